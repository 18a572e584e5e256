/// A call that the table makes, with its arguments and the rule that causes it.
package struct Call: Sendable {
  package var message: Message
  /// The arguments after the table itself.
  package var arguments: Arguments
  package var rule: RuleID

  /// Makes a call to a protocol's callback.
  package init(_ callback: Callback, _ arguments: Arguments, rule: RuleID) {
    self.message = .callback(callback)
    self.arguments = arguments
    self.rule = rule
  }

  package init(_ message: Message, _ arguments: Arguments, rule: RuleID) {
    self.message = message
    self.arguments = arguments
    self.rule = rule
  }
}
