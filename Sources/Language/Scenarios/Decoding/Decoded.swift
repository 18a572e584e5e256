package import Diagnostics

/// The result of decoding a scenario file.
package struct Decoded: Sendable {
  /// The scenario, or nil if there is an error.
  package let scenario: Scenario?
  /// Errors and warnings, sorted by place.
  package var diagnostics: [Diagnostic]
  /// The text for rendering the diagnostics.
  package var source: SourceText

  /// Whether the scenario cannot be run.
  package var hasErrors: Bool {
    diagnostics.contains { $0.severity == .error }
  }
}
