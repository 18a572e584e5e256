/// The methods of `UITableViewDelegate` about editing, swiping and moving rows.
extension Client {
  /// `tableView(_:editingStyleForRowAt:)`: what the edit control of a row does.
  public mutating func editingStyleForRowAt(_ body: @escaping RowMethod<EditingStyle>) {
    self[.editingStyleForRowAt] = .editingStyle(Handler.row(body))
  }

  /// `tableView(_:titleForDeleteConfirmationButtonForRowAt:)`: the title of the button that deletes
  /// a row, or nil.
  public mutating func titleForDeleteConfirmationButtonForRowAt(
    _ body: @escaping RowMethod<String?>
  ) {
    self[.titleForDeleteConfirmationButtonForRowAt] = .text(Handler.row(body))
  }

  /// `tableView(_:editActionsForRowAt:)`: the buttons behind a row up to iOS 12, or nil.
  public mutating func editActionsForRowAt(_ body: @escaping RowMethod<RowActions?>) {
    self[.editActionsForRowAt] = .actions(Handler.row(body))
  }

  /// `tableView(_:leadingSwipeActionsConfigurationForRowAt:)`: the actions at the leading edge of a
  /// row, or nil.
  public mutating func leadingSwipeActionsConfigurationForRowAt(
    _ body: @escaping RowMethod<RowActions?>
  ) {
    self[.leadingSwipeActionsConfigurationForRowAt] = .actions(Handler.row(body))
  }

  /// `tableView(_:trailingSwipeActionsConfigurationForRowAt:)`: the actions at the trailing edge of
  /// a row, or nil.
  public mutating func trailingSwipeActionsConfigurationForRowAt(
    _ body: @escaping RowMethod<RowActions?>
  ) {
    self[.trailingSwipeActionsConfigurationForRowAt] = .actions(Handler.row(body))
  }

  /// `tableView(_:shouldIndentWhileEditingRowAt:)`: whether the background of a row is indented in
  /// edit mode.
  public mutating func shouldIndentWhileEditingRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.shouldIndentWhileEditingRowAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:willBeginEditingRowAt:)`: a row is swiped open.
  public mutating func willBeginEditingRowAt(_ body: @escaping RowMethod<Void>) {
    self[.willBeginEditingRowAt] = .action(Handler.row(body))
  }

  /// `tableView(_:didEndEditingRowAt:)`: a row that was swiped open has closed.
  public mutating func didEndEditingRowAt(_ body: @escaping OptionalRowMethod<Void>) {
    self[.didEndEditingRowAt] = .action(Handler.optionalRow(body))
  }

  /// `tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)`: the place that a moved
  /// row goes to instead of the proposed one.
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

  /// `tableView(_:indentationLevelForRowAt:)`: how far the content of a row is indented, in levels.
  public mutating func indentationLevelForRowAt(_ body: @escaping RowMethod<Int>) {
    self[.indentationLevelForRowAt] = .integer(Handler.row(body))
  }
}
