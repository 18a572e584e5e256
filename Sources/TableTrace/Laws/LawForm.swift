enum LawForm: Sendable {
  /// The second callback is called only after the first, for example `didEndDisplaying` after
  /// `willDisplay`.
  case pairs(LawPair)
  /// Like `pairs`, for methods of a cell or a controller.
  case stages(Message, Message, of: LawSubject.Kind = .one)
  /// A callback is called only if the return value of another callback allowed it.
  case answers(LawQuestion)
  case condition(LawCondition)
  /// The positions of the content and its rows at rest, which no trace shows.
  case places

  /// Makes the form in which one callback begins something and another ends it.
  static func pairs(
    _ begin: Callback,
    _ end: Callback,
    of subject: LawSubject.Kind = .one,
    beginsAnew: Bool = false
  ) -> LawForm {
    .pairs(LawPair(begin: begin, end: end, subject: subject, beginsAnew: beginsAnew))
  }

  /// Makes the form in which the return value of one callback allows another.
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

/// Two callbacks: the first begins something, and the second ends it.
struct LawPair: Sendable {
  let begin: Callback
  let end: Callback
  let subject: LawSubject.Kind
  /// Whether the first callback may be called again before the second.
  let beginsAnew: Bool
}

/// A callback whose return value allows another callback.
struct LawQuestion: Sendable {
  /// The return values that allow the call.
  enum Grant: Sendable {
    case any
    case yes
    /// Anything but nil, an empty list, and words that refuse, such as `forbidden`.
    case something
    case row
  }

  /// The time for which a return value counts.
  enum Span: Sendable {
    /// Until the next step.
    case step
    /// Until the next return value about the same row or object.
    case always
  }

  let question: Callback
  let call: Callback
  let grant: Grant
  /// The kind of subject that both callbacks are about, such as a row.
  let subject: LawSubject.Kind
  let span: Span
  /// Whether the call breaks the law if the first callback was never called; otherwise only if it
  /// refused.
  let mustBeAsked: Bool
  /// Whether each return value allows only one call.
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

  /// The messages that the condition checks.
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
