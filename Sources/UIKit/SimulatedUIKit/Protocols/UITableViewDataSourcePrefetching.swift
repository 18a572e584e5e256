public import Foundation

/// The prefetching data source of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: RespondingObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// Default implementations, which show the table that a class lacks the method.
extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    tableView.lacks(.cancelPrefetchingForRowsAt)
  }
}
