/// A statement that holds in the trace of every scenario.
///
/// A golden says what is called, and a law says what must never be called. So a law can also find
/// errors in an accepted golden and in a log of a device.
package struct Law: Sendable {
  package let id: LawID
  package private(set) var sentence = ""
  /// The rules because of which the law is not checked on some versions or for some calls.
  package private(set) var suspensions: [LawSuspension] = []
  let form: LawForm
  /// The number of end calls that may follow one begin call, by version; nil for one.
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

  /// Returns the law with the rules that suspend it.
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

  /// The callbacks whose return values the law needs.
  var questions: [Callback] {
    switch form {
    case .answers(let question): [question.question]
    case .condition(let condition): condition.questions
    case .pairs, .stages, .places: []
    }
  }

  /// Whether the law is checked on a table instead of on a trace.
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

  /// Whether a return value counts only until the next step.
  var forgetsAtSteps: Bool {
    if case .answers(let question) = form { question.span == .step } else { false }
  }

  /// The messages that must be implemented for the law to be checked.
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

/// A rule that suspends a law.
package struct LawSuspension: Sendable {
  package enum Extent: Hashable, Sendable {
    /// The law is not checked at all.
    case everything
    /// The law is not checked after the first structural update.
    case afterUpdates
    /// The law is not checked after an update, reload or re-query that begins inside an
    /// end-displaying callback.
    case afterNestedRequeries
    case callsOfRule
    /// One begin call may be followed by more than one end call.
    case furtherEnds
    /// Positions that the rule changes are not checked.
    case placesOfRule
  }

  package let rule: RuleID
  /// The reason for the suspension, without a full stop.
  package private(set) var says = ""
  package let extent: Extent
  /// Returns whether the rule suspends the law on a version.
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

  /// Returns the suspension with its reason.
  func says(_ words: String) -> LawSuspension {
    var suspension = self
    suspension.says = words
    return suspension
  }
}
