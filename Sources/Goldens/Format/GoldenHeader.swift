package import TableTrace

/// The lines at the top of a golden: the format, the scenario and the version that made it.
package struct GoldenHeader: Hashable, Sendable {
  /// The version of the text format that this program writes and reads.
  package static let formatVersion = 1
  /// How the first line begins.
  static let formatName = "tabletrace trace "
  /// The number of lines before the first line of the trace, with the blank one.
  package static let lineCount = 4

  /// The path of the scenario without its extension, as the golden's folder mirrors it.
  package var scenario: String
  /// The version of the system.
  package var os: SystemVersion

  /// Makes a header.
  package init(scenario: String, os: SystemVersion) {
    self.scenario = scenario
    self.os = os
  }

  /// The header as text, with the blank line that ends it.
  package var text: String {
    "\(Self.formatName)\(Self.formatVersion)\nscenario: \(scenario)\nos: \(os)\n\n"
  }
}
