package import Diagnostics
import Goldens
import Project
import Reports
import TableTrace

/// The ledger as text: a line for each case, the wrong statuses, and the counts.
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

  /// The wrong statuses in the order of the ledger, then the problems of the lists.
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

  /// The logs of an unknown table setup, with the settings that were chosen to match them.
  package var fittedLogs: String {
    guard !conformance.fittedLogs.isEmpty else { return "" }
    let rows = conformance.fittedLogs.map { ["  \($0.path)", $0.fitted ?? ""] }
    return "settings that were chosen to match the log, because the case does not give them:\n"
      + TextTable.lines(rows)
  }

  /// The logs recorded on each version, and the certainty of the library's calls under it.
  package var versions: String {
    let table = conformance.versions
    let header =
      ["version", "logs", "other logs", "calls"] + CertaintyWord.Name.allCases.map(\.rawValue)
    let rows = table.rows.map { row in
      [
        row.version.description, row.logs.description, row.otherLogs.description,
        row.sum.calls.description,
      ] + CertaintyWord.Name.allCases.map { "\(row.share($0)) %" }
    }
    let elsewhere =
      table.logsElsewhere == 0
      ? ""
      : "\(Phrase.count(table.logsElsewhere, "log")) from Mac Catalyst or an unknown version\n"
    return "how sure the calls of all scenarios are, by version "
      + "(without recorded logs, lists and claims):\n"
      + TextTable.lines([header] + rows).split(separator: "\n").map { "  \($0)\n" }.joined()
      + elsewhere
  }

  /// The versions without a log, and the number of logs of an unknown table setup.
  private var limits: String {
    let unrecorded = conformance.versions.unrecorded.map(\.description)
    let versions = unrecorded.isEmpty ? "none" : unrecorded.joined(separator: ", ")
    return "versions without a log: \(versions)\nlogs with settings that were chosen to match, "
      + "because the case does not give them: \(conformance.fittedLogs.count)"
  }

  /// The counts: cases by status, recordings, other logs, and claims.
  package var sums: String {
    let ledger = Ledger(entries: conformance.rows.map(\.entry))
    let counts = ledger.sums.filter { $0.count > 0 }.map { "\($0.count) \($0.status.rawValue)" }
    return """
      cases: \(conformance.rows.count) (\(counts.joined(separator: ", ")))
      \(LogKind.console.plural): \(recordings)
      other logs: \(otherLogs)
      \(limits)
      claims met: \(conformance.count(.claimMet)), in part: \(conformance.count(.partlyMet)); \
      for \(conformance.claimsOfTests) of them the proof is a test, which this command does not run

      """
  }

  /// The console logs of a table on iOS.
  private var recordings: String {
    let sum =
      conformance.logSums.first { $0.kind == .console } ?? Conformance.LogSum(kind: .console)
    let condensed = sum.condensed.map { log in
      "; \(log.log) has \(log.calls) calls in \(log.lines) of these lines"
    }
    return "\(sum.reproduced) of \(sum.all) reproduced, \(sum.written) lines, \(sum.lines) calls"
      + (condensed ?? "")
  }

  /// The logs that are not recordings of a table on iOS, by kind.
  private var otherLogs: String {
    let sums = conformance.logSums.filter { $0.kind != .console }
      .map { "\($0.reproduced) of \($0.all) \($0.kind.plural)" }
    return sums.isEmpty ? "none" : sums.joined(separator: ", ")
  }
}
