/// The methods of `UITableViewDataSourcePrefetching`, `UITableViewDragDelegate` and
/// `UITableViewDropDelegate`.
extension Client {
  /// `tableView(_:prefetchRowsAt:)`: rows that will probably be needed soon.
  public mutating func prefetchRowsAt(_ body: @escaping RowsMethod<Void>) {
    self[.prefetchRowsAt] = .action(Handler.rows(body))
  }

  /// `tableView(_:cancelPrefetchingForRowsAt:)`: announced rows that are not needed any more.
  public mutating func cancelPrefetchingForRowsAt(_ body: @escaping RowsMethod<Void>) {
    self[.cancelPrefetchingForRowsAt] = .action(Handler.rows(body))
  }

  /// `tableView(_:itemsForBeginning:at:)`: the items of a row that is lifted, a text each; none
  /// refuses the drag.
  public mutating func itemsForBeginningDragSession(_ body: @escaping RowMethod<[String]>) {
    self[.itemsForBeginningDragSession] = .texts(
      Handler.sessionRow { table, row throws(UIKitException) in try body(table, row) }
    )
  }

  /// `tableView(_:itemsForAddingTo:at:point:)`: the items of a row that is tapped while others are
  /// dragged.
  public mutating func itemsForAddingToDragSession(
    _ body: @escaping (TableView, IndexPath, Point) throws(UIKitException) -> [String]
  ) {
    self[.itemsForAddingToDragSession] = .texts(
      Handler.sessionRowAndPoint { table, row, point throws(UIKitException) in
        try body(table, row, point)
      }
    )
  }

  /// `tableView(_:dragPreviewParametersForRowAt:)`: the look of a dragged row, by a name for the
  /// trace, or nil.
  public mutating func dragPreviewParametersForRowAt(_ body: @escaping RowMethod<String?>) {
    self[.dragPreviewParametersForRowAt] = .word(Handler.row(body))
  }

  /// `tableView(_:dragSessionWillBegin:)`: a drag is about to begin.
  public mutating func dragSessionWillBegin(_ body: @escaping TableMethod<Void>) {
    self[.dragSessionWillBegin] = .action(Handler.table(body))
  }

  /// `tableView(_:dragSessionDidEnd:)`: a drag has ended.
  public mutating func dragSessionDidEnd(_ body: @escaping TableMethod<Void>) {
    self[.dragSessionDidEnd] = .action(Handler.table(body))
  }

  /// `tableView(_:dragSessionAllowsMoveOperation:)`: whether a drag may move its items.
  public mutating func dragSessionAllowsMoveOperation(_ body: @escaping TableMethod<Bool>) {
    self[.dragSessionAllowsMoveOperation] = .flag(Handler.table(body))
  }

  /// `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`: whether a drag stays inside the
  /// app.
  public mutating func dragSessionIsRestrictedToDraggingApplication(
    _ body: @escaping TableMethod<Bool>
  ) {
    self[.dragSessionIsRestrictedToDraggingApplication] = .flag(Handler.table(body))
  }

  /// `tableView(_:performDropWith:)`: items are dropped on the table, at a row or beside all rows.
  public mutating func performDrop(
    _ body: @escaping (TableView, _ destination: IndexPath?) throws(UIKitException) -> Void
  ) {
    self[.performDrop] = .action(Handler.coordinator(body))
  }

  /// `tableView(_:canHandle:)`: whether the table takes the items of a drag.
  public mutating func canHandleDropSession(_ body: @escaping TableMethod<Bool>) {
    self[.canHandleDropSession] = .flag(Handler.table(body))
  }

  /// `tableView(_:dropSessionDidEnter:)`: a drag has come over the table.
  public mutating func dropSessionDidEnter(_ body: @escaping TableMethod<Void>) {
    self[.dropSessionDidEnter] = .action(Handler.table(body))
  }

  /// `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`: what a drop at a row, or beside
  /// all rows, would do.
  public mutating func dropSessionDidUpdate(_ body: @escaping OptionalRowMethod<DropProposal>) {
    self[.dropSessionDidUpdate] = .dropProposal(Handler.sessionOptionalRow(body))
  }

  /// `tableView(_:dropSessionDidExit:)`: a drag has left the table.
  public mutating func dropSessionDidExit(_ body: @escaping TableMethod<Void>) {
    self[.dropSessionDidExit] = .action(Handler.table(body))
  }

  /// `tableView(_:dropSessionDidEnd:)`: a drag that entered the table has ended.
  public mutating func dropSessionDidEnd(_ body: @escaping TableMethod<Void>) {
    self[.dropSessionDidEnd] = .action(Handler.table(body))
  }

  /// `tableView(_:dropPreviewParametersForRowAt:)`: the look of a row that is dropped, by a name
  /// for the trace, or nil.
  public mutating func dropPreviewParametersForRowAt(_ body: @escaping RowMethod<String?>) {
    self[.dropPreviewParametersForRowAt] = .word(Handler.row(body))
  }
}
