public import Foundation

/// What a class does not implement itself about editing.
extension UITableViewDelegate {
  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    tableView.lacks(.editingStyleForRowAt, .delete)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    tableView.lacks(.titleForDeleteConfirmationButtonForRowAt, nil)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [UITableViewRowAction]? {
    tableView.lacks(.editActionsForRowAt, nil)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.lacks(.leadingSwipeActionsConfigurationForRowAt, nil)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    tableView.lacks(.trailingSwipeActionsConfigurationForRowAt, nil)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldIndentWhileEditingRowAt, true)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    tableView.lacks(.willBeginEditingRowAt)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    tableView.lacks(.didEndEditingRowAt)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    tableView.lacks(.targetIndexPathForMoveFromRowAt, proposedDestinationIndexPath)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int {
    tableView.lacks(.indentationLevelForRowAt, 0)
  }
}
