/// Rows that represent dropped items on their way.
///
/// Nothing is called for them, and what they answer counts without them.
extension TableView {
  /// Whether the app holds a placeholder that it has neither committed nor deleted.
  package var hasPlaceholder: Bool { !moving.placeholders.isEmpty }

  /// `coordinator.drop(_:to:)`: a placeholder row appears.
  public func insertPlaceholder(at path: IndexPath) {
    moving.insertPlaceholder(at: path)
  }

  /// The first placeholder's `commitInsertion(dataSourceUpdates:)`: the model changes in the block,
  /// which receives the place where the real row then enters.
  ///
  /// - Returns: false, without a call of the block, when the placeholder is gone.
  @discardableResult
  public func commitInsertion(
    dataSourceUpdates changeModel: (IndexPath) throws(UIKitException) -> Void
  ) throws(UIKitException) -> Bool {
    guard let place = moving.placeholders.first, let place else { return deletePlaceholder() }
    try changeModel(place)
    guard let place = moving.takePlaceholder() else { return false }
    sink.entered(.dropPlaceholder)
    defer { sink.left() }
    try insertRows(at: [place])
    return true
  }

  /// Returns the first placeholder's `deletePlaceholder()`.
  ///
  /// - Returns: false when the placeholder is gone already.
  @discardableResult
  public func deletePlaceholder() -> Bool {
    moving.takePlaceholder() != nil
  }
}
