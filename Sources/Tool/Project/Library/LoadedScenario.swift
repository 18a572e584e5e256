package import Diagnostics
import Goldens
package import Reports
package import Scenarios

/// A scenario file after reading: its scenario, or its errors.
package struct LoadedScenario {
  package var file: ScenarioFile
  /// The text as it was read.
  package var text: SourceText
  /// The scenario; nil if there is an error.
  package let scenario: Scenario?
  /// The errors and warnings.
  package var diagnostics: [Diagnostic]
  /// The errors and warnings as text; empty if there are none.
  package var rendered: String
  /// The errors as text, for commands that read many scenarios; warnings are omitted.
  package var renderedMistakes: String { scenario == nil ? rendered : "" }
  /// The errors, as findings of a check.
  var findings: [Finding]

  package var digest: String {
    ContentDigest(text.bytes).text
  }

  package var invalidResult: CheckResult {
    CheckResult(scenario: file.name, file: file.path, version: nil, findings: findings)
  }
}
