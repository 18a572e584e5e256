enum LawForm: Sendable {
  /// Each beginning ends, and nothing ends that has not begun.
  case pairs(LawPair)
  /// The same of methods of a cell or a controller.
  case stages(Message, Message, of: LawSubject.Kind = .one)
  /// A call is made only after a callback that allowed it.
  case answers(LawQuestion)
  case condition(LawCondition)
  /// The places of the content and its rows at rest, which no trace shows.
  case places

  /// The form of two callbacks, of the subject that both have.
  static func pairs(
    _ begin: Callback,
    _ end: Callback,
    of subject: LawSubject.Kind = .one,
    beginsAnew: Bool = false
  ) -> LawForm {
    .pairs(LawPair(begin: begin, end: end, subject: subject, beginsAnew: beginsAnew))
  }

  /// The form of a query whose answer allows a call, about the subject that both share.
  static func answers(
    of question: Callback,
    allow call: Callback,
    if grant: LawQuestion.Grant,
    about subject: LawSubject.Kind = .one,
    for span: LawQuestion.Span = .step,
    mustBeAsked: Bool = true,
    isUsedUp: Bool = false
  ) -> LawForm {
    .answers(
      LawQuestion(
        question: question,
        call: call,
        grant: grant,
        subject: subject,
        span: span,
        mustBeAsked: mustBeAsked,
        isUsedUp: isUsedUp
      )
    )
  }
}

/// Two callbacks of which the first begins what the second ends.
struct LawPair: Sendable {
  let begin: Callback
  let end: Callback
  let subject: LawSubject.Kind
  /// Whether the same may begin again before it has ended.
  let beginsAnew: Bool
}

/// A question whose answer allows a call.
struct LawQuestion: Sendable {
  /// The answers that allow it.
  enum Grant: Sendable {
    case any
    case yes
    /// Neither nil nor an empty list nor a word that refuses.
    case something
    case row
  }

  /// The time for which an answer counts.
  enum Span: Sendable {
    /// Until the next step.
    case step
    /// Until another answer about the same.
    case always
  }

  let question: Callback
  let call: Callback
  let grant: Grant
  /// The subject that query and call share.
  let subject: LawSubject.Kind
  let span: Span
  /// Whether a call that nothing was queried about breaks the law, not only one that was refused.
  let mustBeAsked: Bool
  /// Whether each answer allows one call.
  let isUsedUp: Bool
}

enum LawCondition: Sendable {
  case rules
  case knownCallbacks
  case nothingAfterException
  case listedGates
  case countedRows
  case heightsFirst
  case newOnce
  case askedCells
  case hiddenReuse
  case silentSelection
  case unanimatedHighlight
  case completions

  var needs: [Message] {
    switch self {
    case .rules, .knownCallbacks, .nothingAfterException, .listedGates, .silentSelection: []
    case .countedRows: [.callback(.numberOfRowsInSection)]
    case .heightsFirst: [.callback(.heightForRowAt)]
    case .newOnce, .askedCells: [.callback(.cellForRowAt)]
    case .hiddenReuse:
      [.callback(.cellForRowAt), .callback(.willDisplayCell), .callback(.didEndDisplayingCell)]
    case .unanimatedHighlight: [.cell(.setHighlighted)]
    case .completions: [.callback(.numberOfRowsInSection)]
    }
  }

  /// The messages that it looks at; the others tell it nothing.
  var messages: [Message] {
    switch self {
    case .rules, .knownCallbacks, .nothingAfterException, .listedGates: []
    case .countedRows: [.callback(.numberOfRowsInSection), .callback(.cellForRowAt)]
    case .heightsFirst:
      [.callback(.heightForRowAt), .callback(.cellForRowAt), .callback(.numberOfRowsInSection)]
    case .newOnce: [.callback(.cellForRowAt)]
    case .askedCells: [.callback(.cellForRowAt), .callback(.willDisplayCell)]
    case .hiddenReuse:
      [.callback(.cellForRowAt), .callback(.willDisplayCell), .callback(.didEndDisplayingCell)]
    case .silentSelection:
      [
        .callback(.willSelectRowAt), .callback(.didSelectRowAt), .callback(.willDeselectRowAt),
        .callback(.didDeselectRowAt),
      ]
    case .unanimatedHighlight: [.cell(.setHighlighted)]
    case .completions: [.callback(.numberOfRowsInSection), .callback(.numberOfSections)]
    }
  }
}
