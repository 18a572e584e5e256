/// The error of implementing a callback with a closure whose answer is of another kind.
public struct MismatchedHandler: Error, Hashable, Sendable {
  /// The callback.
  public let callback: Callback
  /// The kind that it answers.
  public let expected: AnswerKind

  /// Makes the error.
  public init(callback: Callback, expected: AnswerKind) {
    self.callback = callback
    self.expected = expected
  }
}
