import TableTrace

/// A sink that counts the events caused by reactions, to detect endless reactions.
///
/// The count begins when a reaction first calls the table. It ends at the next written step. Until
/// then, all steps of reactions, turns, layouts, animations and calls inside them are counted.
/// Reactions to the rows of a long scroll do not add up, because every written step begins a new
/// count.
///
/// Re-queries of a large table make many calls. Therefore the limit grows with the calls that no
/// reaction has caused. Only events are counted and no time, so a run stops at the same event on
/// every machine.
///
/// It is a class because every sink is one.
final class ReactionBudget: PassingSink {
  /// The events that reactions may cause in one step of any table.
  private static let allowance = 100_000
  /// The events that reactions may cause for each call without a reaction, if that is more.
  private static let eventsPerCall = 10

  let next: any TraceSink
  /// Whether a reaction has called the table since the written step began.
  private var isOpen = false
  /// The number of calls before a reaction of their step calls the table.
  private var ownCalls = 0
  private var events = 0

  init(_ next: any TraceSink) {
    self.next = next
  }

  /// The limit of events in the current step.
  var limit: Int { max(Self.allowance, Self.eventsPerCall * ownCalls) }

  /// Whether reactions have exceeded the limit.
  var isSpent: Bool { events > limit }

  /// Begins a written step with a new count.
  func beginStep() {
    isOpen = false
    events = 0
  }

  /// Records that a reaction calls the table, which may cause the following events.
  func ask() {
    isOpen = true
    events += 1
  }

  /// Counts a turn that begins, or a part of a turn that does not end.
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
