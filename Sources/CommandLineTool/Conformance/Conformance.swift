import Goldens
import Reports

/// What the ledger claims, next to what the scenarios show.
struct Conformance {
  /// What the runs of one scenario showed, its goldens left aside.
  struct Evidence {
    /// Whether it is compared with a recorded log.
    var hasLog = false
    /// Whether it says of itself that it differs.
    var isKnownIssue = false
    /// What differs.
    var findings: [Finding] = []
    /// The lines of its log that were found.
    var comparedLines = 0
  }

  /// One entry with the judgement on it.
  struct Row {
    var entry: LedgerEntry
    /// Why the status is not true; nil when it is.
    var objection: String?
  }

  let rows: [Row]
  /// What is wrong with the ledger itself.
  let findings: [LedgerCheck.Finding]
  private let evidence: [String: Evidence]

  /// Judges a ledger; `evidence` is by the paths of scenarios.
  init(_ ledger: Ledger, cases: CaseList, evidence: [String: Evidence]) {
    self.evidence = evidence
    findings = LedgerCheck(ledger, cases: cases).findings
    rows = ledger.entries.map { entry in
      Row(entry: entry, objection: Self.objection(to: entry, evidence))
    }
  }

  /// Whether every case is accounted for and every status true.
  var isTrue: Bool {
    findings.isEmpty && rows.allSatisfy { $0.objection == nil }
  }

  /// The recorded logs that scenarios are compared with: reproduced ones and all.
  var logs: (reproduced: Int, all: Int, lines: Int) {
    let compared = evidence.values.filter(\.hasLog)
    let reproduced = compared.filter { $0.findings.isEmpty && !$0.isKnownIssue }
    let lines = reproduced.map(\.comparedLines).reduce(0, +)
    return (reproduced.count, compared.count, lines)
  }

  private static func objection(
    to entry: LedgerEntry,
    _ evidence: [String: Evidence]
  ) -> String? {
    guard case .scenario(let path) = entry.proof else { return nil }
    guard let shown = evidence[path] else { return "there is no scenario '\(path)'" }
    switch entry.status {
    case .reproduced:
      if !shown.hasLog { return "'\(path)' names no recorded log" }
      if shown.isKnownIssue { return "'\(path)' is a known issue" }
      return shown.findings.first.map { "'\(path)': \($0.message)" }
    case .claimMet:
      if shown.isKnownIssue { return "'\(path)' is a known issue" }
      return shown.findings.first.map { "'\(path)': \($0.message)" }
    case .knownIssue:
      if !shown.isKnownIssue { return "'\(path)' says nothing of a known issue" }
      return shown.findings.isEmpty ? "'\(path)' passes" : nil
    case .open, .contradicted, .outOfScope, .follows: return nil
    }
  }
}
