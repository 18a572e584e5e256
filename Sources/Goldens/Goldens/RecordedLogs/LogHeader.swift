package import TableTrace

/// The header of a recorded log: its origin, and the kind of comparison.
package struct LogHeader: Hashable, Sendable {
  package enum PrintedArguments: String, CaseIterable, Sendable {
    /// The app printed them on every line; all are compared.
    case printed
    /// They are compared on the lines that have them.
    case some
    /// None was printed, or they were inferred later; none is compared.
    case none
  }

  /// The part of the trace that a log shows.
  package enum Extent: String, CaseIterable, Sendable {
    /// From the first to the last call.
    case complete
    /// From the first call on; the log ends early.
    case prefix
    /// Consecutive calls anywhere in the trace.
    case excerpt
  }

  /// The time at which the app printed its `cellForRow`.
  package enum CellLine: String, CaseIterable, Sendable {
    /// On entry, before the calls made during the dequeue.
    case entry
    /// On return, after the calls made during the dequeue.
    case `return`
  }

  package enum Order: String, CaseIterable, Sendable {
    case exact
    /// By the first occurrence of each call with its arguments; repeats are ignored.
    case firstOccurrence = "first-occurrence"
  }

  package enum Nesting: String, CaseIterable, Sendable {
    /// Not shown, and not compared.
    case none
    /// A call inside another is indented below it.
    case indented
  }

  /// The place of publication.
  package var source: String?
  /// The version of the recording, or nil if unknown.
  package var os: SystemVersion?
  /// The messages that the app printed, or nil for those in the log.
  package var prints: Set<Message>?
  package var arguments: PrintedArguments = .some
  package var extent: Extent = .complete
  /// The steps of the scenario that the log shows, from 1, or nil for all.
  package var covers: [ClosedRange<Int>]?
  /// The time at which `cellForRow` was printed.
  package var cellLine: CellLine = .entry
  package var order: Order = .exact
  package var nesting: Nesting = .none
  /// Other omissions, in words.
  package var filter: String?
  package var scenario: String?
  package var digest: String?
  package var device: String?

  package init() {}

  func covers(step: Int) -> Bool {
    covers?.contains { $0.contains(step) } ?? true
  }
}
