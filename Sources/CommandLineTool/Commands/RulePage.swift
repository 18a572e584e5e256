import Diagnostics
import TableTrace

/// A rule as `rules` and `explain` print it.
struct RulePage {
  var entry: RuleEntry
  /// The version to show; nil shows all bands.
  var version: SystemVersion?
  var ink: Ink

  var text: String {
    var text = "\(ink.paint(entry.id.rawValue, .bold)): \(entry.sentence)\n"
    text += "  \(kind)\n"
    let bands = version.map { version in [entry.band(for: version)].compactMap { $0 } }
    for band in bands ?? entry.bands {
      text += "  \(range(band)): \(band.says)\n"
      let grades = version.map { version in [band.grade(for: version)].compactMap { $0 } }
      for grade in grades ?? band.grades { text += "    \(line(grade))\n" }
    }
    for conflict in entry.conflicts { text += "  but: \(conflict)\n" }
    return text
  }

  /// Whether the rule decides, and which rules decide about it if it does not.
  private var kind: String {
    let deciding = entry.kind.decidedBy.map(\.rawValue)
    return deciding.isEmpty
      ? entry.kind.name : "\(entry.kind.name), decided by \(deciding.joined(separator: ", "))"
  }

  /// How sure a band is, the release from which on unless it is the band's own, and the cases: what shows it, or
  /// where nothing does, what hints at it.
  private func line(_ grade: Grade) -> String {
    let from = version == nil ? grade.from.map { " from \($0)" } ?? "" : ""
    let cases = grade.evidence + grade.hints
    let evidence = cases.isEmpty ? "" : ": \(cases.joined(separator: ", "))"
    return "\(grade.certainty.rawValue)\(from)\(evidence)"
  }

  private func range(_ band: RuleEntry.Band) -> String {
    guard let until = band.until else { return "\(band.since) and later" }
    return "\(band.since) until before \(until)"
  }
}
