public import Foundation

extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.lacks(.editingStyleForRowAt, .delete)
  }

  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.lacks(.titleForDeleteConfirmationButtonForRowAt, nil)
  }

  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    tableView.lacks(.editActionsForRowAt, nil)
  }

  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.lacks(.leadingSwipeActionsConfigurationForRowAt, nil)
  }

  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.lacks(.trailingSwipeActionsConfigurationForRowAt, nil)
  }

  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldIndentWhileEditingRowAt, true)
  }

  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.lacks(.willBeginEditingRowAt)
  }

  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.lacks(.didEndEditingRowAt)
  }

  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.lacks(.targetIndexPathForMoveFromRowAt, proposedDestinationIndexPath)
  }

  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.lacks(.indentationLevelForRowAt, 0)
  }
}
