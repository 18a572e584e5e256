public import Foundation
import TableTrace

public import struct Foundation.IndexPath

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The row of the same table that it comes from; nil where it comes from elsewhere.
  var sourceIndexPath: IndexPath? { get }
  /// The size of what is dragged of it, in points; nothing is drawn here.
  var previewSize: CGSize { get }
}

/// Animates an item that lands.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
  /// Runs with the animation.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Runs after the animation.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}

/// A drop that has come to a table.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  /// The items, in the order in which they were lifted.
  var items: [any UITableViewDropItem] { get }
  /// The row where it lands; nil beside all rows.
  var destinationIndexPath: IndexPath? { get }
  /// What the delegate last proposed.
  var proposal: UITableViewDropProposal { get }
  /// The items that come.
  var session: any UIDropSession { get }
  /// An item flies to a row that is new.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// An item flies into a row that is there.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating
  /// A row stands for an item whose data is still on its way.
  @discardableResult
  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext
}

/// A row that stands for an item whose data is still on its way; no cell is made of it here.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: NSObject {
  /// Where the row is.
  public let insertionIndexPath: IndexPath
  /// The identifier of its cell.
  public let reuseIdentifier: String
  /// The height of the row, in points.
  public let rowHeight: CGFloat
  /// What makes the cell ready; nobody calls it here.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?
  /// The look of what is dragged; nobody asks for it here.
  open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?

  /// Makes a row at a place.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
  }
}

/// What the app does with a row that stands for an item.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
  /// The item.
  var dragItem: UIDragItem { get }
  /// The data has come: the app puts it into its model, at the row that it is given.
  @discardableResult
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool
  /// The data does not come: the row goes.
  @discardableResult
  func deletePlaceholder() -> Bool
}
