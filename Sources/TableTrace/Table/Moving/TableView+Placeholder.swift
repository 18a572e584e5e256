/// Rows that stand for dropped items on their way.
///
/// The clients are never asked about them, and what they answer counts without them.
extension TableView {
  /// Whether a dropped item is still awaited.
  public var hasPlaceholder: Bool { !placeholders.isEmpty }

  /// `coordinator.drop(_:to:)`: a placeholder row appears.
  public func insertPlaceholder(at path: IndexPath) {
    placeholders.append(path)
  }

  /// The first placeholder's `commitInsertion`, after the model has changed: the real row comes in.
  public func commitInsertion() throws(UIKitException) {
    guard !placeholders.isEmpty else { return }
    try insertRows(at: [placeholders.removeFirst()])
  }

  /// The first placeholder's `deletePlaceholder()`.
  public func deletePlaceholder() {
    guard !placeholders.isEmpty else { return }
    placeholders.removeFirst()
  }
}
