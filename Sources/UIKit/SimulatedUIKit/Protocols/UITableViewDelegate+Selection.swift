public import Foundation

/// Default implementations about touches and the selection.
extension UITableViewDelegate {
  public func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    tableView.lacks(.accessoryButtonTappedForRowWith)
  }

  public func tableView(
    _ tableView: UITableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldHighlightRowAt, true)
  }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    tableView.lacks(.didHighlightRowAt)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    tableView.lacks(.didUnhighlightRowAt)
  }

  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.lacks(.willSelectRowAt, indexPath)
  }

  public func tableView(
    _ tableView: UITableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    tableView.lacks(.willDeselectRowAt, indexPath)
  }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.lacks(.didSelectRowAt)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    tableView.lacks(.didDeselectRowAt)
  }

  public func tableView(
    _ tableView: UITableView,
    canPerformPrimaryActionForRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.canPerformPrimaryActionForRowAt, !tableView.isEditing)
  }

  public func tableView(
    _ tableView: UITableView,
    performPrimaryActionForRowAt indexPath: IndexPath
  ) {
    tableView.lacks(.performPrimaryActionForRowAt)
  }

  public func tableView(
    _ tableView: UITableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.shouldBeginMultipleSelectionInteractionAt, false)
  }

  public func tableView(
    _ tableView: UITableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    tableView.lacks(.didBeginMultipleSelectionInteractionAt)
  }

  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: UITableView) {
    tableView.lacks(.tableViewDidEndMultipleSelectionInteraction)
  }
}
