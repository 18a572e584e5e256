public import Foundation

/// What a table tells of rows that it will need soon.
///
/// A method with a default is optional: the table finds out by its first call whether a class has it.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: RespondingObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// What a class does not implement itself.
extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    tableView.lacks(.cancelPrefetchingForRowsAt)
  }
}
