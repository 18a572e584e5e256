import Checks
import Diagnostics
import Goldens
import Reports
import TableTrace

/// The ledger as a JSON document: every case with the judgement on it, and the sums.
struct ConformanceDocument: Encodable {
  private struct Case: Encodable {
    var id: String
    var status: String
    var source: String
    var ios: String?
    var objection: String?

    init(_ row: Conformance.Row) {
      id = row.entry.id
      status = row.entry.status.rawValue
      source = row.entry.source
      ios = row.entry.ios.isEmpty ? nil : row.entry.ios
      objection = row.objection
    }
  }

  private struct Gap: Encodable {
    var code: String
    var message: String
  }

  private struct FittedLog: Encodable {
    var path: String
    var fitted: String
  }

  private struct Logs: Encodable {
    var kind: String
    var reproduced: Int
    var all: Int
    var lines: Int
    /// The lines of the files that the calls stand in.
    var writtenLines: Int
  }

  /// A version of iOS: its logs, and the calls of the library under it by their words.
  private struct Version: Encodable {
    var os: String
    var logs: Int
    var otherLogs: Int
    var calls: Int
    var seen: Int
    var seenBefore: Int
    var documented: Int
    var guess: Int

    init(_ row: VersionTable.Row) {
      os = row.version.description
      logs = row.logs
      otherLogs = row.otherLogs
      calls = row.sum.calls
      seen = row.sum.count(.seen)
      seenBefore = row.sum.count(.seenBefore)
      documented = row.sum.count(.documented)
      guess = row.sum.count(.guess)
    }
  }

  private struct Claims: Encodable {
    var met: Int
    var partlyMet: Int
    var byTests: Int
  }

  private var version = 1
  private var isTrue: Bool
  private var cases: [Case]
  private var gaps: [Gap]
  private var fittedLogs: [FittedLog]
  private var logs: [Logs]
  private var claims: Claims
  private var versions: [Version]

  /// The document of a ledger that was judged.
  init(_ conformance: Conformance) {
    isTrue = conformance.isTrue
    cases = conformance.rows.map(Case.init)
    gaps = conformance.gaps.map { Gap(code: $0.code.name, message: $0.message) }
    fittedLogs = conformance.fittedLogs.map { FittedLog(path: $0.path, fitted: $0.fitted ?? "") }
    logs = conformance.logSums.map { sum in
      Logs(
        kind: sum.kind.rawValue,
        reproduced: sum.reproduced,
        all: sum.all,
        lines: sum.lines,
        writtenLines: sum.written
      )
    }
    versions = conformance.versions.rows.map(Version.init)
    claims = Claims(
      met: conformance.count(.claimMet),
      partlyMet: conformance.count(.partlyMet),
      byTests: conformance.claimsOfTests
    )
  }
}
