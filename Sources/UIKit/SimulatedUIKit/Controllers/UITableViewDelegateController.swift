public import Foundation

/// The delegate methods that a subclass of a table view controller can override.
@preconcurrency @MainActor
open class UITableViewDelegateController: UIScrollViewDelegateController, UITableViewDelegate {
  open func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tableView.lacks(.willDisplayCell)
  }

  open func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    tableView.lacks(.willDisplayHeaderView)
  }

  open func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    tableView.lacks(.willDisplayFooterView)
  }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    tableView.lacks(.didEndDisplayingCell)
  }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    tableView.lacks(.didEndDisplayingHeaderView)
  }

  open func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    tableView.lacks(.didEndDisplayingFooterView)
  }

  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.lacks(.heightForRowAt, tableView.rowHeight)
  }

  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.lacks(.heightForHeaderInSection, tableView.sectionHeaderHeight)
  }

  open func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.lacks(.heightForFooterInSection, tableView.sectionFooterHeight)
  }

  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    tableView.lacks(.estimatedHeightForRowAt, tableView.estimatedRowHeight)
  }

  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    tableView.lacks(.estimatedHeightForHeaderInSection, tableView.estimatedSectionHeaderHeight)
  }

  open func tableView(
    _ tableView: UITableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    tableView.lacks(.estimatedHeightForFooterInSection, tableView.estimatedSectionFooterHeight)
  }

  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.lacks(.viewForHeaderInSection, nil)
  }

  open func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    tableView.lacks(.viewForFooterInSection, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tableView.lacks(.accessoryButtonTappedForRowWith)
  }

  open func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.shouldHighlightRowAt, true)
  }

  open func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.lacks(.didHighlightRowAt)
  }

  open func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.lacks(.didUnhighlightRowAt)
  }

  open func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.lacks(.willSelectRowAt, indexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.lacks(.willDeselectRowAt, indexPath)
  }

  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.lacks(.didSelectRowAt)
  }

  open func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.lacks(.didDeselectRowAt)
  }

  open func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.canPerformPrimaryActionForRowAt, !tableView.isEditing)
  }

  open func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
    tableView.lacks(.performPrimaryActionForRowAt)
  }

  open func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.lacks(.editingStyleForRowAt, .delete)
  }

  open func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.lacks(.titleForDeleteConfirmationButtonForRowAt, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    tableView.lacks(.editActionsForRowAt, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.lacks(.leadingSwipeActionsConfigurationForRowAt, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.lacks(.trailingSwipeActionsConfigurationForRowAt, nil)
  }

  open func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldIndentWhileEditingRowAt, true)
  }

  open func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.lacks(.willBeginEditingRowAt)
  }

  open func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.lacks(.didEndEditingRowAt)
  }

  open func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.lacks(.targetIndexPathForMoveFromRowAt, proposedDestinationIndexPath)
  }

  open func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.lacks(.indentationLevelForRowAt, 0)
  }

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
