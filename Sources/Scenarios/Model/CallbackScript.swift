package import TableTrace

/// What a scripted client does in one callback.
package struct CallbackScript: Sendable {
  /// The callback.
  package var callback: Callback
  /// The answers from which the first whose condition and pattern match is given; a more specific
  /// pattern comes before a less specific one, and a later step's before an earlier one's.
  package var answers: [AnswerEntry] = []
  /// What happens before it answers.
  package var reactions: [Reaction] = []

  /// Makes an implemented callback that answers the default and does nothing.
  package init(callback: Callback) {
    self.callback = callback
  }
}
