import Diagnostics
import Reports
import Scenarios
import TableTrace
import YAMLSource

/// The parts of a lesson as commands print them: the scenario, its trace.
struct LessonPage {
  /// The keys of a scenario that speak to the reader and say nothing to the table.
  private static let spoken: Set<String> = ["version", "title", "learn", "about", "source", "tags"]

  let loaded: LoadedScenario
  let scenario: Scenario
  let ink: Ink

  /// A headline with an empty line in front.
  func head(_ text: String) -> String { "\n" + ink.paint(text, .bold) + "\n" }

  /// The title, and the scenario below its name.
  var setUp: String {
    ink.paint(scenario.title, .bold) + "\n" + head("The scenario \(loaded.file.name)") + lines
  }

  /// The lines of the scenario that say something to the table.
  var lines: String {
    let pairs = YAMLDocument(loaded.text).root?.pairs ?? []
    let starts = pairs.map { (key: $0.key, line: $0.keyRange.start.line) }
    let text = String(decoding: loaded.text.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept = ""
    for (place, start) in starts.enumerated() where !Self.spoken.contains(start.key) {
      let end = place + 1 < starts.count ? starts[place + 1].line : lines.count + 1
      let part = lines[(start.line - 1)..<max(start.line, end - 1)]
      for line in part where !line.isEmpty { kept += "  \(Phrase.visible(String(line)))\n" }
    }
    return kept
  }

  /// Prints the trace of a version, and the arithmetic of a crash below it.
  func printTrace(
    _ version: SystemVersion,
    names: TraceNames,
    in world: World
  ) throws(FileError) -> ScenarioRunner.Outcome {
    try world.print(head("The trace under \(version)"))
    let target = try RunTarget(nil, in: world)
    let text = TraceText(
      names: names,
      recipients: scenario.tracedRecipients,
      paint: ink.tracePaint,
      remark: nil,
      write: target.write
    )
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: text)
    text.finish()
    try target.close()
    for line in outcome.exception?.explanation ?? [] {
      try world.print("  \(Phrase.visible(line))\n")
    }
    return outcome
  }
}
