/// What each form of law looks at.
extension LawChecker {
  /// Looks at a call for one law.
  mutating func look(
    at place: Int,
    _ message: Message,
    _ arguments: LawArguments,
    _ rule: RuleID?
  ) {
    let law = LawBook.all[place]
    guard !isSuspended(law, rule) else { return }
    switch law.form {
    case .pairs(let pair): look(at: place, law.id, pair, message, arguments)
    case .stages(let begin, let end, let kind):
      let subject = subject(kind, arguments)
      if message == begin {
        _ = pairs[place].begin(subject, mostEnds: 1)
      } else if message == end, !pairs[place].end(subject) {
        report(law.id, .nothingBegun(by: begin))
      }
    case .answers(let question): look(at: place, law.id, question, message, arguments)
    case .condition(let condition): look(law.id, condition, message, arguments)
    }
  }

  /// Whether a rule keeps a law from looking at the event.
  private func isSuspended(_ law: Law, _ rule: RuleID?) -> Bool {
    law.suspensions.contains { suspension in
      switch suspension.extent {
      case .everything, .furtherEnds: false
      case .afterUpdates: hasUpdated && suspension.isInForce(version)
      case .afterNestedRounds: nestedRounds.haveBegun && suspension.isInForce(version)
      // A text does not tell rules; this is one of drags.
      case .callsOfRule: rule == suspension.rule || rule == nil && mayDrag
      }
    }
  }

  private mutating func look(
    at place: Int,
    _ law: LawID,
    _ pair: LawPair,
    _ message: Message,
    _ arguments: LawArguments
  ) {
    let subject = subject(pair.subject, arguments)
    if message == .callback(pair.begin) {
      let mostEnds = pair.mostEnds?.value(for: version) ?? 1
      let isNew = pairs[place].begin(subject, mostEnds: mostEnds)
      if !isNew, !pair.beginsAnew { report(law, .begunTwice(until: .callback(pair.end))) }
    } else if !pairs[place].end(subject) {
      report(law, .nothingBegun(by: .callback(pair.begin)))
    }
  }

  private mutating func look(
    at place: Int,
    _ law: LawID,
    _ question: LawQuestion,
    _ message: Message,
    _ arguments: LawArguments
  ) {
    guard message == .callback(question.call) else { return }
    let subject = subject(question.subject, arguments)
    switch answers[place].verdict(about: subject, isUsedUp: question.isUsedUp) {
    case .allowed: return
    case .refused: report(law, .refused(by: question.question))
    case nil: if question.mustBeAsked { report(law, .notAsked(question.question)) }
    }
  }

  /// Takes an answer for one law.
  mutating func take(
    _ answer: LawAnswer,
    to callback: Callback,
    _ arguments: LawArguments,
    _ place: Int
  ) {
    switch LawBook.all[place].form {
    case .answers(let question):
      guard question.question == callback else { return }
      take(answer, to: question, arguments, place)
    case .condition(let condition): take(answer, condition, callback, arguments)
    case .pairs, .stages: return
    }
  }

  private mutating func take(
    _ answer: LawAnswer,
    to question: LawQuestion,
    _ arguments: LawArguments,
    _ place: Int
  ) {
    // A callback that answers nothing says yes or no by its argument.
    let answer = answer == .something ? arguments.flag.map(LawAnswer.flag) ?? answer : answer
    var subject = subject(question.subject, arguments)
    let verdict: AnswerMemory.Verdict
    switch question.grant {
    case .any: verdict = .allowed
    case .yes: verdict = answer == .flag(false) ? .refused : .allowed
    case .something: verdict = answer == .nothing ? .refused : .allowed
    case .row:
      guard answer != .nothing else { return }
      verdict = .allowed
      if case .row(let path) = answer, subject != .any {
        subject = .row(path)
      } else {
        subject = .any
      }
    }
    guard subject != .any || verdict == .allowed else { return }
    answers[place].answer(subject, verdict)
  }
}

extension LawBook {
  /// For each callback, by its raw value, the places of the laws that look at it.
  static let places: [[Int]] = Callback.allCases.map { callback in
    all.indices.filter { all[$0].messages.contains(.callback(callback)) }
  }

  /// The places of the laws that look at methods of cells and controllers.
  static let placesOfHooks: [Int] = all.indices.filter { place in
    all[place].messages.contains { message in
      switch message {
      case .cell, .controller: true
      case .callback, .cellProvider: false
      }
    }
  }

  /// The places of the laws for which answers count until the next step.
  static let placesOfSteps: [Int] = all.indices.filter { place in
    if case .answers(let question) = all[place].form { question.span == .step } else { false }
  }

  /// The places of the laws that know rows by their numbers.
  static let placesOfRows: [Int] = all.indices.filter { place in
    switch all[place].form {
    case .pairs(let pair): pair.subject == .row || pair.subject == .source
    case .answers(let question): question.subject == .row || question.subject == .source
    case .stages, .condition: false
    }
  }

  /// For each callback, by its raw value, whether a law waits for its answer.
  static let isQuestion: [Bool] = Callback.allCases.map { callback in
    all.contains { law in
      switch law.form {
      case .answers(let question): question.question == callback
      case .condition(let condition): condition.questions.contains(callback)
      case .pairs, .stages: false
      }
    }
  }

  /// The rules of the book.
  static let rulesOfTheBook = Set(RuleBook.all.map(\.id))
}

extension Law {
  /// The messages that the law looks at.
  var messages: [Message] {
    switch form {
    case .pairs(let pair): [.callback(pair.begin), .callback(pair.end)]
    case .stages(let begin, let end, _): [begin, end]
    case .answers(let question): [.callback(question.question), .callback(question.call)]
    case .condition(let condition): condition.messages
    }
  }
}
