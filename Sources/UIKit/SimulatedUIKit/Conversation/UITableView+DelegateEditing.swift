import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Calls the delegate about editing.
extension UITableView {
  func addEditing(to client: inout Client) {
    client.editingStyleForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.editingStyleForRowAt, delegate) {
        EditingStyle($0.tableView(self, editingStyleForRowAt: IndexPath(row)))
      }
    }
    client.titleForDeleteConfirmationButtonForRowAt {
      [unowned self] _, row throws(UIKitException) in
      try ask(.titleForDeleteConfirmationButtonForRowAt, delegate) {
        $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: IndexPath(row))
      }
    }
    client.shouldIndentWhileEditingRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.shouldIndentWhileEditingRowAt, delegate) {
        $0.tableView(self, shouldIndentWhileEditingRowAt: IndexPath(row))
      }
    }
    client.willBeginEditingRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.willBeginEditingRowAt, delegate) {
        $0.tableView(self, willBeginEditingRowAt: IndexPath(row))
      }
    }
    client.didEndEditingRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.didEndEditingRowAt, delegate) {
        $0.tableView(self, didEndEditingRowAt: row.map { IndexPath($0) })
      }
    }
    client.indentationLevelForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.indentationLevelForRowAt, delegate) {
        $0.tableView(self, indentationLevelForRowAt: IndexPath(row))
      }
    }
  }

  func addActions(to client: inout Client) {
    client.editActionsForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.editActionsForRowAt, delegate) {
        rowActions($0.tableView(self, editActionsForRowAt: IndexPath(row)))
      }
    }
    client.leadingSwipeActionsConfigurationForRowAt {
      [unowned self] _, row throws(UIKitException) in
      try ask(.leadingSwipeActionsConfigurationForRowAt, delegate) {
        rowActions($0.tableView(self, leadingSwipeActionsConfigurationForRowAt: IndexPath(row)))
      }
    }
    client.trailingSwipeActionsConfigurationForRowAt {
      [unowned self] _, row throws(UIKitException) in
      try ask(.trailingSwipeActionsConfigurationForRowAt, delegate) {
        rowActions($0.tableView(self, trailingSwipeActionsConfigurationForRowAt: IndexPath(row)))
      }
    }
    client.targetIndexPathForMoveFromRowAt {
      [unowned self] _, source, target throws(UIKitException) in
      try ask(.targetIndexPathForMoveFromRowAt, delegate) {
        TableTrace.IndexPath(
          $0.tableView(
            self,
            targetIndexPathForMoveFromRowAt: IndexPath(source),
            toProposedIndexPath: IndexPath(target)
          )
        )
      }
    }
  }
}
