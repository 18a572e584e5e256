import Diagnostics
import Goldens
import Reports
import Scenarios

/// A scenario file after reading: what it means, or why it means nothing.
struct LoadedScenario {
  var file: ScenarioFile
  /// The text as it was read.
  var text: SourceText
  /// The scenario; nil when there is a mistake.
  let scenario: Scenario?
  /// The mistakes and warnings.
  var diagnostics: [Diagnostic]
  /// The same as people read them; empty when there is none.
  var rendered: String
  /// What keeps it from meaning anything, for whoever looks through many scenarios; its warnings are for
  /// those who work with it.
  var renderedMistakes: String { scenario == nil ? rendered : "" }
  /// The mistakes, one a line of the result of a check.
  var findings: [Finding]

  /// The digest of the text.
  var digest: String {
    ContentDigest(text.bytes).text
  }

  /// The result of checking a scenario that has mistakes.
  var invalidResult: CheckResult {
    CheckResult(scenario: file.name, file: file.path, version: nil, findings: findings)
  }
}
