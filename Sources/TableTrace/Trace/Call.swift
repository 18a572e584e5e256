/// One call that the table makes: what, with which arguments, and the rule that demanded it.
public struct Call: Sendable {
  /// What is called.
  public var message: Message
  /// The arguments after the table itself.
  public var arguments: Arguments
  /// The rule that caused the call.
  public var rule: RuleID

  /// Makes a call of a protocol's callback.
  public init(_ callback: Callback, _ arguments: Arguments, rule: RuleID) {
    self.message = .callback(callback)
    self.arguments = arguments
    self.rule = rule
  }

  /// Makes a call of any message.
  public init(_ message: Message, _ arguments: Arguments, rule: RuleID) {
    self.message = message
    self.arguments = arguments
    self.rule = rule
  }
}
