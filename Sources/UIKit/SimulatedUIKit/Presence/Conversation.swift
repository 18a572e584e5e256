import TableTrace

/// The calls of a table to its clients that are open, and what they have shown of the clients.
struct Conversation {
  private struct OpenCall {
    /// The callback; nil for other code of the app.
    let callback: Callback?
    /// The stack position of UIKit's default implementation, if it ran during this call.
    var defaultPlace: StackPlace?
  }

  private var open: [OpenCall] = []
  /// The callbacks of which it is known, since a client was set, that they are there.
  private var present: Set<Callback> = []
  /// The callbacks of which an override of `responds(to:)` has said whether they are there.
  private var decided: Set<Callback> = []

  /// Whether no call is open.
  var isEmpty: Bool { open.isEmpty }

  /// Whether it is known that a callback is there.
  func knows(_ callback: Callback) -> Bool { present.contains(callback) }

  /// Whether an override of `responds(to:)` has said whether a callback is there.
  func isDecided(_ callback: Callback) -> Bool { decided.contains(callback) }

  /// An override of `responds(to:)` says whether a callback is there, or nothing.
  mutating func decide(_ callback: Callback, _ decision: Bool?) {
    if decision == nil { decided.remove(callback) } else { decided.insert(callback) }
  }

  /// A call begins.
  mutating func begin(_ callback: Callback?) {
    open.append(OpenCall(callback: callback))
  }

  /// The default of a method runs, so that the client of the innermost call has none of its own.
  ///
  /// One that the app calls itself, in the middle of another, says nothing.
  mutating func deny(_ callback: Callback) {
    guard let last = open.indices.last, open[last].callback == callback else { return }
    open[last].defaultPlace = .here()
  }

  /// The innermost call ends; the answer is where UIKit's default ran, nil if it did not.
  @discardableResult
  mutating func end() -> StackPlace? {
    open.popLast()?.defaultPlace
  }

  /// A callback turns out to be there.
  mutating func note(_ callback: Callback) {
    present.insert(callback)
  }

  /// Another client is set: what was known of the one before says nothing of it.
  mutating func forget(_ recipient: Recipient) {
    present = present.filter { $0.recipient != recipient }
  }
}
