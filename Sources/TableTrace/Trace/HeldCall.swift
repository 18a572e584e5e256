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
