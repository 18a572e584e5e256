/// An item that is dragged.
@preconcurrency @MainActor
open class UIDragItem: NSObject {
  /// What carries its data.
  public let itemProvider: NSItemProvider
  /// An object of the app's own.
  open var localObject: Any?

  /// Makes an item.
  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }

  /// How a trace shows it.
  var traceName: String { "\(localObject ?? itemProvider.object)" }
}

/// How a row looks while it is dragged.
@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// How a trace shows it.
  var traceName: String { "UIDragPreviewParameters" }
}
