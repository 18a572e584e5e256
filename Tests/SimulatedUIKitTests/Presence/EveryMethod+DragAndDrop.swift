import SimulatedUIKit

extension EveryMethod: UITableViewDataSourcePrefetching {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    hear()
  }

  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
    hear()
  }
}

extension EveryMethod: UITableViewDragDelegate {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    hear()
    return [UIDragItem(itemProvider: NSItemProvider(object: "item"))]
  }

  func tableView(
    _ tableView: UITableView,
    itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath,
    point: CGPoint
  ) -> [UIDragItem] {
    hear()
    return [UIDragItem(itemProvider: NSItemProvider(object: "more"))]
  }

  func tableView(
    _ tableView: UITableView,
    dragPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    hear()
    return nil
  }

  func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
    hear()
  }

  func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
    hear()
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    hear()
    return true
  }

  func tableView(
    _ tableView: UITableView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    hear()
    return false
  }
}

extension EveryMethod: UITableViewDropDelegate {
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  ) {
    hear()
    guard let row = coordinator.destinationIndexPath else { return }
    for item in coordinator.session.items { coordinator.drop(item, toRowAt: row) }
  }

  func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool {
    hear()
    return true
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
    hear()
  }

  func tableView(
    _ tableView: UITableView,
    dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UITableViewDropProposal {
    hear()
    return UITableViewDropProposal(operation: .move, intent: .insertAtDestinationIndexPath)
  }

  func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) {
    hear()
  }

  func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
    hear()
  }

  func tableView(
    _ tableView: UITableView,
    dropPreviewParametersForRowAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    hear()
    return nil
  }
}
