@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }

  var traceName: String { "\(localObject ?? itemProvider.object)" }
}

@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  var traceName: String { "UIDragPreviewParameters" }
}
