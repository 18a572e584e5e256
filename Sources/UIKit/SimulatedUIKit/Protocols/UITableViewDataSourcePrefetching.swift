public import Foundation

/// The data source of a table for prefetching.
///
/// Methods with a default are optional. The table finds out by its first call whether a class has a
/// method.
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
