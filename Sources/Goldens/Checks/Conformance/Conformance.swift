package import Goldens
import Project
import Reports
import Scenarios
import TableTrace

/// The claims of the ledger, compared with the results of the scenarios.
package struct Conformance {
  /// The results of the runs of one scenario, without regard to its goldens.
  package struct Evidence {
    /// The log that it is compared with, by its path below the folder of goldens.
    var log: String?
    /// The digest of the log's bytes, or nil if it was not read.
    var logDigest: String?
    /// Whether the scenario declares a known difference.
    var isKnownIssue = false
    var findings: [Finding] = []
    /// The number of lines of its log that were found.
    var comparedLines = 0
    /// The number of lines of its log as written in the file.
    var writtenLines = 0
    /// The version that its log was recorded on, if it is known.
    var version: SystemVersion?
  }

  package struct Row {
    package var entry: LedgerEntry
    /// The reason why the status is not true, or nil if it is.
    package var objection: String?
  }

  package struct LogSum: Hashable {
    package var kind: LogKind
    package var reproduced = 0
    package var all = 0
    package var lines = 0
    /// The lines of the files with these calls.
    package var written = 0
    /// The log with the most calls, if it has more calls than lines.
    var condensed: Condensed?
  }

  /// A log with lines that mean several calls.
  struct Condensed: Hashable {
    var log: String
    var calls: Int
    var lines: Int
  }

  package let rows: [Row]
  /// The gaps of the ledger itself, and of the list of logs.
  package let gaps: [EvidenceGap]
  /// The logs whose scenarios were made to fit them, in the order of the list.
  package let fittedLogs: [LogList.Log]
  /// The sums of the logs that are compared, by kind; kinds without a log are left out.
  package let logSums: [LogSum]
  /// The logs by version, and the certainty of the calls of the library under each.
  package let versions: VersionTable

  /// Judges a ledger.
  ///
  /// The keys of `evidence` are paths of scenarios.
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
    versions = VersionTable(
      logs.logs.map { ($0.kind, found[$0.path] ?? nil) },
      library: library,
      jobs: jobs
    )
  }

  /// Whether every case and log has an entry and every status is true.
  package var isTrue: Bool {
    gaps.isEmpty && rows.allSatisfy { $0.objection == nil }
  }

  package func count(_ status: LedgerStatus) -> Int {
    rows.count { $0.entry.status == status && $0.objection == nil }
  }

  /// The number of claims, met in whole or in part, that are shown by a test of the project.
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
