import Diagnostics
import Project
import Reports
import Scenarios
import TableTrace
import Teaching

extension RunCommand {
  /// Runs a scenario and writes it in the form that is asked for.
  func simulate(
    _ runner: ScenarioRunner,
    name: String,
    into target: RunTarget,
    ink: Ink
  ) -> ScenarioRunner.Outcome {
    let recipients = runner.scenario.tracedRecipients
    switch form {
    case .text:
      return write(runner, name: name, into: target, ink: ink, remark: nil)
    case .graded:
      let remarks = CertaintyRemarks(runner.version)
      let outcome = write(runner, name: name, into: target, ink: ink, remark: remarks.remark)
      target.write(Array("\n\(ink.paint("# \(remarks.sum)", .remark))\n".utf8))
      return outcome
    case .explained:
      let remarks = ReasonRemarks(runner.version)
      let outcome = write(runner, name: name, into: target, ink: ink, remark: remarks.remark)
      for line in outcome.exception?.explanation ?? [] {
        target.write(Array("\(ink.paint("# \(Phrase.visible(line))", .remark))\n".utf8))
      }
      return outcome
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
      return outcome
    case .story:
      let (story, outcome) = story(runner)
      let title = ink.paint("\(name) under \(runner.version)", .bold)
      let text = StoryText(story, isNumbered: isNumbered, paint: ink.tracePaint).text
      target.write(Array("\(title)\n\n\(text)".utf8))
      return outcome
    case .markdown:
      let (story, outcome) = story(runner)
      let text = StoryText(story, isNumbered: isNumbered, paint: nil).text
      let title = "### `\(name)` under \(runner.version)"
      target.write(Array("\(title)\n\n```text\n\(text)```\n".utf8))
      return outcome
    case .mermaid:
      let (story, outcome) = story(runner)
      let title = "\(name) under \(runner.version)"
      target.write(Array(MermaidText(story, title: title).text.utf8))
      return outcome
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
      let outcome = runner.run(into: filter.before(records))
      records.finish()
      if records.isCut {
        target.fail(.tooMuchOutput(.states(megabytes: OutputLimit.stateBytes >> 20)))
      }
      return outcome
    case .summary:
      let counted = CountCommand.tally(runner.scenario, runner.version, by: .callback, filter)
      var table = CallTable(by: .callback, names: names)
      table.add(counted.tally, titled: "\(runner.version)")
      target.write(Array(table.text.utf8))
      return counted.outcome
    }
  }

  private func write(
    _ runner: ScenarioRunner,
    name: String,
    into target: RunTarget,
    ink: Ink,
    remark: TraceText.Remark?
  ) -> ScenarioRunner.Outcome {
    let text = TraceText(
      names: names,
      recipients: runner.scenario.tracedRecipients,
      paint: ink.tracePaint,
      remark: remark,
      write: target.write
    )
    text.header(scenario: name, version: runner.version)
    defer { text.finish() }
    return runner.run(into: filter.before(text))
  }

  private func story(
    _ runner: ScenarioRunner
  ) -> (story: TraceStory, outcome: ScenarioRunner.Outcome) {
    let recorder = TraceRecorder(names: names, recipients: runner.scenario.tracedRecipients)
    let outcome = runner.run(into: filter.before(recorder))
    return (TraceStory(recorder.lines, names: names), outcome)
  }
}
