package import Diagnostics
import Goldens
import Project

/// The ledger for people: a line for each case, what is wrong, and the sums.
package struct ConformanceText {
  var conformance: Conformance
  var ink: Ink

  package init(
    conformance: Conformance,
    ink: Ink
  ) {
    self.conformance = conformance
    self.ink = ink
  }

  /// The rows.
  package var table: String {
    TextTable.lines(
      conformance.rows.map { row in
        let entry = row.entry
        let mark = row.objection == nil ? " " : "✘"
        let version = entry.ios.isEmpty ? "" : " [\(entry.ios)]"
        return [mark, entry.id, entry.status.rawValue, entry.source + version]
          .map(Phrase.visible)
      }
    )
  }

  /// What is not true, in the order of the ledger, then the gaps.
  package var objections: String {
    let rows = conformance.rows.compactMap { row in
      row.objection.map { objection in
        ProblemCode.untrueStatus.headline(
          "case '\(row.entry.id)' is not \(row.entry.status.rawValue): \(objection)"
        )
      }
    }
    let lines = rows + conformance.gaps.map { $0.code.headline($0.message) }
    return lines.map { "\(ink.paint("✘", .red)) \(Phrase.visible($0))\n" }.joined()
  }

  /// The logs whose set-up nobody told and that was made to fit, with what was chosen.
  package var fittedLogs: String {
    guard !conformance.fittedLogs.isEmpty else { return "" }
    let rows = conformance.fittedLogs.map { ["  \($0.path)", $0.fitted ?? ""] }
    return "made to fit, because the case does not tell the set-up:\n" + TextTable.lines(rows)
  }

  /// The sums: cases by status, then recordings apart from what is none, then claims.
  package var sums: String {
    let ledger = Ledger(entries: conformance.rows.map(\.entry))
    let counts = ledger.sums.filter { $0.count > 0 }.map { "\($0.count) \($0.status.rawValue)" }
    return """
      cases: \(conformance.rows.count) (\(counts.joined(separator: ", ")))
      \(LogKind.console.plural): \(recordings)
      other logs: \(otherLogs)
      claims met: \(conformance.count(.claimMet)), in part: \(conformance.count(.partlyMet)); \
      \(conformance.claimsOfTests) of them by tests, which are not run here

      """
  }

  /// The console logs of a table on iOS.
  private var recordings: String {
    let sum =
      conformance.logSums.first { $0.kind == .console } ?? Conformance.LogSum(kind: .console)
    return "\(sum.reproduced) of \(sum.all) reproduced, \(sum.lines) lines compared"
  }

  /// The logs that are no recordings of a table on iOS, by kind.
  private var otherLogs: String {
    let sums = conformance.logSums.filter { $0.kind != .console }
      .map { "\($0.reproduced) of \($0.all) \($0.kind.plural)" }
    return sums.isEmpty ? "none" : sums.joined(separator: ", ")
  }
}
