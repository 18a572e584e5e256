public import Foundation

/// The part of a table view controller that answers its table about menus, focus and several fingers.
@preconcurrency @MainActor
open class UITableViewMenuController: UIScrollViewDelegateController {
  open func tableView(
    _ tableView: UITableView,
    shouldShowMenuForRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldShowMenuForRowAt, false)
  }

  open func tableView(
    _ tableView: UITableView,
    canPerformAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool {
    tableView.lacks(.canPerformAction, false)
  }

  open func tableView(
    _ tableView: UITableView,
    performAction action: Selector,
    forRowAt indexPath: IndexPath,
    withSender sender: Any?
  ) {
    tableView.lacks(.performAction)
  }

  open func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.canFocusRowAt, true)
  }

  open func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    tableView.lacks(.shouldUpdateFocus, true)
  }

  open func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tableView.lacks(.didUpdateFocus)
  }

  open func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    tableView.lacks(.indexPathForPreferredFocusedView, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.selectionFollowsFocusForRowAt, tableView.selectionFollowsFocus)
  }

  open func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    tableView.lacks(.shouldSpringLoadRowAt, true)
  }

  open func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldBeginMultipleSelectionInteractionAt, false)
  }

  open func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tableView.lacks(.didBeginMultipleSelectionInteractionAt)
  }

  open func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tableView.lacks(.tableViewDidEndMultipleSelectionInteraction)
  }

  open func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    tableView.lacks(.contextMenuConfigurationForRowAt, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.lacks(.previewForHighlightingContextMenu, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    tableView.lacks(.previewForDismissingContextMenu, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    tableView.lacks(.willPerformPreviewActionForMenu)
  }

  open func tableView(
    _ tableView: UITableView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.lacks(.willDisplayContextMenu)
  }

  open func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    tableView.lacks(.willEndContextMenuInteraction)
  }
}
