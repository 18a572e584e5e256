/// The methods of `UITableViewDataSourcePrefetching`, `UITableViewDragDelegate` and
/// `UITableViewDropDelegate`.
extension Client {
  /// Implements `tableView(_:prefetchRowsAt:)`, which receives rows that will probably be needed
  /// soon.
  public mutating func prefetchRowsAt(_ body: @escaping RowsMethod<Void>) {
    self[.prefetchRowsAt] = .action(Handler.rows(body))
  }

  /// Implements `tableView(_:cancelPrefetchingForRowsAt:)`, which receives prefetched rows that are
  /// no longer needed.
  public mutating func cancelPrefetchingForRowsAt(_ body: @escaping RowsMethod<Void>) {
    self[.cancelPrefetchingForRowsAt] = .action(Handler.rows(body))
  }

  /// Implements `tableView(_:itemsForBeginning:at:)`, which returns the drag items of a lifted row
  /// as texts.
  ///
  /// An empty array prevents the drag.
  public mutating func itemsForBeginningDragSession(_ body: @escaping RowMethod<[String]>) {
    self[.itemsForBeginningDragSession] = .texts(
      Handler.sessionRow { table, row throws(UIKitException) in try body(table, row) }
    )
  }

  /// Implements `tableView(_:itemsForAddingTo:at:point:)`, which returns the drag items of a row
  /// that is tapped during a drag, as texts.
  public mutating func itemsForAddingToDragSession(
    _ body: @escaping (TableView, IndexPath, Point) throws(UIKitException) -> [String]
  ) {
    self[.itemsForAddingToDragSession] = .texts(
      Handler.sessionRowAndPoint { table, row, point throws(UIKitException) in
        try body(table, row, point)
      }
    )
  }

  /// Implements `tableView(_:dragPreviewParametersForRowAt:)`, which returns a name for the look of
  /// a dragged row, which the trace prints, or nil.
  public mutating func dragPreviewParametersForRowAt(_ body: @escaping RowMethod<String?>) {
    self[.dragPreviewParametersForRowAt] = .word(Handler.row(body))
  }

  /// Implements `tableView(_:dragSessionWillBegin:)`, which is called before a drag begins.
  public mutating func dragSessionWillBegin(_ body: @escaping TableMethod<Void>) {
    self[.dragSessionWillBegin] = .action(Handler.table(body))
  }

  /// Implements `tableView(_:dragSessionDidEnd:)`, which is called after a drag ends.
  public mutating func dragSessionDidEnd(_ body: @escaping TableMethod<Void>) {
    self[.dragSessionDidEnd] = .action(Handler.table(body))
  }

  /// Implements `tableView(_:dragSessionAllowsMoveOperation:)`, which returns whether a drag may
  /// move its items.
  public mutating func dragSessionAllowsMoveOperation(_ body: @escaping TableMethod<Bool>) {
    self[.dragSessionAllowsMoveOperation] = .flag(Handler.table(body))
  }

  /// Implements `tableView(_:dragSessionIsRestrictedToDraggingApplication:)`, which returns whether
  /// a drag stays inside the app.
  public mutating func dragSessionIsRestrictedToDraggingApplication(
    _ body: @escaping TableMethod<Bool>
  ) {
    self[.dragSessionIsRestrictedToDraggingApplication] = .flag(Handler.table(body))
  }

  /// Implements `tableView(_:performDropWith:)`, which is called when items are dropped at a row,
  /// or outside of all rows.
  public mutating func performDrop(
    _ body: @escaping (TableView, _ destination: IndexPath?) throws(UIKitException) -> Void
  ) {
    self[.performDrop] = .action(Handler.coordinator(body))
  }

  /// Implements `tableView(_:canHandle:)`, which returns whether the table accepts the items of a
  /// drag.
  public mutating func canHandleDropSession(_ body: @escaping TableMethod<Bool>) {
    self[.canHandleDropSession] = .flag(Handler.table(body))
  }

  /// Implements `tableView(_:dropSessionDidEnter:)`, which is called when a drag enters the table.
  public mutating func dropSessionDidEnter(_ body: @escaping TableMethod<Void>) {
    self[.dropSessionDidEnter] = .action(Handler.table(body))
  }

  /// Implements `tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)`, which returns what a
  /// drop at a row, or outside of all rows, would do.
  public mutating func dropSessionDidUpdate(_ body: @escaping OptionalRowMethod<DropProposal>) {
    self[.dropSessionDidUpdate] = .dropProposal(Handler.sessionOptionalRow(body))
  }

  /// Implements `tableView(_:dropSessionDidExit:)`, which is called when a drag leaves the table.
  public mutating func dropSessionDidExit(_ body: @escaping TableMethod<Void>) {
    self[.dropSessionDidExit] = .action(Handler.table(body))
  }

  /// Implements `tableView(_:dropSessionDidEnd:)`, which is called at the end of a drag that
  /// entered the table.
  public mutating func dropSessionDidEnd(_ body: @escaping TableMethod<Void>) {
    self[.dropSessionDidEnd] = .action(Handler.table(body))
  }

  /// Implements `tableView(_:dropPreviewParametersForRowAt:)`, which returns a name for the look of
  /// a dropped row, which the trace prints, or nil.
  public mutating func dropPreviewParametersForRowAt(_ body: @escaping RowMethod<String?>) {
    self[.dropPreviewParametersForRowAt] = .word(Handler.row(body))
  }
}
