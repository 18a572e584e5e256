package import Diagnostics
import TableTrace

/// An example of the reference page: its scenario file, and the trace of running it.
package struct ReferenceExample: Sendable {
  package var name: String
  package var file: String
  /// The trace from the first step with the word, as `run` prints it.
  ///
  /// If only a reaction has the word, this is the whole trace.
  package var trace: [String]
  /// The mistakes in the file, none in a shipped example.
  package var diagnostics: [Diagnostic]
  /// The result of the run, or nil if the file cannot be read.
  package var outcome: ScenarioRunner.Outcome?

  /// Runs the example of a keyword, and keeps the trace from the first step with its word, or nil
  /// for a keyword without an example.
  init?(_ keyword: Keyword) {
    guard let example = keyword.example else { return nil }
    let name = keyword.name
    self.init(name, file: example.file(title: name)) { line, _ in
      line.text.split(whereSeparator: { !$0.isLetter }).contains(name[...])
    }
  }

  /// Runs an example, and keeps the trace from a step on, counted from 1.
  init(_ name: String, file: String, from step: Int) {
    self.init(name, file: file) { _, number in number == step }
  }

  private init(_ name: String, file: String, isFirst: (TraceLine, Int) -> Bool) {
    self.name = name
    self.file = file
    let decoded = ScenarioDecoder.decode(Array(file.utf8), path: "\(name).yaml")
    diagnostics = decoded.diagnostics
    trace = []
    guard let scenario = decoded.scenario else { return }
    let recorder = TraceRecorder(recipients: scenario.tracedRecipients)
    let version = scenario.versions.first ?? .iOS(17)
    outcome = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    let shown = recorder.lines.drop { $0.kind != .step || !isFirst($0, $0.step) }
    // A step of a reaction has no line of its own, so the whole trace is kept.
    trace = (shown.isEmpty ? recorder.lines[...] : shown).map(\.indented)
  }

  /// Runs the examples of all steps, then of all queries.
  package static var all: [ReferenceExample] {
    (StepTable.steps.keywords + QueryTable.queries.keywords).compactMap(ReferenceExample.init)
  }

  /// Runs the examples of hosts.
  package static var hosts: [ReferenceExample] {
    HostTable.host.keywords.compactMap { keyword in
      keyword.example.map {
        ReferenceExample(keyword.name, file: $0.file(title: keyword.name), from: 1)
      }
    }
  }

  /// The example as Markdown: the file, the trace from the keyword on, and the explanation of an
  /// exception.
  var markdown: [String] {
    let why = outcome?.exception?.explanation ?? []
    return ["```yaml \(name).yaml", String(file.dropLast()), "```", "", "```trace"] + trace
      + ["```", ""] + (why.isEmpty ? [] : ["```why"] + why + ["```", ""])
  }
}
