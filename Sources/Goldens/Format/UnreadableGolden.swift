/// The problems of one golden, in the order of its lines, each kind once.
package struct UnreadableGolden: Error, Hashable, Sendable {
  /// At least one problem.
  package var problems: [GoldenProblem]
}
