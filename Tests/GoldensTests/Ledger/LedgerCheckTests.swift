import Diagnostics
import TableTrace
import Testing

@testable import Goldens

@Suite("The ledger")
struct LedgerCheckTests {
  private static func entry(
    _ id: String,
    _ status: LedgerStatus,
    proof: LedgerEntry.Proof? = nil,
    reason: String? = nil
  ) -> LedgerEntry {
    LedgerEntry(
      id: id,
      source: "a blog",
      ios: "9",
      status: status,
      proof: proof,
      reason: reason
    )
  }

  private static let cases = CaseList(
    cases: ["one", "two"].map {
      CaseList.Case(
        id: $0,
        folder: "load",
        source: "a blog",
        ios: "9",
        certainty: "measured",
        shows: [],
        grade: .measured
      )
    }
  )

  @Test("A complete ledger has no findings")
  func complete() {
    let ledger = Ledger(entries: [
      Self.entry("two", .open, reason: "needs scrolling"),
      Self.entry("one", .reproduced, proof: .scenario("Scenarios/load/one.yaml")),
    ])
    #expect(LedgerCheck(ledger, cases: Self.cases).gaps.isEmpty)
    #expect(ledger.sums.map(\.status) == LedgerStatus.allCases)
    #expect(ledger.sums.map(\.count) == [1, 0, 0, 0, 1, 0, 0, 0])
  }

  @Test("Cases without an entry, entries without a case and repeated entries are found")
  func accounting() {
    let ledger = Ledger(entries: [
      Self.entry("three", .open, reason: "later"),
      Self.entry("two", .open, reason: "later"),
      Self.entry("two", .open, reason: "later"),
    ])
    let gaps = LedgerCheck(ledger, cases: Self.cases).gaps
    #expect(
      gaps == [
        EvidenceGap(code: .unknownCase, message: "'three' is in the ledger, but not in cases.tsv"),
        EvidenceGap(code: .entryTwice, message: "case 'two' is in the ledger more than once"),
        EvidenceGap(
          code: .unaccountedCase,
          message: "case 'one' of cases.tsv is not in the ledger"
        ),
      ]
    )
  }

  @Test("Every status needs a proof, a reason, or both", arguments: LedgerStatus.allCases)
  func needs(status: LedgerStatus) {
    let cases = CaseList(cases: [Self.cases.cases[0]])
    let codes = LedgerCheck(
      Ledger(entries: [Self.entry("one", status, proof: .test(""), reason: " ")]),
      cases: cases
    ).gaps.map(\.code)
    let expected: [ProblemCode] =
      switch status {
      case .reproduced, .claimMet: [.entryWithoutProof]
      case .partlyMet, .knownIssue: [.entryWithoutReason, .entryWithoutProof]
      case .open, .contradicted, .outOfScope, .follows: [.entryWithoutReason]
      }
    #expect(codes == expected)
  }

  @Test("The statuses have the words of the file")
  func words() {
    #expect(
      LedgerStatus.allCases.map(\.rawValue) == [
        "reproduced", "claim-met", "partly-met", "known-issue", "open", "contradicted",
        "out-of-scope", "follows",
      ]
    )
  }
}
