/// Something that holds in the trace of every scenario, whatever it shows.
///
/// A golden says what comes; a law says what may never come, so that it also judges a golden that
/// somebody has accepted, and a log of a device.
package struct Law: Sendable {
  /// The stable name.
  package let id: LawID
  /// What holds, one sentence.
  package let sentence: String
  /// The rules for which it does not hold in some versions, or not for all calls.
  package let suspensions: [LawSuspension]
  /// What is looked at.
  let form: LawForm

  /// Makes a law.
  init(_ id: LawID, _ sentence: String, _ form: LawForm, suspendedBy: [LawSuspension] = []) {
    self.id = id
    self.sentence = sentence
    self.form = form
    suspensions = suspendedBy
  }

  /// The rule for which it is not looked at in a version at all; nil where it is.
  package func rule(suspending version: SystemVersion) -> RuleID? {
    suspensions.first { $0.extent == .everything && $0.isInForce(version) }?.rule
  }

  /// The messages that its judgement needs: a client that does not implement one is not told.
  var needs: [Message] {
    switch form {
    case .pairs(let pair): [.callback(pair.begin), .callback(pair.end)]
    case .stages(let begin, let end, _): [begin, end]
    case .answers(let question): [.callback(question.question)]
    case .condition(let condition): condition.needs
    }
  }
}

/// A rule for which a law does not hold.
package struct LawSuspension: Sendable {
  /// How much of a trace is not looked at.
  package enum Extent: Hashable, Sendable {
    /// Nothing is looked at.
    case everything
    /// Nothing after the first structural update.
    case afterUpdates
    /// Nothing after an update, a reload or a round that begins inside a callback that tells of an end
    /// of display.
    case afterNestedRounds
    /// The calls of the rule are not.
    case callsOfRule
    /// What has begun may end more than once.
    case furtherEnds
  }

  /// The rule.
  package let rule: RuleID
  /// What its value comes to for the law, without a full stop.
  package let says: String
  /// How much of a trace is not looked at.
  package let extent: Extent
  /// Whether the rule says so for a version.
  package let isInForce: @Sendable (SystemVersion) -> Bool

  /// Makes a suspension.
  init(
    _ rule: RuleID,
    _ says: String,
    _ extent: Extent,
    where isInForce: @escaping @Sendable (SystemVersion) -> Bool
  ) {
    self.rule = rule
    self.says = says
    self.extent = extent
    self.isInForce = isInForce
  }
}
