import TableTrace

/// A sink that passes everything on and remembers the calls for `expect` steps.
///
/// A class, as every sink is; a run without `expect` steps uses none.
final class CallWatcher: PassingSink {
  /// One call: its place among all, and what it is about.
  struct Seen {
    let ordinal: Int
    let section: Int?
    let row: Int?
    let rule: RuleID
  }

  let next: any TraceSink
  private(set) var count = 0
  /// The calls of each message, in their order: what asks about one does not look at the others.
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
