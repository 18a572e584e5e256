package import Diagnostics
import Goldens
package import Reports
package import Scenarios

/// A scenario file after reading: what it means, or why it means nothing.
package struct LoadedScenario {
  package var file: ScenarioFile
  /// The text as it was read.
  package var text: SourceText
  /// The scenario; nil when there is a mistake.
  package let scenario: Scenario?
  /// The mistakes and warnings.
  package var diagnostics: [Diagnostic]
  /// The same as people read them; empty when there is none.
  package var rendered: String
  /// What keeps it from meaning anything, for whoever looks through many scenarios; its warnings are for
  /// those who work with it.
  package var renderedMistakes: String { scenario == nil ? rendered : "" }
  /// The digest of the text.
  package var digest: String {
    ContentDigest(text.bytes).text
  }

  /// The result of checking a scenario that has mistakes.
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
    // The headline is the message; what the page shows below it are the details.
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
