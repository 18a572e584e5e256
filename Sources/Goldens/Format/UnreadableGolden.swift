/// The problems of one golden, in the order of its lines.
package struct UnreadableGolden: Error, Hashable, Sendable {
  /// At least one problem, at most ``limit``.
  package var problems: [GoldenProblem]

  /// The number of problems after which reading stops.
  package static let limit = 20
}
