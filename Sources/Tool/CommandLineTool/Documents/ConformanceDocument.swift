import Checks
import Diagnostics
import Goldens
import Reports
import TableTrace
import Teaching

/// The ledger as a JSON document: every case with its status, and the totals.
enum ConformanceDocument {
  static let shape = JSONShape<Conformance>([
    .version,
    .init("isTrue", .flag, \.isTrue),
    .init("cases", .list(row), \.rows),
    .init("gaps", .list(gap), \.gaps),
    .init("fittedLogs", .list(fittedLog), \.fittedLogs),
    .init("logs", .list(logs), \.logSums),
    .init("claims", .object(claims), \.self),
    .init("versions", .list(version), \.versions.rows),
  ])

  private static let row = JSONShape<Conformance.Row>([
    .init("id", .text, \.entry.id),
    .init("status", .word, \.entry.status),
    .init("source", .text, \.entry.source),
    .init("ios", optional: .text) { $0.entry.ios.isEmpty ? nil : $0.entry.ios },
    .init("objection", optional: .text, \.objection),
  ])

  private static let gap = JSONShape<EvidenceGap>([
    .init("code", .text, \.code.name),
    .init("message", .text, \.message),
  ])

  private static let fittedLog = JSONShape<LogList.Log>([
    .init("path", .text, \.path),
    .init("fitted", .text) { $0.fitted ?? "" },
  ])

  private static let logs = JSONShape<Conformance.LogSum>([
    .init("kind", .word, \.kind),
    .init("reproduced", .count, \.reproduced),
    .init("all", .count, \.all),
    .init("lines", .count, \.lines),
    .init("writtenLines", .count, \.written),
  ])

  private static let claims = JSONShape<Conformance>([
    .init("met", .count) { $0.count(.claimMet) },
    .init("partlyMet", .count) { $0.count(.partlyMet) },
    .init("byTests", .count, \.claimsOfTests),
  ])

  private static let version = JSONShape<VersionTable.Row>([
    .init("os", .text, \.version.description),
    .init("logs", .count, \.logs),
    .init("otherLogs", .count, \.otherLogs),
    .init("calls", .count, \.sum.calls),
    .init("seen", .count) { $0.sum.count(.seen) },
    .init("seenBefore", .count) { $0.sum.count(.seenBefore) },
    .init("documented", .count) { $0.sum.count(.documented) },
    .init("guess", .count) { $0.sum.count(.guess) },
  ])
}
