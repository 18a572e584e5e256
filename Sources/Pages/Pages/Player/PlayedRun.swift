import Diagnostics
package import Project
package import Reports
package import Scenarios
package import TableTrace
import Teaching

/// A run of a scenario under one version, for a player.
///
/// It has the events with their states and reasons, and the callbacks that are not called.
package struct PlayedRun {
  let name: String
  package let version: SystemVersion
  /// The lines of the trace, numbered as in `step`.
  package let lines: [TraceLine]
  /// The number of all events, including those without a line because of the limit.
  package let eventCount: Int
  package let outcome: ScenarioRunner.Outcome
  /// The titles of the cells whose text the scenario does not give.
  let items: [ShownItems.Title]
  private let scenario: Scenario
  private let names: TraceNames
  private let records: EventRecords
  /// The certainty of the rules in the version of the run.
  private let words: CertaintyWords
  /// The lines with the failed gates between them, or empty for an animation.
  private let gated: [TraceLine]

  /// Runs a scenario for a page or an animation, and keeps at most `limit` events.
  package init(
    _ scenario: Scenario,
    _ version: SystemVersion,
    name: String,
    names: TraceNames,
    filter: CallFilter,
    isFilm: Bool,
    mostEvents: Int = .max,
    notesIdleSteps: Bool = false
  ) {
    self.name = name
    self.version = version
    self.scenario = scenario
    self.names = names
    var runner = ScenarioRunner(scenario: scenario, version: version)
    runner.notesIdleSteps = notesIdleSteps
    let recorder = TraceRecorder(names: names, recipients: scenario.tracedRecipients)
    let states = StateRecorder(recorder)
    let capped = CappedSink(states, most: mostEvents, recipients: scenario.tracedRecipients)
    let shownItems = ShownItems(before: filter.before(capped), of: scenario) {
      capped.isFull ? nil : recorder.lines.count
    }
    let outcome = runner.run(into: shownItems)
    self.outcome = outcome
    items = shownItems.titles
    eventCount = capped.count
    lines = recorder.lines
    words = Evidence.words(version)
    records = EventRecords(states.takeLines(), version: version, exception: outcome.exception)
    // A failed gate is a line too, and would add a state. So gates are recorded in another run.
    let isShown = !isFilm && !capped.isFull
    gated = isShown ? runner.gatedLines(names: names, filter: filter).lines : []
  }

  package var sum: CertaintySum { lines.sum(words) }

  /// The states of the table, without repetition.
  var tables: [TableState] { records.tables }

  /// Returns the state after an event, by its number from 1.
  func table(after event: Int) -> TableState {
    records.tables[records.events[event - 1].after]
  }

  /// Returns the title that a cell shows after an event, or an empty text if it has its own text.
  func title(of cell: Cell, after event: Int) -> String {
    let titles = items.filter { $0.cell == cell.description }
    return (titles.last { $0.event <= event } ?? titles.first)?.text ?? ""
  }

  /// The run as JSON for the page.
  var value: JSONValue {
    var value: [String: JSONValue] = [
      "name": .text(name), "os": .text(version.description), "title": .text(scenario.title),
      "steps": .list(scenario.steps.map { .text($0.text) }), "events": .list(events),
      "states": .list(records.states.map { JSONValue(json: $0) ?? .null }),
      "certainty": .text(sum.sentence), "quiz": .list(questions), "rules": rules,
      "whyNot": StepGates(scenario, version).value, "items": .list(items.map(\.value)),
    ]
    value["learn"] = scenario.learn.map { .text($0) }
    value["about"] = scenario.about.map { .text($0) }
    let explanation = outcome.exception?.explanation ?? []
    if !explanation.isEmpty { value["explanation"] = .list(explanation.map { .text($0) }) }
    return .object(value)
  }

  /// The records of JSON Lines, in which an event includes the gates that fail after it.
  private var events: [JSONValue] {
    let gates = closedGates
    return records.events.enumerated().compactMap { place, event in
      guard let record = JSONValue(json: event.json) else { return nil }
      let moment = graded(record, event.line).adding("before", .integer(event.before))
        .adding("after", .integer(event.after))
      return gates[place].map { moment.adding("gates", .list($0)) } ?? moment
    }
  }

  /// Adds the certainty of the line to a record, and what lowers it.
  private func graded(_ record: JSONValue, _ line: TraceLine) -> JSONValue {
    guard line.rule != nil || !line.answerRules.isEmpty, let word = words.word(of: line) else {
      return record
    }
    return record.adding("word", .text(word.word.name.rawValue))
      .adding("remark", .text(word.remark))
  }

  /// The failed gates after each event, by its index.
  private var closedGates: [Int: [JSONValue]] {
    let implemented = Set(scenario.callbacks)
    var found: [Int: [JSONValue]] = [:]
    var texts: Set<String> = []
    var place = -1
    for line in gated {
      guard case .gate(let gate) = line.kind else {
        place += 1
        texts = []
        continue
      }
      guard implemented.contains(gate.callback), texts.insert(line.text).inserted,
        let json = EventRecords([(line, nil)], version: version, exception: nil).events.first?.json,
        let record = JSONValue(json: json)
      else { continue }
      found[place, default: []].append(Self.words(of: gate, in: record))
    }
    return found
  }

  private static func words(of closed: ClosedGate, in record: JSONValue) -> JSONValue {
    record.adding("sentence", .text(closed.gate.sentence))
      .adding("change", .text(closed.gate.change))
  }

  private var questions: [JSONValue] {
    let maker = QuizMaker(scenario, version, names: names)
    guard maker.run.events == lines else { return [] }
    let talk = QuizTalk(maker.run, ink: Ink())
    return maker.questions(atMost: QuizMaker.mostQuestions, seed: 0).map { question in
      let choices = question.choices.map { choice -> JSONValue in
        ["text": .text(choice.text), "objection": choice.objection.map { .text($0) } ?? .null]
      }
      return [
        "event": .integer(question.event + 1), "text": .text(question.subject.text),
        "choices": .list(choices), "right": .integer(question.right),
        "reasons": .list(talk.reasons(question).map { .text($0) }),
      ]
    }
  }

  /// The rules of the events, as `rules --format json` prints them for one version.
  private var rules: JSONValue {
    .list(citedRules.map { RuleRecord.shape.json(RuleRecord($0, version, words)) })
  }

  /// The rules that events and gates cite.
  private var citedRules: [RuleEntry] {
    let cited = gated.reduce(into: Set<RuleID>()) { names, line in
      names.formUnion(line.situation + line.answerRules)
      if let rule = line.rule { names.insert(rule) }
    }
    return RuleBook.all.filter { cited.contains($0.id) }
  }

  /// The ids of the evidence that those rules cite.
  var cases: Set<String> {
    let grades = citedRules.compactMap { $0.grade(for: version) }
    return Set(grades.flatMap { $0.evidence + $0.hints })
  }
}
