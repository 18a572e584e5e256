extension LawChecker {
  mutating func look(at place: Int, _ message: Message, _ arguments: LawArguments) {
    switch LawBook.forms[place] {
    case .pairs(let pair): look(at: place, pair, message, arguments)
    case .stages(let begin, let end, let kind):
      let subject = subject(kind, arguments)
      if message == begin {
        _ = pairs[place].begin(subject, mostEnds: 1)
      } else if message == end, !pairs[place].end(subject) {
        report(place, .nothingBegun(by: begin))
      }
    case .answers(let question): look(at: place, question, message, arguments)
    case .condition(let condition): look(at: place, condition, message, arguments)
    case .places: return
    }
  }

  private mutating func look(
    at place: Int,
    _ pair: LawPair,
    _ message: Message,
    _ arguments: LawArguments
  ) {
    let subject = subject(pair.subject, arguments)
    if message == .callback(pair.begin) {
      let isNew = pairs[place].begin(subject, mostEnds: terms.mostEnds[place])
      if !isNew, !pair.beginsAnew { report(place, .begunTwice(until: .callback(pair.end))) }
    } else if !pairs[place].end(subject) {
      report(place, .nothingBegun(by: .callback(pair.begin)))
    }
  }

  private mutating func look(
    at place: Int,
    _ question: LawQuestion,
    _ message: Message,
    _ arguments: LawArguments
  ) {
    guard message == .callback(question.call) else { return }
    let subject = subject(question.subject, arguments)
    switch answers[place].verdict(about: subject, isUsedUp: question.isUsedUp) {
    case .allowed: return
    case .refused: report(place, .refused(by: question.question))
    case nil: if question.mustBeAsked { report(place, .notAsked(question.question)) }
    }
  }

  mutating func take(
    _ answer: LawAnswer,
    to callback: Callback,
    _ arguments: LawArguments,
    _ place: Int
  ) {
    switch LawBook.forms[place] {
    case .answers(let question):
      guard question.question == callback else { return }
      take(answer, to: question, arguments, place)
    case .condition(let condition): take(answer, condition, callback, arguments, place)
    case .pairs, .stages, .places: return
    }
  }

  private mutating func take(
    _ answer: LawAnswer,
    to question: LawQuestion,
    _ arguments: LawArguments,
    _ place: Int
  ) {
    // A callback without a return value may allow the call by its argument.
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
