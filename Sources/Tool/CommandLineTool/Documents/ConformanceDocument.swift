import Checks
import Diagnostics
import Goldens

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

  /// The document of a ledger that was judged.
  init(_ conformance: Conformance) {
    isTrue = conformance.isTrue
    cases = conformance.rows.map(Case.init)
    gaps = conformance.gaps.map { Gap(code: $0.code.name, message: $0.message) }
    fittedLogs = conformance.fittedLogs.map { FittedLog(path: $0.path, fitted: $0.fitted ?? "") }
    logs = conformance.logSums.map { sum in
      Logs(kind: sum.kind.rawValue, reproduced: sum.reproduced, all: sum.all, lines: sum.lines)
    }
    claims = Claims(
      met: conformance.count(.claimMet),
      partlyMet: conformance.count(.partlyMet),
      byTests: conformance.claimsOfTests
    )
  }
}
