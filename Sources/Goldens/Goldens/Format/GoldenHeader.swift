package import TableTrace

/// The lines at the top of a golden: the format, the scenario and the version.
package struct GoldenHeader: Hashable, Sendable {
  package static let formatVersion = 1
  /// The number of lines before the first line of the trace, including the blank line.
  package static let lineCount = 4

  /// The path of the scenario without its extension, relative to the folder of scenarios.
  package var scenario: String
  package var os: SystemVersion

  package init(scenario: String, os: SystemVersion) {
    self.scenario = scenario
    self.os = os
  }

  /// Whether both consist of the same bytes.
  package static func == (one: GoldenHeader, other: GoldenHeader) -> Bool {
    one.os == other.os && one.scenario.isWritten(as: other.scenario)
  }

  package var text: String { text(.trace) }

  func text(_ format: GoldenFormat) -> String {
    "\(format.name)\(Self.formatVersion)\nscenario: \(scenario)\nos: \(os)\n\n"
  }
}

package enum GoldenFormat: String, CaseIterable, Sendable {
  /// A trace, which is compared byte for byte.
  case trace
  /// A pattern of a trace, with optional parts.
  case pattern

  var name: String { "tabletrace \(rawValue) " }
  package var fileEnding: String { ".\(rawValue)" }
}
