import TableTrace

/// A sink that passes everything on and remembers the calls for `expect` steps.
///
/// It is a class because every sink is one. A run without `expect` steps uses none.
final class CallWatcher: PassingSink {
  /// One call: its number among all calls, and its index paths.
  struct Seen {
    let ordinal: Int
    let section: Int?
    let row: Int?
    let rule: RuleID
  }

  let next: any TraceSink
  private(set) var count = 0
  /// The calls of each message, in order, so that those of one message are found fast.
  private var calls: [Message: [Seen]] = [:]

  init(_ next: any TraceSink) {
    self.next = next
  }

  func called(_ call: Call) {
    let place = call.arguments.place
    let seen = Seen(ordinal: count, section: place?.section, row: place?.row, rule: call.rule)
    calls[call.message, default: []].append(seen)
    count += 1
    next.called(call)
  }

  func calls(of message: Message, from ordinal: Int) -> ArraySlice<Seen> {
    let calls = self.calls[message, default: []]
    return calls[calls.partitionPoint { $0.ordinal < ordinal }...]
  }
}
