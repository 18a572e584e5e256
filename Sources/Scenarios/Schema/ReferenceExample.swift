package import Diagnostics
import TableTrace

/// An example of the reference page, run: its scenario file and what the command made happen.
package struct ReferenceExample: Sendable {
  /// The word of the command.
  package var name: String
  /// The scenario file.
  package var file: String
  /// The trace from the first step that has the word, as `run` prints it.
  package var trace: [String]
  /// What is wrong with the file; nothing in an example that may ship.
  package var diagnostics: [Diagnostic]
  /// What the run came to; nil when the file cannot be read.
  package var outcome: ScenarioRunner.Outcome?

  /// Runs the example of a command; nil for a command that has none.
  init?(_ command: Command) {
    guard let example = command.example else { return nil }
    name = command.name
    file = example.file(title: command.name)
    let decoded = ScenarioDecoder.decode(Array(file.utf8), path: "\(name).yaml")
    diagnostics = decoded.diagnostics
    trace = []
    guard let scenario = decoded.scenario else { return }
    let recorder = TraceRecorder(recipients: scenario.tracedRecipients)
    let version = scenario.versions.first ?? .iOS(17)
    outcome = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    let shown = recorder.lines.drop { line in
      line.kind != .step || !line.text.split(whereSeparator: { !$0.isLetter }).contains(name[...])
    }
    trace = shown.map(\.indented)
  }

  /// The examples of all steps, then of all queries, run now.
  package static var all: [ReferenceExample] {
    (StepTable.steps.commands + QueryTable.queries.commands).compactMap(ReferenceExample.init)
  }

  /// The example as Markdown: the file, then what `run` prints from the command on.
  var markdown: [String] {
    ["```yaml \(name).yaml", String(file.dropLast()), "```", "", "```trace"]
      + trace + ["```", ""]
  }
}
