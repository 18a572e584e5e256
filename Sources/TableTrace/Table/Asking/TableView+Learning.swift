/// Clients that are known by their calls: a call is shown once its client has not denied it.
extension TableView {
  /// Runs a call whose client may say that it does not implement it.
  ///
  /// - Returns: nil when it says so; then nothing of the call is shown, and it is not made again.
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
      // What queried the table was there.
      guard heldCalls.drop() else { throw .unrecognizedCallback(call) }
      sink.clientsChanged(of: self)
      return nil
    }
  }

  /// A client that is known by its calls turns out to lack a callback before it is called.
  package func deny(_ callback: Callback) {
    guard clients.isLearnt(callback) else { return }
    clients.forget(callback)
    sink.clientsChanged(of: self)
  }
}
