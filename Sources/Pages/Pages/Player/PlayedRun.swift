import Diagnostics
package import Project
package import Reports
package import Scenarios
package import TableTrace
import Teaching

/// A scenario that was run under one version for a player: its events with their states, why each is
/// there, and which callbacks are not called.
package struct PlayedRun {
  /// The name of the scenario.
  let name: String
  /// The version.
  package let version: SystemVersion
  /// The trace, numbered as `step` numbers it.
  package let lines: [TraceLine]
  /// How many events the run has; those above the most that are held are no lines.
  package let eventCount: Int
  /// What the run came to.
  package let outcome: ScenarioRunner.Outcome
  private let scenario: Scenario
  private let names: TraceNames
  private let records: EventRecords
  /// The words of its version.
  private let words: CertaintyWords
  /// The same lines, and the gates that were found closed between them; none in a film, which shows none.
  private let gated: [TraceLine]

  /// Runs a scenario, for a page or for a film, and holds no more than the most events of its trace.
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
    let outcome = runner.run(into: filter.before(capped))
    self.outcome = outcome
    eventCount = capped.count
    lines = recorder.lines
    words = Evidence.words(version)
    records = EventRecords(states.takeLines(), version: version, exception: outcome.exception)
    // Closed gates are lines as well, at which the state would be taken: so they have a run of their own.
    let isShown = !isFilm && !capped.isFull
    gated = isShown ? runner.gatedLines(names: names, filter: filter).lines : []
  }

  /// How far the calls can be trusted.
  package var sum: CertaintySum { lines.sum(words) }

  /// The states of the table, each once.
  var tables: [TableState] { records.tables }

  /// The state behind an event, by its number from 1.
  func table(after event: Int) -> TableState {
    records.tables[records.events[event - 1].after]
  }

  /// The run as the page reads it.
  var value: JSONValue {
    var value: [String: JSONValue] = [
      "name": .text(name), "os": .text(version.description), "title": .text(scenario.title),
      "steps": .list(scenario.steps.map { .text($0.text) }), "events": .list(events),
      "states": .list(records.states.map { JSONValue(json: $0) ?? .null }),
      "certainty": .text(sum.sentence), "quiz": .list(questions), "rules": rules,
      "whyNot": StepGates(scenario, version).value,
    ]
    value["learn"] = scenario.learn.map { .text($0) }
    value["about"] = scenario.about.map { .text($0) }
    let explanation = outcome.exception?.explanation ?? []
    if !explanation.isEmpty { value["explanation"] = .list(explanation.map { .text($0) }) }
    return .object(value)
  }

  /// The records of JSON Lines; those of closed gates lie in the event that they come behind.
  private var events: [JSONValue] {
    let gates = closedGates
    return records.events.enumerated().compactMap { place, event in
      guard let record = JSONValue(json: event.json) else { return nil }
      let moment = graded(record, event.line).adding("before", .integer(event.before))
        .adding("after", .integer(event.after))
      return gates[place].map { moment.adding("gates", .list($0)) } ?? moment
    }
  }

  /// A record with how far its line can be trusted: the word, and what lowers it.
  private func graded(_ record: JSONValue, _ line: TraceLine) -> JSONValue {
    guard line.rule != nil || !line.answerRules.isEmpty, let word = words.word(of: line) else {
      return record
    }
    return record.adding("word", .text(word.word.name.rawValue))
      .adding("remark", .text(word.remark))
  }

  /// The gates that were found closed behind each event, by its place, each said once.
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
    let gate = GateBook.chain(of: closed.callback).first { $0.id == closed.gate }
    return record.adding("sentence", .text(gate?.sentence ?? ""))
      .adding("change", .text(closed.gate.change))
  }

  /// The questions of a quiz, as `quiz` asks them.
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

  /// The rules behind the events, as `rules --format json` prints those of one version.
  private var rules: JSONValue {
    .list(citedRules.map { RuleRecord.shape.json(RuleRecord($0, version, words)) })
  }

  /// The rules that events and gates name.
  private var citedRules: [RuleEntry] {
    let cited = gated.reduce(into: Set<RuleID>()) { names, line in
      names.formUnion(line.situation + line.answerRules)
      if let rule = line.rule { names.insert(rule) }
    }
    return RuleBook.all.filter { cited.contains($0.id) }
  }

  /// The cases that those rules rest on.
  var cases: Set<String> {
    let grades = citedRules.compactMap { $0.range(for: version)?.grade(for: version) }
    return Set(grades.flatMap { $0.evidence + $0.hints })
  }
}
