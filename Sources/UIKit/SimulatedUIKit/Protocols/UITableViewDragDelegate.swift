public import Foundation

/// The drag delegate of a table, whose first calls show which optional methods a class has.
@preconcurrency @MainActor
public protocol UITableViewDragDelegate: RespondingObject {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]

  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem]

  /// Returns the preview of a dragged row as a name for the trace, or nil.
  func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters?

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession)

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession)

  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool
}

/// Default implementations, which show the table that a class lacks the method.
extension UITableViewDragDelegate {
  public func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    tableView.lacks(.itemsForAddingToDragSession, [])
  }

  public func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    tableView.lacks(.dragPreviewParametersForRowAt, nil)
  }

  public func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    tableView.lacks(.dragSessionWillBegin)
  }

  public func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    tableView.lacks(.dragSessionDidEnd)
  }

  public func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    tableView.lacks(.dragSessionAllowsMoveOperation, true)
  }

  public func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    tableView.lacks(.dragSessionIsRestrictedToDraggingApplication, false)
  }
}
