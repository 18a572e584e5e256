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
    let bands = version.map { version in [entry.band(for: version)].compactMap { $0 } }
    for band in bands ?? entry.bands {
      text += "  \(range(band)): \(band.says)\n"
      let evidence = band.evidence.isEmpty ? "" : ": \(band.evidence.joined(separator: ", "))"
      text += "    \(band.certainty.rawValue)\(evidence)\n"
    }
    for conflict in entry.conflicts { text += "  but: \(conflict)\n" }
    return text
  }

  private func range(_ band: RuleEntry.Band) -> String {
    guard let until = band.until else { return "\(band.since) and later" }
    return "\(band.since) until before \(until)"
  }
}
