package import Goldens
import Project
import Reports
import Scenarios
import TableTrace

/// Compares the claims of the ledger with the results of the scenarios.
package struct Conformance {
  /// The results of the runs of one scenario, without its goldens.
  package struct Evidence {
    /// The path of its log, relative to the folder of goldens, or nil.
    var log: String?
    /// The digest of the log, or nil if it was not read.
    var logDigest: String?
    /// Whether the scenario declares a known difference.
    var isKnownIssue = false
    var findings: [Finding] = []
    /// The number of lines of the log that the trace contains.
    var comparedLines = 0
    /// The number of lines of the log as written in the file.
    var writtenLines = 0
    /// The version that the log was recorded on, or nil if it is unknown.
    var version: SystemVersion?
  }

  package struct Row {
    package var entry: LedgerEntry
    /// The reason why the entry's status is wrong, or nil if it is right.
    package var objection: String?
  }

  package struct LogSum: Hashable {
    package var kind: LogKind
    package var reproduced = 0
    package var all = 0
    package var lines = 0
    /// The number of lines in the files that contain these calls.
    package var written = 0
    /// The log that combines most calls in a line, or nil if no line means several calls.
    var condensed: Condensed?
  }

  /// A log in which a line can mean several calls.
  struct Condensed: Hashable {
    var log: String
    var calls: Int
    var lines: Int
  }

  package let rows: [Row]
  /// The problems of the ledger itself and of the list of logs.
  package let gaps: [EvidenceGap]
  /// The logs whose scenarios were adjusted to match them, in the order of the list.
  package let fittedLogs: [LogList.Log]
  /// The counts of the compared logs by kind, without kinds that have no log.
  package let logSums: [LogSum]
  /// The logs of each version, and the certainty of the library's calls under it.
  package let versions: VersionTable

  /// Compares a ledger with the evidence, whose keys are paths of scenarios.
  init(
    _ ledger: Ledger,
    cases: CaseList,
    logs: LogList,
    evidence: [String: Evidence],
    library: [Scenario] = [],
    jobs: Int = 1
  ) {
    let compared = Dictionary(
      evidence.values.compactMap { shown in shown.log.map { ($0, shown.logDigest) } }
    ) { $0 ?? $1 }
    gaps =
      LedgerCheck(ledger, cases: cases).gaps
      + LogCheck(logs, compared: compared, cases: cases).gaps
    rows = ledger.entries.map { entry in
      Row(entry: entry, objection: Self.objection(to: entry, evidence))
    }
    fittedLogs = logs.logs.filter { $0.fitted != nil }
    logSums = Self.sums(logs, evidence)
    let found = Dictionary(
      evidence.values.compactMap { shown in shown.log.map { ($0, shown.version) } }
    ) { first, _ in first }
    // A log of an unknown version runs under a version that was chosen for it.
    let dated = Set(cases.cases.filter { !$0.shows.isEmpty }.map(\.id))
    versions = VersionTable(
      logs.logs.map { log in
        (log.kind, dated.contains(log.caseID) ? found[log.path] ?? nil : nil)
      },
      library: library,
      jobs: jobs
    )
  }

  /// Whether every case and log has an entry, and every status is right.
  package var isTrue: Bool {
    gaps.isEmpty && rows.allSatisfy { $0.objection == nil }
  }

  package func count(_ status: LedgerStatus) -> Int {
    rows.count { $0.entry.status == status && $0.objection == nil }
  }

  /// The number of claims, fully or partly met, that a test of the project shows.
  package var claimsOfTests: Int {
    rows.count { row in
      guard case .test = row.entry.proof else { return false }
      return row.entry.status == .claimMet || row.entry.status == .partlyMet
    }
  }

  private static func sums(_ logs: LogList, _ evidence: [String: Evidence]) -> [LogSum] {
    LogKind.allCases.compactMap { kind in
      var sum = LogSum(kind: kind)
      let paths = Set(logs.logs.filter { $0.kind == kind }.map(\.path))
      for shown in evidence.values {
        guard let log = shown.log, paths.contains(log) else { continue }
        sum.all += 1
        guard shown.findings.isEmpty, !shown.isKnownIssue else { continue }
        sum.reproduced += 1
        sum.lines += shown.comparedLines
        sum.written += shown.writtenLines
        guard shown.comparedLines > shown.writtenLines,
          shown.comparedLines > sum.condensed?.calls ?? 0
        else { continue }
        sum.condensed = Condensed(
          log: log,
          calls: shown.comparedLines,
          lines: shown.writtenLines
        )
      }
      return sum.all == 0 ? nil : sum
    }
  }

  private static func objection(
    to entry: LedgerEntry,
    _ evidence: [String: Evidence]
  ) -> String? {
    guard case .scenario(let path) = entry.proof else { return nil }
    guard let shown = evidence[path] else { return "there is no scenario '\(path)'" }
    switch entry.status {
    case .reproduced:
      if shown.log == nil { return "'\(path)' names no recorded log" }
      if shown.isKnownIssue { return "'\(path)' is a known issue" }
      return shown.findings.first.map { "'\(path)': \($0.message)" }
    case .claimMet, .partlyMet:
      if shown.isKnownIssue { return "'\(path)' is a known issue" }
      return shown.findings.first.map { "'\(path)': \($0.message)" }
    case .knownIssue:
      if !shown.isKnownIssue { return "'\(path)' is not marked as a known issue" }
      return shown.findings.isEmpty ? "'\(path)' passes" : nil
    case .open, .contradicted, .outOfScope, .follows: return nil
    }
  }
}
