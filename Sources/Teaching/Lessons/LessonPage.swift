package import Diagnostics
package import Project
package import Reports
package import Scenarios
package import TableTrace

/// The printed parts of a lesson: the scenario, its trace.
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

  /// A headline with an empty line before it.
  package func head(_ text: String) -> String { "\n" + ink.paint(text, .bold) + "\n" }

  /// The title, and the scenario below its name, without expectations.
  package var setUp: String {
    ink.paint(Phrase.visible(scenario.title), .bold) + "\n"
      + head("The scenario \(loaded.file.name)")
      + indented(ScenarioLines(loaded.text).riddle)
  }

  /// The lines of the scenario that affect the table.
  package var lines: String { indented(ScenarioLines(loaded.text).all) }

  package func indented(_ lines: [String]) -> String { lines.map { "  \($0)\n" }.joined() }

  /// Prints the trace of a version, and the explanation of a crash below it.
  ///
  /// With numbers, an event has the number by which a lesson refers to it. The legend explains the
  /// signs before the first line. Returns the outcome, and the certainty of the calls.
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

  /// The lines of a trace, each after its number from 1.
  private static func numbered(_ text: String) -> String {
    let lines = text.split(separator: "\n")
    let width = "\(lines.count)".count
    return lines.enumerated().map { place, line in
      let number = "\(place + 1)"
      return String(repeating: " ", count: width - number.count) + number + "  \(line)\n"
    }.joined()
  }
}
