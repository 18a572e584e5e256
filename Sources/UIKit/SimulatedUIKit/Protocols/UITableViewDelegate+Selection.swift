public import Foundation

/// What a class does not implement itself about touches and the selection.
extension UITableViewDelegate {
  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tableView.lacks(.accessoryButtonTappedForRowWith)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldHighlightRowAt, true)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.lacks(.didHighlightRowAt)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.lacks(.didUnhighlightRowAt)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.lacks(.willSelectRowAt, indexPath)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.lacks(.willDeselectRowAt, indexPath)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.lacks(.didSelectRowAt)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.lacks(.didDeselectRowAt)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.canPerformPrimaryActionForRowAt, !tableView.isEditing)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    tableView.lacks(.performPrimaryActionForRowAt)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldBeginMultipleSelectionInteractionAt, false)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tableView.lacks(.didBeginMultipleSelectionInteractionAt)
  }

  /// Not implemented, unless a class has a method of its own.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tableView.lacks(.tableViewDidEndMultipleSelectionInteraction)
  }
}
