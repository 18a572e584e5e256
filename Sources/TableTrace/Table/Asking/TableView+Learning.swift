/// Calls to clients whose methods may turn out to be missing.
///
/// Such a call is reported when the client has not thrown `notImplemented`.
extension TableView {
  /// Runs a call whose client may say that it does not implement the callback.
  ///
  /// - Returns: The answer, or nil if the callback is not implemented. Then the call is not
  ///   reported, and not repeated.
  func learn<Value>(
    _ callback: Callback,
    _ call: Call,
    in heldCalls: HeldCalls,
    answer: (Value) -> Answer,
    calling body: () throws(UIKitException) -> Value
  ) throws(UIKitException) -> Value? {
    heldCalls.hold(call)
    do throws(UIKitException) {
      let value = try body()
      let line = heldCalls.show()
      sink.returned(answer(value))
      origins.lineOfAnswer = line
      return value
    } catch {
      guard error.isNotImplemented else {
        _ = heldCalls.show()
        throw error
      }
      clients.forget(callback)
      // A method that queried the table must exist.
      guard heldCalls.drop() else { throw .unrecognizedCallback(call) }
      sink.clientsChanged(of: self)
      return nil
    }
  }

  /// Marks a callback as not implemented before it is called, for a client with
  /// ``Client/isKnownByCalls``.
  package func deny(_ callback: Callback) {
    guard clients.isLearnt(callback) else { return }
    clients.forget(callback)
    sink.clientsChanged(of: self)
  }
}
