/// A sink that can hold back a call until the next event.
///
/// A table writes to it, because a client's method may turn out to be missing.
package final class HeldCalls: PassingSink {
  private let behind: any TraceSink
  /// The call that is held back until any other event.
  private var held: Call?
  /// The trace lines of calls that were held back and have not ended.
  private var lines: [Int?] = []

  package init(before behind: any TraceSink) {
    self.behind = behind
  }

  /// The next sink.
  ///
  /// Reading it reports the call that is held back.
  package var next: any TraceSink {
    release()
    return behind
  }

  /// Passes on that clients changed, without reporting the call that is held back.
  package func clientsChanged(of table: TableView) {
    behind.clientsChanged(of: table)
  }

  package func called(_ call: Call) {
    next.called(call)
  }

  package func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    next.called(callback, row: row, rule: rule)
  }

  func hold(_ call: Call) {
    release()
    held = call
    lines.append(nil)
  }

  /// Reports the innermost of these calls, if it is still held back, and returns its line.
  func show() -> Int? {
    release()
    return lines.popLast() ?? nil
  }

  /// Drops the innermost of these calls, or returns false if it was already reported.
  func drop() -> Bool {
    lines.removeLast()
    defer { held = nil }
    return held != nil
  }

  private func release() {
    guard let call = held else { return }
    held = nil
    behind.called(call)
    lines[lines.count - 1] = behind.lineOfCall
  }
}
