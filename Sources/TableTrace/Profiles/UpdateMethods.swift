/// The update methods that a version of UIKit has besides those of the beginning.
public struct UpdateMethods: Hashable, Sendable {
  /// `moveRow(at:to:)` and `moveSection(_:toSection:)`.
  public let moves: Bool
  /// `performBatchUpdates(_:completion:)`.
  public let batches: Bool
  /// `reconfigureRows(at:)`.
  public let reconfigures: Bool
}
