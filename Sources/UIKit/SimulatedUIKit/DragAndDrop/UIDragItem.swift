@preconcurrency @MainActor
open class UIDragItem: NSObject {
  public let itemProvider: NSItemProvider
  open var localObject: Any?

  public init(itemProvider: NSItemProvider) {
    self.itemProvider = itemProvider
  }

  /// The description of its object, or the object's class if the description is an address.
  var traceName: String {
    let object = localObject ?? itemProvider.object
    let text = "\(object)"
    return text.contains(": 0x") ? "\(type(of: object))" : text
  }
}

@preconcurrency @MainActor
open class UIDragPreviewParameters: UIPreviewParameters {
  var traceName: String { "UIDragPreviewParameters" }
}
