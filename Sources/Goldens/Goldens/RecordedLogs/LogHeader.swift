package import TableTrace

/// What the top of a recorded log says about it, and how it is compared.
package struct LogHeader: Hashable, Sendable {
  /// How far the arguments in the log can be trusted.
  package enum PrintedArguments: String, CaseIterable, Sendable {
    /// The app printed them on every line; all are compared.
    case printed
    /// They are compared on the lines that have them.
    case some
    /// None was printed, or they were inferred later; none is compared.
    case none
  }

  /// How much of the trace the log shows.
  package enum Extent: String, CaseIterable, Sendable {
    /// From the first to the last call.
    case complete
    /// From the first call on; the log breaks off.
    case prefix
    /// A run of calls somewhere in the trace.
    case excerpt
  }

  /// When the app printed its `cellForRow`.
  package enum CellLine: String, CaseIterable, Sendable {
    /// On entry, so calls made during the dequeue come after it.
    case entry
    /// On return, so they come before it.
    case `return`
  }

  /// How the order is compared.
  package enum Order: String, CaseIterable, Sendable {
    /// Line by line.
    case exact
    /// By the first time that each call with its arguments comes; repeats are left out.
    case firstOccurrence = "first-occurrence"
  }

  /// Whether the log shows which call came inside which.
  package enum Nesting: String, CaseIterable, Sendable {
    /// It does not; nesting is not compared.
    case none
    /// A call inside another is indented below it.
    case indented
  }

  /// Where the log was published.
  package var source: String?
  /// The version that it was recorded on; nil where nobody says it.
  package var os: SystemVersion?
  /// What the app printed; nil takes what the log contains.
  package var prints: Set<Message>?
  /// Whether arguments are compared.
  package var arguments: PrintedArguments = .some
  /// How much the log shows.
  package var extent: Extent = .complete
  /// The steps of the scenario that the log shows, from 1; nil for all.
  package var covers: [ClosedRange<Int>]?
  /// When `cellForRow` was printed.
  package var cellLine: CellLine = .entry
  /// How the order is compared.
  package var order: Order = .exact
  /// Whether nesting is compared.
  package var nesting: Nesting = .none
  /// What else was left out, in words.
  package var filter: String?
  /// The name of the scenario whose steps were made.
  package var scenario: String?
  /// The digest of that scenario's file.
  package var digest: String?
  /// The device or simulator.
  package var device: String?

  /// Makes the header of a log that says nothing about itself.
  package init() {}

  /// Whether the log shows a step.
  func covers(step: Int) -> Bool {
    covers?.contains { $0.contains(step) } ?? true
  }
}
