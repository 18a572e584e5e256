package import TableTrace

/// A step in which a diffable data source applies a snapshot.
package struct SnapshotStep: Codable, Sendable {
  package var snapshot: DiffableSnapshot
  /// The value of `animatingDifferences`.
  package var isAnimated = true
  /// Whether the app reloads the table instead of applying the difference, from iOS 15.
  package var usesReloadData = false
  /// Whether the app applies it on a background queue.
  package var isInBackground = false
  package var completion: [ScenarioStep] = []
}
