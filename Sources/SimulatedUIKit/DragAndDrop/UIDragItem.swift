public import Foundation

/// What carries the data of an item that is dragged.
@preconcurrency @MainActor
open class NSItemProvider: NSObject {
  /// The object.
  public let object: Any

  /// Makes a provider of an object.
  public init(object: Any) {
    self.object = object
  }

  /// Makes a provider of something of a type.
  public convenience init(item: Any?, typeIdentifier: String?) {
    self.init(object: item ?? NSNull())
  }

  /// Makes a provider of nothing.
  public override convenience init() {
    self.init(object: NSNull())
  }

  /// Whether it has an object of a class.
  open func canLoadObject(ofClass aClass: Any.Type) -> Bool { type(of: object) == aClass }
}

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

/// Items that are on their way.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items.
  var items: [UIDragItem] { get }
}

/// Items that leave a view.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object of the app's own.
  var localContext: Any? { get set }
}

/// Items that come to a view.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession {
  /// The drag in the same app that they come from.
  var localDragSession: (any UIDragSession)? { get }
}

/// The session of a table's drags and drops.
final class UITableDragAndDropSession: NSObject, UIDragSession, UIDropSession {
  var items: [UIDragItem] = []
  var localContext: Any?
  var localDragSession: (any UIDragSession)? { self }
}
