/// Placeholder rows for dropped items whose data is not loaded yet.
///
/// The table makes no calls for them, and the counts of the data source do not include them.
extension TableView {
  /// Whether there is a placeholder that the app has neither committed nor deleted.
  package var hasPlaceholder: Bool { !moving.placeholders.isEmpty }

  /// `coordinator.drop(_:to:)`: inserts a placeholder row.
  public func insertPlaceholder(at path: IndexPath) {
    moving.insertPlaceholder(at: path)
  }

  /// Commits the first placeholder, as `commitInsertion(dataSourceUpdates:)` does.
  ///
  /// The closure changes the app's data. It receives the index path of the real row.
  ///
  /// - Returns: False, without calling the closure, if there is no placeholder.
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

  /// Deletes the first placeholder, as `deletePlaceholder()` does.
  ///
  /// - Returns: False if there is no placeholder.
  @discardableResult
  public func deletePlaceholder() -> Bool {
    moving.takePlaceholder() != nil
  }
}
