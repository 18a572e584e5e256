/// Something that holds in the trace of every scenario, whatever it shows.
///
/// A golden says what is called, and a law says what may never be called. So a law also judges an
/// accepted golden and a log of a device.
package struct Law: Sendable {
  package let id: LawID
  package private(set) var sentence = ""
  /// The rules for which it does not hold in some versions, or not for all calls.
  package private(set) var suspensions: [LawSuspension] = []
  let form: LawForm
  /// The number of times that a beginning may end, if not once.
  let mostEnds: Rule<Int>?

  init(_ id: LawID, _ form: LawForm, mostEnds: Rule<Int>? = nil) {
    self.id = id
    self.form = form
    self.mostEnds = mostEnds
  }

  /// Returns the law with its sentence.
  func says(_ sentence: String) -> Law {
    var law = self
    law.sentence = sentence
    return law
  }

  /// Returns the law with the rules for which it does not hold.
  func suspended(by suspensions: [LawSuspension]) -> Law {
    var law = self
    law.suspensions = suspensions
    return law
  }

  var messages: [Message] {
    switch form {
    case .pairs(let pair): [.callback(pair.begin), .callback(pair.end)]
    case .stages(let begin, let end, _): [begin, end]
    case .answers(let question): [.callback(question.question), .callback(question.call)]
    case .condition(let condition): condition.messages
    case .places: []
    }
  }

  /// The callbacks whose answers it waits for.
  var questions: [Callback] {
    switch form {
    case .answers(let question): [question.question]
    case .condition(let condition): condition.questions
    case .pairs, .stages, .places: []
    }
  }

  /// Whether it looks at a table, and not at a trace.
  package var looksAtPlaces: Bool {
    if case .places = form { true } else { false }
  }

  var knowsRows: Bool {
    switch form {
    case .pairs(let pair): pair.subject == .row || pair.subject == .source
    case .answers(let question): question.subject == .row || question.subject == .source
    case .stages, .condition, .places: false
    }
  }

  /// Whether answers count until the next step for it.
  var forgetsAtSteps: Bool {
    if case .answers(let question) = form { question.span == .step } else { false }
  }

  /// The messages that its judgement needs: a client that does not implement one is not called.
  var needs: [Message] {
    switch form {
    case .pairs(let pair): [.callback(pair.begin), .callback(pair.end)]
    case .stages(let begin, let end, _): [begin, end]
    case .answers(let question): [.callback(question.question)]
    case .condition(let condition): condition.needs
    case .places: []
    }
  }
}

/// A rule for which a law does not hold.
package struct LawSuspension: Sendable {
  package enum Extent: Hashable, Sendable {
    /// Nothing is looked at.
    case everything
    /// Nothing after the first structural update.
    case afterUpdates
    /// Nothing after an update, a reload or a re-query that begins inside a callback that reports
    /// an end of display.
    case afterNestedRequeries
    case callsOfRule
    /// A beginning may end more than once.
    case furtherEnds
    /// The places that the rule moves are not checked.
    case placesOfRule
  }

  package let rule: RuleID
  /// The meaning of its value for the law, without a full stop.
  package private(set) var says = ""
  package let extent: Extent
  /// Whether the rule says so for a version.
  package let isInForce: @Sendable (SystemVersion) -> Bool

  init(
    _ rule: RuleID,
    _ extent: Extent,
    where isInForce: @escaping @Sendable (SystemVersion) -> Bool = { _ in true }
  ) {
    self.rule = rule
    self.extent = extent
    self.isInForce = isInForce
  }

  /// Returns the suspension with the meaning of its value for the law.
  func says(_ words: String) -> LawSuspension {
    var suspension = self
    suspension.says = words
    return suspension
  }
}
