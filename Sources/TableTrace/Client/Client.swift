/// A data source, delegate or other client: for each callback that it implements, a closure.
///
/// The table reads a client when it is set, as UIKit caches which methods an object answers to; a
/// closure added later counts from the next time the client is set.
public struct Client {
  private var handlers: [Handler?]

  /// Makes a client that implements nothing.
  public init() {
    handlers = Array(repeating: nil, count: Callback.allCases.count)
  }

  /// The closure of a callback; nil while it is not implemented.
  ///
  /// Whoever sets one has chosen it by the callback's kind of answer.
  public package(set) subscript(callback: Callback) -> Handler? {
    get { handlers[Int(callback.rawValue)] }
    set { handlers[Int(callback.rawValue)] = newValue }
  }

  /// Implements a callback.
  ///
  /// - Throws: ``MismatchedHandler`` when the closure's answer is not of the callback's kind.
  public mutating func implement(
    _ callback: Callback,
    _ handler: Handler
  ) throws(MismatchedHandler) {
    guard handler.answers(callback.facts.answerKind) else {
      throw MismatchedHandler(callback: callback, expected: callback.facts.answerKind)
    }
    self[callback] = handler
  }

  /// The same client without the callbacks that a version does not know yet.
  func known(to version: SystemVersion) -> Client {
    var client = self
    for callback in Callback.allCases where !callback.facts.isAvailable(on: version) {
      client.handlers[Int(callback.rawValue)] = nil
    }
    return client
  }
}

@available(*, unavailable)
extension Client: Sendable {}
