public import Foundation

/// The drop delegate of a table, whose first calls show which optional methods a class has.
@preconcurrency @MainActor
public protocol UITableViewDropDelegate: RespondingObject {
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession)

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession)

  /// A drag that entered the table has ended.
  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession)

  /// Returns the preview of a dropped row as a name for the trace, or nil.
  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?
}

/// Default implementations, which show the table that a class lacks the method.
extension UITableViewDropDelegate {
  public func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    tableView.lacks(.canHandleDropSession, true)
  }

  public func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    tableView.lacks(.dropSessionDidEnter)
  }

  public func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    tableView.lacks(.dropSessionDidUpdate, UITableViewDropProposal(operation: .copy))
  }

  public func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    tableView.lacks(.dropSessionDidExit)
  }

  public func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    tableView.lacks(.dropSessionDidEnd)
  }

  public func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    tableView.lacks(.dropPreviewParametersForRowAt, nil)
  }
}
