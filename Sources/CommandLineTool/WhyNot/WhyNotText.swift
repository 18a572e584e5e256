import Diagnostics
import Scenarios
import TableTrace

/// The answer of `why-not` as people read it.
struct WhyNotText {
  var question: WhyNotQuestion
  var answer: WhyNotAnswer
  var scenario: Scenario
  var version: SystemVersion
  /// The path of the scenario, as messages have it.
  var path: String
  var ink: Ink

  /// The whole answer.
  var text: String {
    let count = question.step.map { answer.called.counts[$0, default: 0] } ?? answer.called.count
    if count > 0 { return called(count) }
    var text = ink.paint(question.title, .bold) + " is not called\(inStep) under \(version)\n"
    for (place, finding) in answer.findings.enumerated() {
      text +=
        "\n" + (place == 0 ? gates(finding) : "then\n" + mark(finding.shut.gate, isOpen: false))
      text += "\n" + facts(finding) + MendText(finding: finding, path: path, ink: ink).text
    }
    return text + end + others + exception
  }

  /// Whether any step might lead to the call, so that none of them has tried.
  private var isAnyonesDoing: Bool {
    question.step == nil && CallbackCause.of(question.callback).keywords.isEmpty
  }

  private var inStep: String { question.step.map { " in step \($0)" } ?? "" }

  private func called(_ count: Int) -> String {
    var text = ink.paint(question.title, .bold) + " is called \(times(count))\(inStep)"
    text += " under \(version)\n"
    guard question.step == nil, let first = answer.called.first else { return text }
    return text + "\n" + TextTable.lines([["  first by", place(of: first.step), first.text]])
  }

  private func gates(_ finding: WhyNotAnswer.Finding) -> String {
    finding.open.map { mark($0, isOpen: true) }.joined() + mark(finding.shut.gate, isOpen: false)
  }

  private func mark(_ gate: Gate, isOpen: Bool) -> String {
    let sign = isOpen ? ink.paint("✓", .green) : ink.paint("✗", .red)
    let name = isOpen ? gate.id.rawValue : ink.paint(gate.id.rawValue, .bold)
    return "  \(sign) \(name): \(gate.sentence)\n"
  }

  /// What shuts a gate, which step comes to it, and what to change.
  private func facts(_ finding: WhyNotAnswer.Finding) -> String {
    var rows: [[String]] = []
    let shutting = finding.place
    if let mark = shutting.mark {
      rows.append([shutting.isMissing ? "  missing in" : "  shut by", quote(mark, finding.text)])
    }
    if let step = finding.shut.step, finding.shut.gate.id != .broughtAbout, !isAnyonesDoing {
      let tried = finding.scenario.steps[step]
      rows.append(["  tried by", "\(path):\(tried.line): \(tried.text)"])
    }
    let instead = AskedInstead(question: question, finding: finding)
    rows += instead.sentences.map { ["  but", $0] }
    rows.append(["  change", finding.shut.gate.id.change])
    return TextTable.lines(rows)
  }

  private func quote(_ mark: SourceMark, _ text: ScenarioText) -> String {
    let line = text.source.line(mark.line) ?? ""
    return "\(path):\(mark.line):\(mark.column): \(line.drop { $0 == " " })"
  }

  /// What came of the mends.
  private var end: String {
    guard let mended = answer.mended, let first = mended.first else {
      return "\nno change of the scenario that was tried brings it about\n"
    }
    let more = mended.count - answer.called.count
    if let step = answer.mendedStep {
      return "\nthen it is called \(times(mended.counts[step, default: 0])) in step \(step)\n"
    }
    return
      "\nthen it is called \(times(more)), first in step \(first.step): \(Phrase.visible(first.text))\n"
  }

  /// The most steps that are listed besides.
  private static let mostOthers = 8

  /// The other steps that might have led to the call.
  private var others: String {
    guard !isAnyonesDoing else { return "" }
    let told = answer.findings.first?.shut.step
    let rows = answer.tries.filter { $0.step != told }.compactMap { shut -> [String]? in
      guard let step = shut.step else { return nil }
      return ["  --at \(step + 1)", place(of: step + 1), shut.gate.id.rawValue]
    }
    guard !rows.isEmpty else { return "" }
    let more = rows.count - Self.mostOthers
    return "\nother steps do not lead to it either\n"
      + TextTable.lines(Array(rows.prefix(Self.mostOthers)))
      + (more > 0 ? "  and \(more) more\n" : "")
  }

  private var exception: String {
    guard let exception = answer.called.exception else { return "" }
    let step = (answer.called.endingStep ?? 0) + 1
    return "\nthe run ends in step \(step) with \(Phrase.visible(exception.name))\n"
  }

  private func place(of step: Int) -> String {
    guard scenario.steps.indices.contains(step - 1) else { return "" }
    return "\(path):\(scenario.steps[step - 1].line): \(scenario.steps[step - 1].text)"
  }

  private func times(_ count: Int) -> String {
    count == 1 ? "once" : "\(count) times"
  }
}
