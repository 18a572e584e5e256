/// A sink that can keep a call back until something else happens.
///
/// A class, as every sink is. A table whose clients are known by their calls writes to one.
package final class HeldCalls: PassingSink {
  private let behind: any TraceSink
  /// The call that is held back; any other event releases it first.
  private var held: Call?
  /// The lines that the calls became which were kept back and have not ended.
  private var lines: [Int?] = []

  /// Makes a sink that keeps nothing back yet.
  package init(before behind: any TraceSink) {
    self.behind = behind
  }

  /// The sink behind it; whoever queries it has an event.
  package var next: any TraceSink {
    release()
    return behind
  }

  /// Checks the clients of held calls, which stay back if nobody implements them.
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

  /// The innermost of these calls was made: it is shown at the latest now; the answer is its line.
  func show() -> Int? {
    release()
    return lines.popLast() ?? nil
  }

  /// The innermost of these calls was never made, or false if it is shown already.
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
