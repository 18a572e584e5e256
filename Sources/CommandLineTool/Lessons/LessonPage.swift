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

  /// The title, and the scenario below its name, without what it expects.
  var setUp: String {
    ink.paint(scenario.title, .bold) + "\n" + head("The scenario \(loaded.file.name)")
      + riddle
  }

  /// The lines of the scenario that say something to the table.
  var lines: String { lines(without: []) }

  /// The same without its expectations, which tell somebody who is asked to predict what comes.
  var riddle: String {
    let steps = YAMLDocument(loaded.text).root?.pairs?.first { $0.key == "steps" }
    guard let entries = steps?.value.entries else { return lines }
    let text = String(decoding: loaded.text.bytes, as: UTF8.self)
    let written = text.split(separator: "\n", omittingEmptySubsequences: false)
    let hidden = Self.expectations(entries, before: written.count + 1, in: written)
    return lines(without: hidden)
  }

  /// The lines, counted from 1, of entries that are nothing but an expectation on lines of its own.
  private static func expectations(
    _ entries: [YAMLNode],
    before end: Int,
    in written: [Substring]
  ) -> Set<Int> {
    var hidden: Set<Int> = []
    for (place, entry) in entries.enumerated() {
      let start = entry.range.start.line
      let next = place + 1 < entries.count ? entries[place + 1].range.start.line : end
      let front = written[start - 1].prefix(entry.range.start.column - 1)
      if let pairs = entry.pairs, pairs.count == 1, pairs[0].key == "expect",
        front.allSatisfy({ " -".contains($0) }), start < next
      {
        hidden.formUnion(start..<next)
      }
      for pair in entry.pairs ?? [] {
        hidden.formUnion(expectations(pair.value.entries ?? [], before: next, in: written))
      }
    }
    return hidden
  }

  private func lines(without hidden: Set<Int>) -> String {
    let pairs = YAMLDocument(loaded.text).root?.pairs ?? []
    let starts = pairs.map { (key: $0.key, line: $0.keyRange.start.line) }
    let text = String(decoding: loaded.text.bytes, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    var kept = ""
    for (place, start) in starts.enumerated() where !Self.spoken.contains(start.key) {
      let end = place + 1 < starts.count ? starts[place + 1].line : lines.count + 1
      for number in start.line..<max(start.line + 1, end) {
        let line = lines[number - 1]
        guard !line.isEmpty, !hidden.contains(number) else { continue }
        kept += "  \(Phrase.visible(String(line)))\n"
      }
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
