public import Foundation

/// The data source of a table for prefetching.
///
/// A method with a default is optional: the table finds out by its first call whether a class has it.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: RespondingObject {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

/// Default implementations, which show the table that a class has no such method.
extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {
    tableView.lacks(.cancelPrefetchingForRowsAt)
  }
}
