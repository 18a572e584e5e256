import TableTrace

/// The running calls of a table to its clients, and the methods that clients are known to
/// implement.
struct Conversation {
  private struct OpenCall {
    /// The callback, or nil for other code of the app.
    let callback: Callback?
    /// The stack position of UIKit's default implementation, if it ran during this call.
    var defaultPlace: StackPlace?
  }

  private var open: [OpenCall] = []
  /// The callbacks that the current client is known to implement.
  private var present: Set<Callback> = []
  /// The callbacks that an override of `responds(to:)` has answered.
  private var decided: Set<Callback> = []

  /// Whether no call is open.
  var isEmpty: Bool { open.isEmpty }

  /// Whether a callback is known to be implemented.
  func knows(_ callback: Callback) -> Bool { present.contains(callback) }

  /// Whether an override of `responds(to:)` has answered for a callback.
  func isDecided(_ callback: Callback) -> Bool { decided.contains(callback) }

  /// Records the answer of an override of `responds(to:)`.
  mutating func decide(_ callback: Callback, _ decision: Bool?) {
    if decision == nil { decided.remove(callback) } else { decided.insert(callback) }
  }

  mutating func begin(_ callback: Callback?) {
    open.append(OpenCall(callback: callback))
  }

  /// Records that UIKit's default ran, so that the client of the innermost call lacks the method.
  mutating func deny(_ callback: Callback) {
    guard let last = open.indices.last, open[last].callback == callback else { return }
    open[last].defaultPlace = .here()
  }

  /// Ends the innermost call, and returns the stack position of UIKit's default if it ran.
  @discardableResult
  mutating func end() -> StackPlace? {
    open.popLast()?.defaultPlace
  }

  mutating func note(_ callback: Callback) {
    present.insert(callback)
  }

  /// Removes what is known about the callbacks of the previous client.
  mutating func forget(_ recipient: Recipient) {
    present = present.filter { $0.recipient != recipient }
  }
}
