package import Diagnostics
import Goldens
package import Reports
package import Scenarios

/// A scenario file after reading, with its scenario or its errors.
package struct LoadedScenario {
  package var file: ScenarioFile
  package var text: SourceText
  /// The scenario, or nil if there is an error.
  package let scenario: Scenario?
  /// The errors and warnings.
  package var diagnostics: [Diagnostic]
  /// The errors and warnings as text, or empty if there are none.
  package var rendered: String
  /// The errors as text without warnings, for commands that read many scenarios.
  package var renderedMistakes: String { scenario == nil ? rendered : "" }
  package var digest: String {
    ContentDigest(text.bytes).text
  }

  package var invalidResult: CheckResult {
    let errors = diagnostics.filter { $0.severity == .error }.sorted()
    return CheckResult(
      scenario: file.name,
      file: file.path,
      version: nil,
      findings: errors.map(finding)
    )
  }

  private func finding(_ error: Diagnostic) -> Finding {
    let record = DiagnosticRecord(error)
    // The headline is the message, and the rest of the page are the details.
    let page = DiagnosticRenderer().render(error, source: text)
    return Finding(
      .invalid,
      file: file.path,
      line: record.line,
      message: "\(record.code): \(record.message)",
      details: page.split(separator: "\n").dropFirst(2).map(String.init)
    )
  }
}
