/// The methods of `UITableViewDelegate` about editing, swiping and moving rows.
extension Client {
  /// Implements `tableView(_:editingStyleForRowAt:)`, which returns what the edit control of a row
  /// does.
  public mutating func editingStyleForRowAt(_ body: @escaping RowMethod<EditingStyle>) {
    self[.editingStyleForRowAt] = .editingStyle(Handler.row(body))
  }

  /// Implements `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`, which returns the title
  /// of a row's Delete button, or nil.
  public mutating func titleForDeleteConfirmationButtonForRowAt(
    _ body: @escaping RowMethod<String?>
  ) {
    self[.titleForDeleteConfirmationButtonForRowAt] = .text(Handler.row(body))
  }

  /// Implements `tableView(_:editActionsForRowAt:)`, which returns the buttons behind a row up to
  /// iOS 12, or nil.
  public mutating func editActionsForRowAt(_ body: @escaping RowMethod<RowActions?>) {
    self[.editActionsForRowAt] = .actions(Handler.row(body))
  }

  /// Implements `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`, which returns the actions
  /// at the leading edge of a row, or nil.
  public mutating func leadingSwipeActionsConfigurationForRowAt(
    _ body: @escaping RowMethod<RowActions?>
  ) {
    self[.leadingSwipeActionsConfigurationForRowAt] = .actions(Handler.row(body))
  }

  /// Implements `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`, which returns the
  /// actions at the trailing edge of a row, or nil.
  public mutating func trailingSwipeActionsConfigurationForRowAt(
    _ body: @escaping RowMethod<RowActions?>
  ) {
    self[.trailingSwipeActionsConfigurationForRowAt] = .actions(Handler.row(body))
  }

  /// Implements `tableView(_:shouldIndentWhileEditingRowAt:)`, which returns whether the background
  /// of a row is indented in edit mode.
  public mutating func shouldIndentWhileEditingRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.shouldIndentWhileEditingRowAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:willBeginEditingRowAt:)`, which is called when a row is swiped open.
  public mutating func willBeginEditingRowAt(_ body: @escaping RowMethod<Void>) {
    self[.willBeginEditingRowAt] = .action(Handler.row(body))
  }

  /// Implements `tableView(_:didEndEditingRowAt:)`, which is called after a row that was swiped
  /// open has closed.
  public mutating func didEndEditingRowAt(_ body: @escaping OptionalRowMethod<Void>) {
    self[.didEndEditingRowAt] = .action(Handler.optionalRow(body))
  }

  /// Implements `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`, which returns
  /// the index path that a moved row gets instead of the proposed one.
  public mutating func targetIndexPathForMoveFromRowAt(
    _ body:
      @escaping (TableView, _ source: IndexPath, _ target: IndexPath) throws(UIKitException) ->
      IndexPath
  ) {
    self[.targetIndexPathForMoveFromRowAt] = .row(
      Handler.move { table, source, target throws(UIKitException) in try body(table, source, target)
      }
    )
  }

  /// Implements `tableView(_:indentationLevelForRowAt:)`, which returns the indentation of a row's
  /// content, in levels.
  public mutating func indentationLevelForRowAt(_ body: @escaping RowMethod<Int>) {
    self[.indentationLevelForRowAt] = .integer(Handler.row(body))
  }
}
