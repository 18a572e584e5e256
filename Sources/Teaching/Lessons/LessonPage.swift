package import Diagnostics
package import Project
package import Reports
package import Scenarios
package import TableTrace

/// The printed parts of a lesson: the scenario and its trace.
package struct LessonPage {
  let loaded: LoadedScenario
  package let scenario: Scenario
  let ink: Ink

  package init(
    loaded: LoadedScenario,
    scenario: Scenario,
    ink: Ink
  ) {
    self.loaded = loaded
    self.scenario = scenario
    self.ink = ink
  }

  /// Returns a heading after an empty line.
  package func head(_ text: String) -> String { "\n" + ink.paint(text, .bold) + "\n" }

  /// The title, the name and the scenario without expectations.
  package var setUp: String {
    ink.paint(Phrase.visible(scenario.title), .bold) + "\n"
      + head("The scenario \(loaded.file.name)")
      + indented(ScenarioLines(loaded.text).riddle)
  }

  /// The lines of the scenario that affect the table.
  package var lines: String { indented(ScenarioLines(loaded.text).all) }

  package func indented(_ lines: [String]) -> String { lines.map { "  \($0)\n" }.joined() }

  /// Prints the trace of a version, and the explanation of an exception below it.
  ///
  /// With numbers, each event has the number that the lesson refers to. The legend before the first
  /// line explains the signs.
  ///
  /// - Returns: The outcome, and the certainty of the calls.
  package func printTrace(
    _ version: SystemVersion,
    names: TraceNames,
    isNumbered: Bool = false,
    legend: String = "",
    in world: World
  ) throws(FileError) -> (outcome: ScenarioRunner.Outcome, sum: CertaintySum) {
    try world.print(head("The trace under \(version)") + legend)
    let target = try RunTarget(nil, in: world)
    var written: [UInt8] = []
    let text = TraceText(
      names: names,
      recipients: scenario.tracedRecipients,
      paint: ink.tracePaint,
      remark: nil,
      write: { block in if isNumbered { written += block } else { target.write(block) } }
    )
    let tally = CertaintyTally(
      Evidence.words(version),
      recipients: scenario.tracedRecipients,
      before: text
    )
    let outcome = ScenarioRunner(scenario: scenario, version: version).run(into: tally)
    text.finish()
    target.write(Array(Self.numbered(String(decoding: written, as: UTF8.self)).utf8))
    try target.close()
    for line in outcome.exception?.explanation(isNumbered ? .events : .lines) ?? [] {
      try world.print("  \(Phrase.visible(line))\n")
    }
    return (outcome, tally.sum)
  }

  /// Returns the lines of a trace, numbered from 1.
  private static func numbered(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    let width = "\(lines.count)".count
    return lines.enumerated().map { place, line in
      let number = "\(place + 1)"
      return String(repeating: " ", count: width - number.count) + number + "  \(line)\n"
    }.joined()
  }
}
