import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Keeps the state of drags over a table.
extension UITableView {
  public var hasActiveDrag: Bool { engine.hasActiveDrag }

  public var hasActiveDrop: Bool { engine.hasActiveDrop }

  public var hasUncommittedUpdates: Bool { engine.hasUncommittedUpdates }
}

private final class DroppedItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  var previewSize: CGSize { .zero }

  init(_ dragItem: UIDragItem, from sourceIndexPath: IndexPath?) {
    self.dragItem = dragItem
    self.sourceIndexPath = sourceIndexPath
  }
}

/// An animation that takes no time.
class UIDragAnimation: NSObject, UIDragAnimating {
  func addAnimations(_ animations: @escaping () -> Void) { animations() }
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completion(.end) }
}

/// A placeholder row of a simulated table.
private final class PlaceholderContext: UIDragAnimation, UITableViewDropPlaceholderContext {
  private let table: UITableView
  let dragItem: UIDragItem

  init(_ dragItem: UIDragItem, on table: UITableView) {
    self.dragItem = dragItem
    self.table = table
  }

  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool {
    table.attempt(or: false) { () throws(UIKitException) in
      try table.engine.commitInsertion { row throws(UIKitException) in
        try table.running { dataSourceUpdates(IndexPath(row)) }
      }
    }
  }

  func deletePlaceholder() -> Bool { table.engine.deletePlaceholder() }
}

final class UITableDropCoordinator: NSObject, UITableViewDropCoordinator {
  private let table: UITableView
  let destinationIndexPath: IndexPath?

  init(on table: UITableView, _ row: TableTrace.IndexPath?) {
    self.table = table
    destinationIndexPath = row.map { IndexPath($0) }
  }

  var items: [any UITableViewDropItem] {
    table.session.items.map { DroppedItem($0, from: table.session.source(of: $0)) }
  }

  var proposal: UITableViewDropProposal { table.session.proposal }
  var session: any UIDropSession { table.session }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    table.engine.dropItem(toRowAt: TableTrace.IndexPath(indexPath))
    return UIDragAnimation()
  }

  func drop(
    _ dragItem: UIDragItem,
    intoRowAt indexPath: IndexPath,
    rect: CGRect
  ) -> any UIDragAnimating {
    UIDragAnimation()
  }

  func drop(
    _ dragItem: UIDragItem,
    to placeholder: UITableViewDropPlaceholder
  ) -> any UITableViewDropPlaceholderContext {
    table.engine.insertPlaceholder(at: TableTrace.IndexPath(placeholder.insertionIndexPath))
    return PlaceholderContext(dragItem, on: table)
  }
}
