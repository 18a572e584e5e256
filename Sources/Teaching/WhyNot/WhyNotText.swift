package import Diagnostics
import Project
package import Scenarios
package import TableTrace

/// The output of `why-not` as text.
package struct WhyNotText {
  var question: WhyNotQuestion
  var answer: WhyNotAnswer
  let scenario: Scenario
  var version: SystemVersion
  /// The path of the scenario, as messages print it.
  var path: String
  /// The file that a fix edits.
  var place: FixDestination
  var ink: Ink

  package init(
    question: WhyNotQuestion,
    answer: WhyNotAnswer,
    scenario: Scenario,
    version: SystemVersion,
    path: String,
    place: FixDestination,
    ink: Ink
  ) {
    self.question = question
    self.answer = answer
    self.scenario = scenario
    self.version = version
    self.path = path
    self.place = place
    self.ink = ink
  }

  package var text: String {
    let count = question.step.map { answer.called.counts[$0, default: 0] } ?? answer.called.count
    if count > 0 { return called(count) }
    var text = ink.paint(question.title, .bold) + " is not called\(inStep) under \(version)\n"
    for (place, finding) in answer.findings.enumerated() {
      text +=
        "\n"
        + (place == 0
          ? gates(finding)
          : "after this change, the next condition fails:\n"
            + mark(finding.shut.gate, isOpen: false))
      text += "\n" + facts(finding)
    }
    return text + fix + end + others + exception + leftOut
  }

  /// Whether every step can cause the call, so that no single step is responsible.
  private var isAnyonesDoing: Bool {
    question.step == nil && CallbackCause.of(question.callback).keywords.isEmpty
  }

  private var inStep: String { question.step.map { " in step \($0)" } ?? "" }

  private func called(_ count: Int) -> String {
    var text = ink.paint(question.title, .bold) + " is called \(times(count))\(inStep)"
    text += " under \(version)\n"
    if question.step == nil, let first = answer.called.first {
      text += "\n" + TextTable.lines([["  first in", place(of: first.step), first.text]])
    }
    text += others
    guard let filter else { return text }
    return text + "\nThe trace does not show it: \(filter).\n"
  }

  /// A sentence about the filter that hides the callback from the trace, or nil.
  private var filter: String? {
    guard let mark = answer.filter else { return nil }
    let recipient = question.callback.recipient.rawValue
    return "'trace' in \(path):\(mark.line) leaves out the \(recipient)"
  }

  private func gates(_ finding: WhyNotAnswer.Finding) -> String {
    let before = finding.before.map { before in
      before.isOpen ? mark(before.gate, isOpen: true) : untested(before.gate)
    }
    return before.joined() + mark(finding.shut.gate, isOpen: false)
  }

  /// Returns a text about a gate that no step reached.
  private func untested(_ gate: Gate) -> String {
    "  · \(gate.id.rawValue), not tested: \(gate.id.sentence)\n"
  }

  private func mark(_ gate: Gate, isOpen: Bool) -> String {
    if !isOpen, gate.id == .broughtAbout {
      let isCalled = question.step.map(answer.called.others.contains)
      let sentence =
        isCalled ?? !answer.called.others.isEmpty
        ? gate.id.sentence
        : "Nothing in this \(question.step == nil ? "scenario" : "step") triggers it."
      return "  \(ink.paint("✗", .red)) \(ink.paint(gate.id.rawValue, .bold)): \(sentence)\n"
    }
    let sign = isOpen ? ink.paint("✓", .green) : ink.paint("✗", .red)
    let name = isOpen ? gate.id.rawValue : ink.paint(gate.id.rawValue, .bold)
    return "  \(sign) \(name): \(gate.id.sentence)\n"
  }

  /// Returns the reason why a gate fails, the step that reaches it, and the change to make.
  private func facts(_ finding: WhyNotAnswer.Finding) -> String {
    var rows: [[String]] = []
    let shutting = finding.place
    if finding.shut.gate.id == .appRuns { return ending(finding) }
    if let mark = shutting.mark {
      rows.append([shutting.isMissing ? "  missing in" : "  because of", quote(mark, finding)])
    }
    rows += step(of: finding)
    let instead = CalledInstead(question: question, finding: finding)
    rows += instead.sentences.map { ["  but", $0] }
    rows.append(["  change", finding.shut.gate.id.change(for: question.callback)])
    return TextTable.lines(rows)
  }

  /// Returns the step that needs the callback, or the step in question.
  private func step(of finding: WhyNotAnswer.Finding) -> [[String]] {
    guard let place = finding.shut.step, finding.shut.gate.id != .broughtAbout else { return [] }
    let asks = finding.isTried && !CallbackCause.of(question.callback).keywords.isEmpty
    guard asks || question.step != nil else { return [] }
    let step = finding.scenario.steps[place]
    return [[asks ? "  tried by" : "  in step", quote(step, of: finding)]]
  }

  /// Returns a step with its line in the unchanged file, if it has one there.
  private func quote(_ step: ScenarioStep, of finding: WhyNotAnswer.Finding) -> String {
    line(step.line, of: finding).map { "\(path):\($0): \(step.text)" } ?? "the added '\(step.text)'"
  }

  /// Returns a line number in the unchanged file, or nil for a line that a fix added.
  private func line(_ line: Int, of finding: WhyNotAnswer.Finding) -> Int? {
    guard let original = answer.findings.first?.text.source else { return line }
    return KeptLines(finding.text.source, of: original).number(of: line)
  }

  private func quote(_ mark: SourceMark, _ finding: WhyNotAnswer.Finding) -> String {
    let text = (finding.text.source.line(mark.line) ?? "").drop { $0 == " " }
    guard let line = line(mark.line, of: finding) else { return "the added '\(text)'" }
    let copied = answer.findings.first.flatMap { place.copiedLine(line, of: $0.text.source) }
    let other = copied.flatMap { $0 == line ? nil : " (line \($0) of the copy)" } ?? ""
    return "\(path):\(line):\(mark.column): \(text)\(other)"
  }

  /// Returns the exception that ends the run, the next call, and the explanation of the exception.
  private func ending(_ finding: WhyNotAnswer.Finding) -> String {
    guard let exception = finding.observation.exception, let place = finding.observation.endingStep
    else { return "" }
    var rows = [
      ["  ended by", quote(finding.scenario.steps[place], of: finding)],
      ["  raised", Phrase.visible(exception.name)],
    ]
    if let next = finding.next {
      let phase = next.sighting.phase.map { ", '> \($0.rawValue)'" } ?? ""
      let call = Phrase.visible(next.sighting.text)
      rows.append(["  next", "\(call) would be called in '\(Phrase.visible(next.step))'\(phase)"])
    }
    rows.append(["  change", finding.shut.gate.id.change])
    // If the exception is the same, its explanation refers to lines of the unchanged file.
    let told =
      answer.called.exception.flatMap { $0.reason == exception.reason ? $0 : nil } ?? exception
    let why = told.explanation.isEmpty ? ["why: \(told.reason)"] : told.explanation
    return TextTable.lines(rows) + "\n" + why.map { "  \(Phrase.visible($0))\n" }.joined()
  }

  /// The edits, and the version to use.
  private var fix: String {
    guard let fixed = answer.fixed, let first = answer.findings.first else { return "" }
    var text = FixText(
      old: first.text.source,
      new: fixed.text.source,
      place: place,
      ink: ink
    ).text
    if let version = answer.findings.compactMap(\.fix?.version).last {
      text += "\nUse another version: --os '\(version)'\n"
    }
    if let filter { text += "\nThe trace would not show it: \(filter).\n" }
    return text
  }

  /// The effect of all fixes.
  private var end: String {
    guard let fixed = answer.fixed?.observation, let first = fixed.first else {
      if answer.findings.last?.shut.gate.id == .appRuns { return "\n" + ended }
      return "\nNo tested change leads to the call.\n"
    }
    let more = fixed.count - answer.called.count
    if let step = answer.fixedStep {
      return
        "\nWith this change, it is called \(times(fixed.counts[step, default: 0])) in step \(step).\n"
    }
    let step = (more == 1 ? "in" : "first in") + " step \(first.step)"
    return
      "\nWith this change, it is called \(times(more)), \(step): \(Phrase.visible(first.text))\n"
  }

  /// A text about the end of the run, if no fix is known.
  private var ended: String {
    guard let finding = answer.findings.last, let exception = finding.observation.exception,
      let step = finding.observation.endingStep
    else { return "" }
    let number = line(finding.scenario.steps[step].line, of: finding)
    return "The run ends at line \(number ?? 0) with \(Phrase.visible(exception.name)). "
      + "No tested change prevents that.\n"
  }

  private static let mostOthers = 8

  /// The other steps that could have caused the call.
  private var others: String {
    guard !isAnyonesDoing, question.step == nil else { return "" }
    let told = answer.findings.first?.shut.step
    let isCalled = answer.called.count > 0
    let rows = answer.tries.filter { $0.step != told }.compactMap { shut -> [String]? in
      guard let step = shut.step else { return nil }
      return ["  --at \(step + 1)", place(of: step + 1), shut.gate.id.rawValue]
    }
    guard !rows.isEmpty else { return "" }
    let more = rows.count - Self.mostOthers
    let head =
      isCalled
      ? "These steps do not call it. To see why, add --at:" : "Other steps that do not call it:"
    return "\n\(head)\n"
      + TextTable.lines(Array(rows.prefix(Self.mostOthers)))
      + (more > 0 ? "  and \(more) more\n" : "")
  }

  /// A note that the run ends early, although the exception does not prevent the call.
  private var exception: String {
    guard let exception = answer.called.exception, let step = answer.called.endingStep,
      !answer.findings.contains(where: { $0.shut.gate.id == .appRuns })
    else { return "" }
    if let fixed = answer.fixed, fixed.observation.exception == nil { return "" }
    let place = "\(path):\(scenario.steps[step].line)"
    let still = answer.fixed == nil ? "" : "still "
    return "\nThe run \(still)ends at \(place) with \(Phrase.visible(exception.name)).\n"
  }

  /// A note about calls that the simulation leaves out and a device may make.
  private var leftOut: String {
    // If one of these gates fails, a device does not make the call either.
    guard !answer.findings.contains(where: { Self.certain.contains($0.shut.gate.id) }) else {
      return ""
    }
    // The rule about the next row off screen is not about a row on screen.
    let standings = answer.called.standings
    let isOnScreen =
      question.step.map { step in
        [step - 1, step].contains { standings.indices.contains($0) && standings[$0].hasCell }
      } ?? standings.contains { $0.hasCell }
    return LeftOutCall.about(question, in: scenario, version).flatMap {
      isOnScreen && $0.rule == .rowAheadAtRest ? nil : $0
    }.map { "\nnote: \($0.sentence)\n" }
      ?? ""
  }

  private static let certain: Set<GateID> = [
    .versionKnows, .clientSet, .implemented, .sectionThere, .rowThere,
  ]

  private func place(of step: Int) -> String {
    guard scenario.steps.indices.contains(step - 1) else { return "" }
    return "\(path):\(scenario.steps[step - 1].line): \(scenario.steps[step - 1].text)"
  }

  private func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
  }
}
