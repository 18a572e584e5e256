/// Clients that are known by their calls: a call is shown once its client has not denied it.
extension TableView {
  /// Runs a call whose client may say that it does not implement it.
  ///
  /// - Returns: nil when it says so; then nothing of the call is shown, and it is not made again.
  func learn<Value>(
    _ callback: Callback,
    _ call: Call,
    answer: (Value) -> Answer,
    calling body: () throws(UIKitException) -> Value
  ) throws(UIKitException) -> Value? {
    let outer = sink
    let held = HeldCall(call, before: outer)
    sink = held
    defer { sink = outer }
    do throws(UIKitException) {
      let value = try body()
      held.release()
      outer.returned(answer(value))
      origins.lineOfAnswer = held.line
      return value
    } catch {
      guard error.isNotImplemented else {
        held.release()
        throw error
      }
      clients.forget(callback)
      // What has asked the table for something was there.
      guard held.isHeld else { throw .unrecognizedCallback(call) }
      return nil
    }
  }
}
