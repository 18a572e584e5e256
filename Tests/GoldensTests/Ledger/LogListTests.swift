import Diagnostics
import Testing

@testable import Goldens

@Suite("The list of logs")
struct LogListTests {
  private static let head = "log\tcase\tkind\tdigest\tmade to fit\n"

  @Test("Logs are read in the order of the file")
  func reading() throws {
    let list = try LogList(
      Self.head + "recorded/b.log\tb\tconsole\t0f\t-\n\n" + "lists/a.log\ta\tlist\t1f\tthe size\n"
    )
    #expect(
      list.logs == [
        .init(path: "recorded/b.log", caseID: "b", kind: .console, digest: "0f"),
        .init(path: "lists/a.log", caseID: "a", kind: .list, digest: "1f", fitted: "the size"),
      ]
    )
  }

  @Test(
    "Problems have their line and their sentence",
    arguments: [
      (
        "", 1,
        "the first line does not name the expected columns",
        "the columns log, case, kind, digest, made to fit, separated by tabs"
      ),
      (head + "a\tb\n", 2, "the row needs 5 columns, and a path in the first", nil),
      (
        head + "a\tb\tnoise\td\t-\n", 2,
        "unknown kind of log 'noise'",
        "one of console, again, reconstructed, catalyst, article, controller, list"
      ),
      (
        head + "a\tb\tlist\td\t-\na\tb\tlist\td\t-\n", 3,
        "the log 'a' is listed twice", nil
      ),
    ] as [(String, Int, String, String?)]
  )
  func faults(text: String, line: Int, message: String, expected: String?) {
    let found = #expect(throws: EvidenceProblem.self) { try LogList(text) }
    #expect(
      found == EvidenceProblem(line: line, code: .logList, message: message, expected: expected)
    )
  }

  @Test("A log without a row, a row without a scenario, and a row without a case are reported")
  func gaps() {
    let cases = CaseList(cases: [])
    let list = LogList(logs: [.init(path: "recorded/b.log", caseID: "b", kind: .console)])
    let check = LogCheck(list, compared: ["recorded/a.log": nil], cases: cases)
    #expect(
      check.gaps.map(\.message) == [
        "the log 'recorded/a.log' is not in logs.tsv",
        "no scenario is compared with the log 'recorded/b.log'",
        "the log 'recorded/b.log' belongs to 'b', which is not in cases.tsv",
      ]
    )
  }

  @Test(
    "A changed log is found by its digest, but an unreadable one is not",
    arguments: [
      ("00ff", nil), (nil, nil),
      ("0001", "the digest of the log 'recorded/a.log' is 0001, but logs.tsv has '00ff'"),
    ] as [(String?, String?)]
  )
  func changedBytes(digest: String?, message: String?) throws {
    let cases = try CaseList(
      CaseList.columns.joined(separator: "\t") + "\na\tf\ts\t9\tobserved-log\t-\tobserved\n"
    )
    let text = LogList.columns.joined(separator: "\t") + "\nrecorded/a.log\ta\tconsole\t00ff\t-\n"
    let check = LogCheck(try LogList(text), compared: ["recorded/a.log": digest], cases: cases)
    #expect(check.gaps.map(\.message) == (message.map { [$0] } ?? []))
  }
}
