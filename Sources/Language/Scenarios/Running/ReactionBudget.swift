import TableTrace

/// A sink that passes everything on and counts what reactions cause, so that one that feeds itself
/// is told apart from one that comes to an end.
///
/// What is written in `steps` is finite by itself and is never counted. From the first thing that a
/// reaction asks the table for until the next written step begins, every event counts: each step of
/// a reaction, each turn, layout and animation, and each call inside them, because from there on
/// any of it may go on only for the reaction's sake. Every written step begins anew, so that a
/// reaction to each row of a long scroll adds nothing up. A chain over a large table is not longer
/// than one over a small table, but each of its re-queries is; therefore the limit grows with the calls
/// that no reaction has caused. Events are counted and never seconds, so that a run stops at the
/// same event on every machine.
///
/// A class, as every sink is.
final class ReactionBudget: PassingSink {
  /// The events that reactions may cause in one step, however small the table is.
  private static let allowance = 100_000
  /// The events that reactions may cause for each call of the run without one, if that is more.
  private static let eventsPerCall = 10

  let next: any TraceSink
  /// Whether a reaction has asked the table for something since the written step began.
  private var isOpen = false
  /// The calls of the run before a reaction of their step has asked for anything.
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

  /// A reaction asks the table for something: what follows may be its doing.
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
