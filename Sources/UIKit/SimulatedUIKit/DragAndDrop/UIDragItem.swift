@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }

  /// How a trace shows it.
  var traceName: String { "\(localObject ?? itemProvider.object)" }
}

@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  /// How a trace shows it.
  var traceName: String { "UIDragPreviewParameters" }
}
