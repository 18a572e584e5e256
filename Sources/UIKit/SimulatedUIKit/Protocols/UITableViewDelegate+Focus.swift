public import Foundation

/// Default implementations about focus and spring loading.
extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
    tableView.lacks(.canFocusRowAt, true)
  }

  public func tableView(
    _ tableView: UITableView,
    shouldUpdateFocusIn context: UITableViewFocusUpdateContext
  ) -> Bool {
    tableView.lacks(.shouldUpdateFocus, true)
  }

  public func tableView(
    _ tableView: UITableView,
    didUpdateFocusIn context: UITableViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    tableView.lacks(.didUpdateFocus)
  }

  public func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
    tableView.lacks(.indexPathForPreferredFocusedView, nil)
  }

  public func tableView(
    _ tableView: UITableView,
    selectionFollowsFocusForRowAt indexPath: IndexPath
  ) -> Bool {
    tableView.lacks(.selectionFollowsFocusForRowAt, tableView.selectionFollowsFocus)
  }

  public func tableView(
    _ tableView: UITableView,
    shouldSpringLoadRowAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    tableView.lacks(.shouldSpringLoadRowAt, true)
  }
}
