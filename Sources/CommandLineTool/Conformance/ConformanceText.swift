import Diagnostics
import Goldens

/// The ledger for people: a line for each case, what is wrong, and the sums.
struct ConformanceText {
  var conformance: Conformance
  var ink: Ink

  /// The rows.
  var table: String {
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
  var objections: String {
    let rows = conformance.rows.compactMap { row in
      row.objection.map { objection in
        ProblemCode.untrueStatus.headline(
          "case '\(row.entry.id)' is not \(row.entry.status.rawValue): \(objection)"
        )
      }
    }
    let lines = rows + conformance.findings.map { $0.code.headline($0.message) }
    return lines.map { "\(ink.paint("✘", .red)) \(Phrase.visible($0))\n" }.joined()
  }

  /// The sums.
  var sums: String {
    let logs = conformance.logs
    let ledger = Ledger(entries: conformance.rows.map(\.entry))
    let counts = ledger.sums.filter { $0.count > 0 }.map { "\($0.count) \($0.status.rawValue)" }
    let met = conformance.rows.filter { $0.entry.status == .claimMet && $0.objection == nil }
    return """
      cases: \(conformance.rows.count) (\(counts.joined(separator: ", ")))
      logs reproduced: \(logs.reproduced) of \(logs.all), \(logs.lines) lines compared
      claims met: \(met.count)

      """
  }
}
