import Foundation
import TableTrace

import struct Foundation.IndexPath

/// Calls the delegate about menus, focus and spring loading.
extension UITableView {
  func addEditMenu(to client: inout Client) {
    client.shouldShowMenuForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.shouldShowMenuForRowAt, delegate) {
        $0.tableView(self, shouldShowMenuForRowAt: IndexPath(row))
      }
    }
    client.canPerformAction { [unowned self] _, selector, row throws(UIKitException) in
      try ask(.canPerformAction, delegate) {
        $0.tableView(
          self,
          canPerformAction: Selector(selector),
          forRowAt: IndexPath(row),
          withSender: nil
        )
      }
    }
    client.performAction { [unowned self] _, selector, row throws(UIKitException) in
      try ask(.performAction, delegate) {
        $0.tableView(
          self,
          performAction: Selector(selector),
          forRowAt: IndexPath(row),
          withSender: nil
        )
      }
    }
  }

  func addContextMenu(to client: inout Client) {
    client.contextMenuConfigurationForRowAt { [unowned self] _, row, point throws(UIKitException) in
      try ask(.contextMenuConfigurationForRowAt, delegate) {
        contextMenu(
          $0.tableView(
            self,
            contextMenuConfigurationForRowAt: IndexPath(row),
            point: CGPoint(point)
          )
        )
      }
    }
    client.previewForHighlightingContextMenu { [unowned self] _, menu throws(UIKitException) in
      try ask(.previewForHighlightingContextMenu, delegate) {
        $0.tableView(self, previewForHighlightingContextMenuWithConfiguration: shown.configuration)?
          .traceName
      }
    }
    client.previewForDismissingContextMenu { [unowned self] _, menu throws(UIKitException) in
      try ask(.previewForDismissingContextMenu, delegate) {
        $0.tableView(self, previewForDismissingContextMenuWithConfiguration: shown.configuration)?
          .traceName
      }
    }
    client.willPerformPreviewActionForMenu { [unowned self] _, menu throws(UIKitException) in
      try ask(.willPerformPreviewActionForMenu, delegate) {
        $0.tableView(
          self,
          willPerformPreviewActionForMenuWith: shown.configuration,
          animator: UIContextMenuAnimator()
        )
      }
    }
    client.willDisplayContextMenu { [unowned self] _, menu throws(UIKitException) in
      try ask(.willDisplayContextMenu, delegate) {
        $0.tableView(
          self,
          willDisplayContextMenu: shown.configuration,
          animator: UIContextMenuAnimator()
        )
      }
    }
    client.willEndContextMenuInteraction { [unowned self] _, menu throws(UIKitException) in
      try ask(.willEndContextMenuInteraction, delegate) {
        $0.tableView(
          self,
          willEndContextMenuInteraction: shown.configuration,
          animator: UIContextMenuAnimator()
        )
      }
    }
  }

  func addFocus(to client: inout Client) {
    client.canFocusRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.canFocusRowAt, delegate) {
        $0.tableView(self, canFocusRowAt: IndexPath(row))
      }
    }
    client.shouldUpdateFocus { [unowned self] _, old, new throws(UIKitException) in
      try ask(.shouldUpdateFocus, delegate) {
        $0.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(old, new))
      }
    }
    client.didUpdateFocus { [unowned self] _, old, new throws(UIKitException) in
      try ask(.didUpdateFocus, delegate) {
        $0.tableView(
          self,
          didUpdateFocusIn: UITableViewFocusUpdateContext(old, new),
          with: UIFocusAnimationCoordinator()
        )
      }
    }
    client.indexPathForPreferredFocusedView { [unowned self] _ throws(UIKitException) in
      try ask(.indexPathForPreferredFocusedView, delegate) {
        $0.indexPathForPreferredFocusedView(in: self).map { TableTrace.IndexPath($0) }
      }
    }
    client.selectionFollowsFocusForRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.selectionFollowsFocusForRowAt, delegate) {
        $0.tableView(self, selectionFollowsFocusForRowAt: IndexPath(row))
      }
    }
    client.shouldSpringLoadRowAt { [unowned self] _, row throws(UIKitException) in
      try ask(.shouldSpringLoadRowAt, delegate) {
        $0.tableView(self, shouldSpringLoadRowAt: IndexPath(row), with: UISpringLoadedContext())
      }
    }
  }
}
