/// The problems of one log, in the order of its lines.
package struct UnreadableLog: Error, Hashable, Sendable {
  /// At least one problem, at most ``limit``.
  package var problems: [LogProblem]

  /// The number of problems after which reading stops.
  package static let limit = 20
}
