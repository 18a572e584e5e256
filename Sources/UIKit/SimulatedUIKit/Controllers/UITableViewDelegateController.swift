public import Foundation

/// The part of a table view controller that is its table's delegate.
///
/// UIKit has no such class; here the methods that a subclass may override stand in classes of their own.
@preconcurrency @MainActor
open class UITableViewDelegateController: UITableViewMenuController, UITableViewDelegate {
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
}
