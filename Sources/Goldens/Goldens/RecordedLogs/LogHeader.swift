package import TableTrace

/// The header of a recorded log: its origin, and how it is compared.
package struct LogHeader: Hashable, Sendable {
  package enum PrintedArguments: String, CaseIterable, Sendable {
    /// The app printed arguments on every line, and all of them are compared.
    case printed
    /// Arguments are compared on the lines that have them.
    case some
    /// Arguments were not printed, or were added later, and are not compared.
    case none
  }

  /// The part of the trace that a log shows.
  package enum Extent: String, CaseIterable, Sendable {
    /// From the first to the last call.
    case complete
    /// From the first call to an early end.
    case prefix
    /// Consecutive calls anywhere in the trace.
    case excerpt
  }

  /// When the app printed its `cellForRow`.
  package enum CellLine: String, CaseIterable, Sendable {
    /// On entry, before the calls made during the dequeue.
    case entry
    /// On return, after the calls made during the dequeue.
    case `return`
  }

  package enum Order: String, CaseIterable, Sendable {
    case exact
    /// The first call of each method with the same arguments is compared, without repeats.
    case firstOccurrence = "first-occurrence"
  }

  package enum Nesting: String, CaseIterable, Sendable {
    /// The nesting is neither shown nor compared.
    case none
    /// A call inside another one is indented below it.
    case indented
  }

  /// Where the log was published.
  package var source: String?
  /// The version of the recording, or nil if it is unknown.
  package var os: SystemVersion?
  /// The messages that the app printed, or nil for those that occur in the log.
  package var prints: Set<Message>?
  package var arguments: PrintedArguments = .some
  package var extent: Extent = .complete
  /// The numbers of the scenario's steps that the log shows, from 1, or nil for all.
  package var covers: [ClosedRange<Int>]?
  /// When `cellForRow` was printed.
  package var cellLine: CellLine = .entry
  package var order: Order = .exact
  package var nesting: Nesting = .none
  /// A description of other omitted calls.
  package var filter: String?
  package var scenario: String?
  package var digest: String?
  package var device: String?

  package init() {}

  func covers(step: Int) -> Bool {
    covers?.contains { $0.contains(step) } ?? true
  }
}
