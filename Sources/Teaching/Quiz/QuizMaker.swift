import Project
package import Scenarios
package import TableTrace

/// Makes the questions of a quiz from a scenario.
///
/// Good places for a question are differences between versions, failed gates, exceptions and the
/// first calls of callbacks.
package struct QuizMaker {
  package static let mostQuestions = 5
  /// The versions whose traces give wrong answers, because their order differs.
  private static let otherVersions: [SystemVersion] = [
    .iOS(6), .iOS(8), .iOS(10), .iOS(12), .iOS(14), .iOS(17), .iOS(26),
  ]
  /// The longest trace that is compared with those of other versions.
  private static let mostEvents = 5000
  /// The most places of one kind that are considered, because a quiz has one question of each kind.
  private static let placesOfAKind = 25

  /// How much a question teaches, as a number that matters only for the order.
  private enum Worth {
    static let crash = 8
    static let gate = 6
    static let answer = 4
    static let version = 4
    static let call = 2
    /// The place is after the first step, and so less familiar than the first load.
    static let later = 1
  }

  package let run: QuizRun
  private let others: [QuizRun]
  private let wrong: QuizWrongAnswers
  private let words: CertaintyWords

  /// Runs a scenario under this version and others.
  package init(_ scenario: Scenario, _ version: SystemVersion, names: TraceNames) {
    let run = QuizRun(scenario, version, names: names)
    let versions =
      scenario.versions + Self.otherVersions.filter { !scenario.versions.contains($0) }
    let isShort = run.events.count <= Self.mostEvents
    let others =
      isShort
      ? versions.filter { $0 != version }.map { QuizRun(scenario, $0, names: names) } : []
    self.run = run
    words = Evidence.words(version)
    self.others = others
    wrong = QuizWrongAnswers(run: run, others: others, implemented: scenario.callbacks)
  }

  /// Returns up to this number of questions, in the order of the trace.
  ///
  /// Another seed selects other questions. A question about a guess is used only if there is no
  /// other.
  package func questions(atMost count: Int, seed: Int) -> [QuizQuestion] {
    let found = places.flatMap(questions) + ending
    let known = found.filter { !$0.isGuess }
    let all = known.isEmpty ? found : known
    let ranked = all.enumerated().sorted { left, right in
      if left.element.worth != right.element.worth {
        return left.element.worth > right.element.worth
      }
      let ranks = [left, right].map { StableHash.of("\(seed) \($0.element.kind) \($0.offset)") }
      return seed == 0 || ranks[0] == ranks[1] ? left.offset < right.offset : ranks[0] < ranks[1]
    }.map(\.element)
    var kinds: Set<String> = []
    var places: Set<Int> = []
    var chosen: [QuizQuestion] = []
    for question in ranked where chosen.count < count {
      guard !places.contains(question.event), kinds.insert(question.kind).inserted else { continue }
      places.insert(question.event)
      chosen.append(question)
    }
    return chosen.sorted { $0.event < $1.event }.map { question in
      var question = question
      question.shuffle(seed: seed)
      return question
    }
  }

  /// What places for equal questions have in common: the event, and the failed gates before it.
  private struct PlaceKind: Hashable {
    var event: TraceLine.Kind
    var word: String
    var gates: Set<GateID>
  }

  /// The indices of the first events of each kind.
  var places: [Int] {
    var seen: [PlaceKind: Int] = [:]
    return run.events.indices.dropFirst().filter { place in
      let line = run.events[place]
      let kind = PlaceKind(
        event: line.kind,
        word: line.kind.isCallOrCrash ? "" : line.name,
        gates: Set(run.tellingGates(at: place).map(\.gate))
      )
      seen[kind, default: 0] += 1
      return seen[kind, default: 0] <= Self.placesOfAKind
    }
  }

  /// A question about the end of the trace, or none if an exception ends it.
  private var ending: [QuizQuestion] {
    run.outcome.exception == nil ? [question(next: run.events.count)].compactMap(\.self) : []
  }

  private func questions(_ event: Int) -> [QuizQuestion] {
    [question(next: event), question(answer: event)].compactMap(\.self)
  }

  private func isGuess(_ line: TraceLine) -> Bool { words.word(of: line)?.word.name == .guess }

  private func bonus(of line: TraceLine) -> Int {
    line.step > 1 ? Worth.later : 0
  }

  /// Returns a question about the next call, or nil if there is nothing to ask.
  private func question(next event: Int) -> QuizQuestion? {
    guard let last = run.events[..<event].last else { return nil }
    let isEnd = event == run.events.count || run.events[event].kind == .step
    let gates = run.tellingGates(at: event)
    guard !isEnd || !gates.isEmpty || run.isSilent(last.step), last.kind != .crash,
      isEnd || run.events[event].isAsked,
      let right = run.next(at: event, of: last.step)
    else { return nil }
    let choices = wrong.choices(besides: right, at: event)
    guard choices.count >= QuizQuestion.fewestChoices - 1 else { return nil }
    let isCrash = !isEnd && run.events[event].kind == .crash
    let isGated = !gates.isEmpty
    let differs = choices.contains { $0.source == .version }
    let worths = [(isCrash, Worth.crash), (isGated, Worth.gate), (differs, Worth.version)]
    let worth = worths.first { $0.0 }?.1 ?? Worth.call
    let reasons = gates.isEmpty ? ["silence"] : gates.map(\.gate.rawValue)
    let name = isEnd ? reasons.joined(separator: " ") : run.events[event].name
    return QuizQuestion(
      event: event,
      subject: .next,
      right: right.text,
      wrong: choices.map(\.choice),
      worth: worth + bonus(of: last),
      isGuess: !isEnd && isGuess(run.events[event]),
      kind: "next \(name)"
    )
  }

  /// Returns a question about the answer of an event.
  ///
  /// Returns nil if the scenario gives the answer, or if there are no wrong answers.
  private func question(answer event: Int) -> QuizQuestion? {
    let line = run.events[event]
    guard line.answerIsTheTable, let right = line.answer else { return nil }
    let choices = wrong.answers(besides: right, at: event)
    guard choices.count >= QuizQuestion.fewestChoices - 1 else { return nil }
    return QuizQuestion(
      event: event,
      subject: .answer(to: QuizRun.question(of: line)),
      right: right,
      wrong: choices.map(\.choice),
      worth: Worth.answer + bonus(of: line),
      isGuess: isGuess(line),
      kind: "answer \(line.name)"
    )
  }
}

extension TraceLine {
  /// Whether a reader can predict the line.
  fileprivate var isAsked: Bool {
    switch kind {
    case .call, .crash: true
    case .step, .phase, .query, .warning, .note, .content, .gate: false
    }
  }

  /// Whether the table determines the answer, and not just the scenario.
  fileprivate var answerIsTheTable: Bool {
    switch kind {
    case .query: true
    case .call(.callback(.cellForRowAt)): answer?.contains(" reused ") == true
    case .call, .step, .phase, .warning, .note, .content, .gate, .crash: false
    }
  }

  /// The name that identifies the kind of line.
  fileprivate var name: String {
    switch kind {
    case .call(let message): message.name(.swift)
    case .step, .phase, .query, .warning, .note, .content, .gate, .crash:
      String(text.split(separator: " ").prefix(2).joined(separator: " "))
    }
  }
}
