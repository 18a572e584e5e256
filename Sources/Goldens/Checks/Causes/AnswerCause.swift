import Diagnostics
import Goldens
import Project
import Scenarios
import TableTrace
import YAMLSource

/// Finds out why the app's answer to a call differs from the golden.
struct AnswerCause {
  private let search: CauseSearch

  init(_ search: CauseSearch) { self.search = search }

  /// The cause of the different answer, or nil if the traces do not differ in an answer of the app.
  var causes: DifferenceCauses? {
    guard let (callback, line) = call,
      let place = otherState ?? place(of: callback, line)
    else { return nil }
    var subject = callback.facts.key
    if !line.arguments.isEmpty { subject += " \(line.arguments)" }
    let returned = "\(subject) returned \(shown(line.answer))"
    let sentence = "\(returned), expected \(shown(expectedAnswer(line))): \(place)"
    guard otherState == nil, let other = answerOfOtherState(callback, line) else {
      return DifferenceCauses(sentence: sentence, certain: [place])
    }
    return DifferenceCauses(sentence: sentence, possible: [place, other])
  }

  /// The place that gives the golden's answer in another state of the scenario, or nil.
  private func answerOfOtherState(_ callback: Callback, _ line: TraceLine) -> String? {
    let expected = expectedAnswer(line) ?? "nil"
    let answer = answers(of: callback, line)
      .first { $0.dependsOnState && $0.source == .written(expected) }
    guard let number = answer?.line else { return nil }
    return "the scenario returns \(shown(expected)) in line \(number), but only in another state"
  }

  /// Whether other start states are tried, because the answer depends on the state.
  var triesStates: Bool {
    call.map { answers(of: $0.callback, $0.line).contains(where: \.dependsOnState) } ?? false
  }

  /// The call with the different answer, or nil if the traces do not differ in an answer.
  private var call: (callback: Callback, line: TraceLine)? {
    guard search.divergence.kind == .answer, let line = search.tracedLine,
      case .call(.callback(let callback)) = line.kind
    else { return nil }
    return (callback, line)
  }

  private var otherState: String? { triesStates ? search.shown { $0.states }.first : nil }

  private func expectedAnswer(_ line: TraceLine) -> String? {
    let text = (search.divergence.expected?.text ?? "").drop { $0 == " " }
    let head = line.text.dropLast(line.answer.map { $0.count + Self.arrow.count } ?? 0)
    guard text.hasPrefix(head + Self.arrow) else { return nil }
    return String(text.dropFirst(head.count + Self.arrow.count))
  }

  private static let arrow = " -> "

  private func shown(_ answer: String?) -> String {
    answer.map { OutcomeFindings.shortened($0) } ?? "nothing"
  }

  /// The place in the scenario that gives the answer, or nil if the scenario does not give it.
  private func place(of callback: Callback, _ line: TraceLine) -> String? {
    let section = Self.numbers(line.arguments).section
    let answers = answers(of: callback, line)
    let given = line.answer ?? "nil"
    let written = answers.filter { $0.source == .written(given) }.compactMap(\.line)
    if !written.isEmpty { return "the scenario returns \(shown(given)) in \(Self.lines(written))" }
    let sources = Set(answers.map(\.source))
    if sources.contains(.model) || (search.scripts(of: callback).isEmpty && callback.isCount) {
      return model(callback, section, given, line.step)
    }
    let unread = answers.filter { $0.source == .written(nil) }.compactMap(\.line)
    if !unread.isEmpty { return "the scenario returns this in \(Self.lines(unread))" }
    guard sources == [.system], !callback.isCell else { return nil }
    return
      "the scenario gives no return value for this call\(CauseSearch.place(search.line(of: callback))), so the "
      + "default applies"
  }

  /// The answers that the scenario can give to a call.
  private func answers(of callback: Callback, _ line: TraceLine) -> [WrittenAnswer] {
    let (section, row) = Self.numbers(line.arguments)
    let scripts = search.scripts(of: callback)
      .flatMap { $0.answers(section: section, row: row, step: line.step) }
    guard !search.scripts(of: callback).isEmpty else { return scripts }
    return ItemAnswers(search, callback, until: line.step).answers(section, row) + scripts
  }

  /// The section and the row in the arguments of a call, nil where the arguments have none.
  private static func numbers(_ arguments: String) -> (section: Int?, row: Int?) {
    if let open = arguments.firstIndex(of: "["), let close = arguments[open...].firstIndex(of: "]")
    {
      let numbers = arguments[open..<close].dropFirst().split(separator: ",")
        .map { Int($0.filter { $0 != " " }) }
      return (numbers.first ?? nil, numbers.count > 1 ? numbers[1] : nil)
    }
    let words = arguments.split { $0 == "," || $0 == " " }
    return (words.lazy.compactMap { Int($0) }.first, nil)
  }

  /// The line numbers in words: `line 7`, or `lines 7, 9`.
  private static func lines(_ numbers: [Int]) -> String {
    let all = Set(numbers).sorted()
    return (all.count == 1 ? "line " : "lines ") + all.map(\.description).joined(separator: ", ")
  }

  /// The answer in the scenario's sections before any step changes them, as the trace prints it.
  private func written(_ callback: Callback, _ section: Int?) -> String? {
    let sections = search.scenario.sections
    if case .numberOfSections = callback { return sections.count.description }
    guard let section, sections.indices.contains(section) else { return nil }
    switch callback {
    case .numberOfRowsInSection: return sections[section].count.description
    case .titleForHeaderInSection:
      return sections[section].header.map { TraceFormat.quoted($0) } ?? "nil"
    case .titleForFooterInSection:
      return sections[section].footer.map { TraceFormat.quoted($0) } ?? "nil"
    case _: return nil
    }
  }

  private func model(
    _ callback: Callback,
    _ section: Int?,
    _ given: String,
    _ step: Int
  ) -> String {
    let sections = search.scenario.sections
    let changes = ModelChanges(search.scenario, until: step, after: search.callsBefore).lines
    if !changes.isEmpty, written(callback, section) != given {
      return "the cause may be the model changes in \(Self.lines(changes))"
    }
    if case .numberOfSections = callback {
      let count = sections.count == 1 ? "1 section" : "\(sections.count) sections"
      return
        "the scenario has \(count)\(CauseSearch.place(search.line(at: .init(keys: "sections"))))"
    }
    guard let section, sections.indices.contains(section) else {
      return "the value is from the sections of the scenario"
    }
    let written = [ScenarioChange.Part](keys: "sections") + [.index(section)]
    let rows = search.line(at: written + [.key("rows")])
    let place = CauseSearch.place(rows ?? search.line(at: written))
    guard case .numberOfRowsInSection = callback else {
      return "the value is from section \(section) of the scenario\(place)"
    }
    let count = sections[section].count
    return
      "section \(section) of the scenario has \(count == 1 ? "1 row" : "\(count) rows")\(place)"
  }
}

extension Callback {
  /// Whether the scenario's sections answer this callback by default.
  fileprivate var isCount: Bool { self == .numberOfRowsInSection || self == .numberOfSections }
  fileprivate var isCell: Bool { self == .cellForRowAt }
}

struct ModelChanges {
  /// The numbers of the lines that change the scenario's model, each once, in order.
  let lines: [Int]

  /// Finds the changes up to a step, counted from 1, and in the reactions to the called methods.
  ///
  /// With nil for `called`, every reaction counts.
  init(_ scenario: Scenario, until step: Int, after called: Set<Message>?) {
    let clients = Array(scenario.clients.values) + scenario.otherClients.values
    let traced = scenario.tracedRecipients
    func mayHaveRun(_ message: Message) -> Bool {
      called.map { $0.contains(message) || !traced.contains(message.recipient) } ?? true
    }
    let reactions =
      clients.flatMap(\.callbacks).filter { mayHaveRun(.callback($0.callback)) }.flatMap(
        \.reactions
      )
      + scenario.controller.filter { mayHaveRun(.controller($0.key)) }.values.flatMap(\.self)
    let reacting = reactions.flatMap(\.actions).flatMap(Self.steps)
    let all = scenario.steps.prefix(step) + reacting
    lines = Set(all.flatMap(Self.lines)).sorted()
  }

  private static func steps(_ action: Reaction.Action) -> [ScenarioStep] {
    switch action {
    case .step(let step): [step]
    case .later(let steps), .after(_, _, let steps): steps
    case .note, .state, .raise: []
    }
  }

  private static func lines(_ step: ScenarioStep) -> [Int] {
    switch step.action {
    case .model, .update(.apply): [step.line]
    case _: step.inner.flatMap(lines)
    }
  }
}

extension CauseSearch {
  /// The line of the file where a value begins, or nil if it is unknown.
  func line(at way: [ScenarioChange.Part]) -> Int? { text?.node(at: way)?.range.start.line }
}
