import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace
import Teaching

extension RunCommand {
  /// The outcome of a run, and the certainty of its calls if it is printed.
  typealias Shown = (outcome: ScenarioRunner.Outcome, sum: CertaintySum?)

  func simulate(
    _ runner: ScenarioRunner,
    name: String,
    into target: RunTarget,
    ink: Ink,
    isQuiet: Bool
  ) -> Shown {
    let recipients = runner.scenario.tracedRecipients
    let words = isQuiet || form == .jsonLines ? nil : Evidence.words(runner.version)
    switch form {
    case .text:
      return write(runner, name: name, into: target, ink: ink, remark: nil, words)
    case .graded:
      let remarks = CertaintyRemarks(words ?? Evidence.words(runner.version))
      return write(runner, name: name, into: target, ink: ink, remark: remarks.remark, words)
    case .explained:
      let remarks = ReasonRemarks(words ?? Evidence.words(runner.version))
      let shown = write(runner, name: name, into: target, ink: ink, remark: remarks.remark, words)
      for line in shown.outcome.exception?.explanation ?? [] {
        target.write(Array("\(ink.paint("# \(Phrase.visible(line))", .remark))\n".utf8))
      }
      return shown
    case .gated:
      let (lines, outcome) = runner.gatedLines(names: names, filter: filter)
      let text = GatedText(
        lines,
        gatesOf: Set(runner.scenario.callbacks),
        names: names,
        paint: ink.tracePaint
      ).text
      let header = TraceText.header(scenario: name, version: runner.version)
      target.write(Array("\(header)\(text)".utf8))
      return (outcome, words.map { lines.sum($0) })
    case .story:
      let (story, shown) = story(runner, words)
      let title = ink.paint("\(name) under \(runner.version)", .bold)
      let text = StoryText(story, isNumbered: isNumbered, paint: ink.tracePaint).text
      target.write(Array("\(title)\n\n\(text)".utf8))
      return shown
    case .markdown:
      let (story, shown) = story(runner, words)
      let text = StoryText(story, isNumbered: isNumbered, paint: nil).text
      let title = "### `\(name)` under \(runner.version)"
      target.write(Array("\(title)\n\n```text\n\(text)```\n".utf8))
      return shown
    case .mermaid:
      let (story, shown) = story(runner, words)
      let title = "\(name) under \(runner.version)"
      target.write(Array(MermaidText(story, title: title).text.utf8))
      return shown
    case .jsonLines:
      let records = JSONLines(
        version: runner.version,
        names: names,
        recipients: recipients,
        hasStates: hasStates,
        stateBudget: OutputLimit.stateBytes,
        write: target.write
      )
      records.header(scenario: name, version: runner.version)
      defer { records.finish() }
      return (runner.run(into: filter.before(records)), nil)
    case .summary:
      let counted = CountCommand.tally(
        runner.scenario,
        runner.version,
        by: .callback,
        filter,
        words
      )
      var table = CallTable(by: .callback, names: names)
      table.add(counted.tally, titled: "\(runner.version)")
      target.write(Array(table.text.utf8))
      return (counted.outcome, counted.sum)
    }
  }

  private func write(
    _ runner: ScenarioRunner,
    name: String,
    into target: RunTarget,
    ink: Ink,
    remark: TraceText.Remark?,
    _ words: CertaintyWords?
  ) -> Shown {
    let recipients = runner.scenario.tracedRecipients
    let text = TraceText(
      names: names,
      recipients: recipients,
      paint: ink.tracePaint,
      remark: remark,
      write: target.write
    )
    text.header(scenario: name, version: runner.version)
    defer { text.finish() }
    guard let words else { return (runner.run(into: filter.before(text)), nil) }
    let tally = CertaintyTally(words, recipients: recipients, before: text)
    let outcome = runner.run(into: filter.before(tally))
    return (outcome, tally.sum)
  }

  private func story(
    _ runner: ScenarioRunner,
    _ words: CertaintyWords?
  ) -> (story: TraceStory, shown: Shown) {
    let recorder = TraceRecorder(names: names, recipients: runner.scenario.tracedRecipients)
    let outcome = runner.run(into: filter.before(recorder))
    let sum = words.map { recorder.lines.sum($0) }
    return (TraceStory(recorder.lines, names: names), (outcome, sum))
  }
}
