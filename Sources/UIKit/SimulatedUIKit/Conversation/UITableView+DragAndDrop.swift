import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Calls the delegates of drag and drop, and the data source for prefetching.
extension UITableView {
  func addPrefetching(to client: inout Client) {
    client.prefetchRowsAt { [unowned self] _, rows throws(UIKitException) in
      try ask(.prefetchRowsAt, prefetchDataSource) {
        $0.tableView(self, prefetchRowsAt: rows.map { IndexPath($0) })
      }
    }
    client.cancelPrefetchingForRowsAt { [unowned self] _, rows throws(UIKitException) in
      try ask(.cancelPrefetchingForRowsAt, prefetchDataSource) {
        $0.tableView(self, cancelPrefetchingForRowsAt: rows.map { IndexPath($0) })
      }
    }
  }

  func addDrags(to client: inout Client) {
    client.itemsForBeginningDragSession { [unowned self] _, row throws(UIKitException) in
      try ask(.itemsForBeginningDragSession, dragDelegate) {
        carry($0.tableView(self, itemsForBeginning: session, at: IndexPath(row)), of: row)
      }
    }
    client.itemsForAddingToDragSession { [unowned self] _, row, point throws(UIKitException) in
      try ask(.itemsForAddingToDragSession, dragDelegate) {
        carry(
          $0.tableView(self, itemsForAddingTo: session, at: IndexPath(row), point: CGPoint(point)),
          of: row
        )
      }
    }
    client.dragPreviewParametersForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.dragPreviewParametersForRowAt, dragDelegate) {
        $0.tableView(self, dragPreviewParametersForRowAt: IndexPath(row))?.traceName
      }
    }
    client.dragSessionWillBegin { [unowned self] _ throws(UIKitException) in
      try ask(.dragSessionWillBegin, dragDelegate) {
        $0.tableView(self, dragSessionWillBegin: session)
      }
    }
    client.dragSessionDidEnd { [unowned self] _ throws(UIKitException) in
      try ask(.dragSessionDidEnd, dragDelegate) {
        $0.tableView(self, dragSessionDidEnd: session)
      }
    }
  }

  func addDragSessions(to client: inout Client) {
    client.dragSessionAllowsMoveOperation { [unowned self] _ throws(UIKitException) in
      try ask(.dragSessionAllowsMoveOperation, dragDelegate) {
        $0.tableView(self, dragSessionAllowsMoveOperation: session)
      }
    }
    client.dragSessionIsRestrictedToDraggingApplication { [unowned self] _ throws(UIKitException) in
      try ask(.dragSessionIsRestrictedToDraggingApplication, dragDelegate) {
        $0.tableView(self, dragSessionIsRestrictedToDraggingApplication: session)
      }
    }
  }

  func addDrops(to client: inout Client) {
    client.performDrop { [unowned self] _, row throws(UIKitException) in
      try ask(.performDrop, dropDelegate) {
        $0.tableView(self, performDropWith: UITableDropCoordinator(on: self, row))
      }
    }
    client.canHandleDropSession { [unowned self] _ throws(UIKitException) in
      try ask(.canHandleDropSession, dropDelegate) {
        $0.tableView(self, canHandle: session)
      }
    }
    client.dropSessionDidUpdate { [unowned self] _, row throws(UIKitException) in
      try ask(.dropSessionDidUpdate, dropDelegate) {
        session.proposal = $0.tableView(
          self,
          dropSessionDidUpdate: session,
          withDestinationIndexPath: row.map { IndexPath($0) }
        )
        return DropProposal(session.proposal)
      }
    }
    client.dropPreviewParametersForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.dropPreviewParametersForRowAt, dropDelegate) {
        $0.tableView(self, dropPreviewParametersForRowAt: IndexPath(row))?.traceName
      }
    }
  }

  func addDropSessions(to client: inout Client) {
    client.dropSessionDidEnter { [unowned self] _ throws(UIKitException) in
      try ask(.dropSessionDidEnter, dropDelegate) {
        $0.tableView(self, dropSessionDidEnter: session)
      }
    }
    client.dropSessionDidExit { [unowned self] _ throws(UIKitException) in
      try ask(.dropSessionDidExit, dropDelegate) {
        $0.tableView(self, dropSessionDidExit: session)
      }
    }
    client.dropSessionDidEnd { [unowned self] _ throws(UIKitException) in
      try ask(.dropSessionDidEnd, dropDelegate) {
        $0.tableView(self, dropSessionDidEnd: session)
      }
    }
  }

  /// Adds items to the session, and returns their names in a trace.
  private func carry(_ items: [UIDragItem], of row: TableTrace.IndexPath) -> [String] {
    session.add(items, of: IndexPath(row))
    return items.map(\.traceName)
  }
}
