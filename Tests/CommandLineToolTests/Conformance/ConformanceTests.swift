import Diagnostics
import Reports
import TableTrace
import Testing
import YAMLSource

@testable import Checks
@testable import Goldens
@testable import Project

struct ConformanceTests {
  private let cases: CaseList

  init() throws {
    let rows = ["a", "b", "c", "d"].map { "\($0)\tload\tlog of \($0)\t9\tlog\tiOS 9\tobserved\n" }
    cases = try CaseList("id\tfolder\tsource\tios\tcertainty\tshows\tgrade\n" + rows.joined())
  }

  private func read(_ text: String) -> LedgerReader {
    let source = SourceText(path: "ledger.yaml", bytes: Array(text.utf8))
    return LedgerReader(YAMLDocument(source), cases: cases)
  }

  @Test func entriesTakeTheirFactsFromTheList() {
    let reader = read(
      """
      - id: a
        status: reproduced
        scenario: Scenarios/a.yaml
      - {id: b, status: open, reason: later}
      - {id: c, status: claim-met, test: someTest}
      """
    )
    #expect(reader.problems.isEmpty)
    #expect(reader.entries.map(\.id) == ["a", "b", "c"])
    #expect(reader.entries.map(\.source) == ["log of a", "log of b", "log of c"])
    #expect(
      reader.entries.map(\.proof) == [.scenario("Scenarios/a.yaml"), nil, .test("someTest")]
    )
    #expect(reader.entries[1].reason == "later")
  }

  @Test func mistakesAreNamedWithTheirLine() {
    let reader = read(
      """
      - id: a
        status: done
      - status: open
      - {id: b, status: open, why: x}
      - word
      - {id: [b], status: open}
      """
    )
    #expect(
      reader.problems.map(\.line) == [1, 3, 4, 5, 6, 6]
    )
    #expect(
      reader.problems.map(\.message).prefix(3) == [
        "unknown status of 'a'",
        "the entry has no 'id'",
        "unknown key 'why'",
      ]
    )
    #expect(
      reader.problems.map(\.expected).prefix(3) == [
        "one of reproduced, claim-met, partly-met, known-issue, open, contradicted, out-of-scope, "
          + "follows",
        nil,
        "id, status, scenario, test, reason",
      ]
    )
    #expect(read("a: b").problems.map(\.message) == ["the ledger must be a list of entries"])
    #expect(!read("- [").problems.isEmpty)
  }

  private static let evidence: [String: Conformance.Evidence] = [
    "good.yaml": .init(
      log: "recorded/good.log",
      comparedLines: 12,
      writtenLines: 5,
      version: .iOS(9, 3)
    ),
    "told.yaml": .init(log: "lists/told.log", comparedLines: 7),
    "plain.yaml": .init(),
    "known.yaml": .init(
      log: "recorded/known.log",
      isKnownIssue: true,
      findings: [finding],
      comparedLines: 3
    ),
    "gone.yaml": .init(log: "recorded/gone.log", isKnownIssue: true),
    "bad.yaml": .init(log: "recorded/bad.log", findings: [finding]),
  ]
  private static let logs = LogList(logs: [
    .init(path: "recorded/good.log", caseID: "a", kind: .console),
    .init(path: "recorded/known.log", caseID: "a", kind: .console),
    .init(path: "recorded/gone.log", caseID: "a", kind: .console),
    .init(path: "recorded/bad.log", caseID: "a", kind: .article, fitted: "the height"),
    .init(path: "lists/told.log", caseID: "a", kind: .list),
  ])
  private static let finding = Finding(.logDivergence, file: "f", message: "moved")

  @Test(
    arguments: [
      (LedgerStatus.reproduced, "good.yaml", nil),
      (.reproduced, "plain.yaml", "'plain.yaml' names no recorded log"),
      (.reproduced, "known.yaml", "'known.yaml' is a known issue"),
      (.reproduced, "bad.yaml", "'bad.yaml': moved"),
      (.reproduced, "none.yaml", "there is no scenario 'none.yaml'"),
      (.claimMet, "plain.yaml", nil),
      (.claimMet, "bad.yaml", "'bad.yaml': moved"),
      (.partlyMet, "plain.yaml", nil),
      (.partlyMet, "bad.yaml", "'bad.yaml': moved"),
      (.knownIssue, "known.yaml", nil),
      (.knownIssue, "gone.yaml", "'gone.yaml' passes"),
      (.knownIssue, "good.yaml", "'good.yaml' is not marked as a known issue"),
    ] as [(LedgerStatus, String, String?)]
  )
  func statusMustBeTrue(status: LedgerStatus, path: String, objection: String?) {
    let entry = LedgerEntry(
      id: "a",
      source: "",
      ios: "",
      status: status,
      proof: .scenario(path),
      reason: "x"
    )
    let one = CaseList(cases: Array(cases.cases.prefix(1)))
    let conformance = Conformance(
      Ledger(entries: [entry]),
      cases: one,
      logs: Self.logs,
      evidence: Self.evidence
    )
    #expect(conformance.rows.map(\.objection) == [objection])
    #expect(conformance.isTrue == (objection == nil))
  }

  @Test func sumsAndGapsAreShown() {
    let entry = LedgerEntry(
      id: "a",
      source: "log of a",
      ios: "9",
      status: .reproduced,
      proof: .scenario("good.yaml")
    )
    let conformance = Conformance(
      Ledger(entries: [entry]),
      cases: cases,
      logs: Self.logs,
      evidence: Self.evidence
    )
    let text = ConformanceText(conformance: conformance, ink: Ink(isColoured: false))
    #expect(text.table == "   a  reproduced  log of a [9]\n")
    #expect(text.objections.contains("✘ C011: case 'b' of cases.tsv is not in the ledger\n"))
    #expect(
      text.sums == """
        cases: 1 (1 reproduced)
        console logs of a table on iOS: 1 of 3 reproduced, 5 lines, 12 calls; \
        recorded/good.log has 12 calls in 5 of these lines
        other logs: 0 of 1 from an article about Mac Catalyst, 1 of 1 lists of calls that an author wrote
        versions without a log: iOS 4, iOS 5, iOS 6, iOS 7, iOS 8, iOS 10, iOS 11, iOS 12, iOS 13, iOS 14, \
        iOS 15, iOS 16, iOS 17, iOS 18, iOS 26
        logs with settings that were chosen to match, because the case does not give them: 1
        claims met: 0, in part: 0; for 0 of them the proof is a test, which this command does not run

        """
    )
    #expect(
      text.fittedLogs == """
        settings that were chosen to match the log, because the case does not give them:
          recorded/bad.log  the height

        """
    )
  }

  @Test func aLogThatCannotBeReadIsNoDifference() {
    let files = Samples.project([
      "Golden/recorded/cases.tsv": "id\tfolder\tsource\tios\tcertainty\tshows\tgrade\n",
      "Golden/recorded/ledger.yaml": "[]\n",
    ])
    files.unreadable["Scenarios/load/two-rows.yaml"] = "Permission denied"
    let run = ToolRun(["conformance"], files: files)
    #expect(run.errors.contains("Permission denied"))
    #expect(run.code == .invalid)
  }
}
