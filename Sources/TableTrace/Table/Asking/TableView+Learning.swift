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

/// A sink that keeps one call back until something else happens.
///
/// A class, as every sink is; it stands before the table's sink while the call runs.
final class HeldCall: PassingSink {
  /// Whether the call is still kept back.
  private(set) var isHeld = true
  /// The line that the call became.
  private(set) var line: Int?

  private let call: Call
  private let behind: any TraceSink

  init(_ call: Call, before behind: any TraceSink) {
    self.call = call
    self.behind = behind
  }

  /// The sink behind it; whoever asks for it has an event, so that the call goes first.
  var next: any TraceSink {
    release()
    return behind
  }

  /// Passes the call on, if nothing has done so before.
  func release() {
    guard isHeld else { return }
    isHeld = false
    behind.called(call)
    line = behind.lineOfCall
  }

  func called(_ call: Call) {
    next.called(call)
  }

  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    next.called(callback, row: row, rule: rule)
  }
}
