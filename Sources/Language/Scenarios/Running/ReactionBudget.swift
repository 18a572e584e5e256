import TableTrace

/// A sink that passes everything on and counts what reactions cause.
///
/// So an endless reaction differs from one that ends.
///
/// The steps in `steps` are finite and are never counted. The count begins with the first thing
/// that a reaction asks the table for. It ends at the next written step. Until then every event
/// counts: each step of a reaction, each turn, layout and animation, and each call inside them. Any
/// of them may happen only because of the reaction. Every written step begins anew, so reactions to
/// the rows of a long scroll do not add up. A chain over a large table is not longer than one over
/// a small table, but each of its re-queries is. Therefore the limit grows with the calls that no
/// reaction has caused. Events are counted and never seconds, so a run stops at the same event on
/// every machine.
///
/// A class, like every sink.
final class ReactionBudget: PassingSink {
  /// The events that reactions may cause in one step, however small the table is.
  private static let allowance = 100_000
  /// The events that reactions may cause for each call of the run without one, if that is more.
  private static let eventsPerCall = 10

  let next: any TraceSink
  /// Whether a reaction has called the table since the written step began.
  private var isOpen = false
  /// The calls of the run before a reaction of their step has requested anything.
  private var ownCalls = 0
  private var events = 0

  init(_ next: any TraceSink) {
    self.next = next
  }

  /// The events that reactions may cause in the step that runs.
  var limit: Int { max(Self.allowance, Self.eventsPerCall * ownCalls) }

  /// Whether reactions have caused more than that.
  var isSpent: Bool { events > limit }

  /// A written step begins, which owes nothing to what happened before.
  func beginStep() {
    isOpen = false
    events = 0
  }

  /// A reaction calls the table, and may cause what follows.
  func ask() {
    isOpen = true
    events += 1
  }

  /// A turn begins, or one that does not end goes on.
  func turn() {
    events += 1
  }

  private func count() {
    if isOpen { events += 1 } else { ownCalls += 1 }
  }

  func called(_ call: Call) {
    count()
    next.called(call)
  }

  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    count()
    next.called(callback, row: row, rule: rule)
  }

  func phase(_ phase: Phase, rule: RuleID) {
    if isOpen { events += 1 }
    next.phase(phase, rule: rule)
  }
}
