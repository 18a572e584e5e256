/// The methods of `UITableViewDelegate` about touches and the selection.
extension Client {
  /// `-tableView:accessoryTypeForRowWithIndexPath:`: what is at the right edge of a row's cell.
  public mutating func accessoryTypeForRowWith(_ body: @escaping RowMethod<AccessoryType>) {
    self[.accessoryTypeForRowWith] = .word(
      Handler.row { table, row throws(UIKitException) in try body(table, row).rawValue }
    )
  }

  /// `tableView(_:accessoryButtonTappedForRowWith:)`: the detail button of a row was tapped.
  public mutating func accessoryButtonTappedForRowWith(_ body: @escaping RowMethod<Void>) {
    self[.accessoryButtonTappedForRowWith] = .action(Handler.row(body))
  }

  /// `tableView(_:shouldHighlightRowAt:)`: whether a row under a finger is highlighted; a row that
  /// is not cannot be selected.
  public mutating func shouldHighlightRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.shouldHighlightRowAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:didHighlightRowAt:)`: a row under a finger is highlighted.
  public mutating func didHighlightRowAt(_ body: @escaping RowMethod<Void>) {
    self[.didHighlightRowAt] = .action(Handler.row(body))
  }

  /// `tableView(_:didUnhighlightRowAt:)`: a row is no longer highlighted.
  public mutating func didUnhighlightRowAt(_ body: @escaping RowMethod<Void>) {
    self[.didUnhighlightRowAt] = .action(Handler.row(body))
  }

  /// `tableView(_:willSelectRowAt:)`: the row to select instead of the one tapped, or nil for none.
  public mutating func willSelectRowAt(_ body: @escaping RowMethod<IndexPath?>) {
    self[.willSelectRowAt] = .row(Handler.row(body))
  }

  /// `tableView(_:willDeselectRowAt:)`: the row to deselect instead of the selected one, or nil for
  /// none.
  public mutating func willDeselectRowAt(_ body: @escaping RowMethod<IndexPath?>) {
    self[.willDeselectRowAt] = .row(Handler.row(body))
  }

  /// `tableView(_:didSelectRowAt:)`: a row was selected by the user.
  public mutating func didSelectRowAt(_ body: @escaping RowMethod<Void>) {
    self[.didSelectRowAt] = .action(Handler.row(body))
  }

  /// `tableView(_:didDeselectRowAt:)`: a row was deselected by the user.
  public mutating func didDeselectRowAt(_ body: @escaping RowMethod<Void>) {
    self[.didDeselectRowAt] = .action(Handler.row(body))
  }

  /// `tableView(_:canPerformPrimaryActionForRowAt:)`: whether a tap performs the primary action of
  /// a row.
  public mutating func canPerformPrimaryActionForRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.canPerformPrimaryActionForRowAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:performPrimaryActionForRowAt:)`: performs the primary action of a row.
  public mutating func performPrimaryActionForRowAt(_ body: @escaping RowMethod<Void>) {
    self[.performPrimaryActionForRowAt] = .action(Handler.row(body))
  }

  /// `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`: whether two fingers on a row begin
  /// to select rows.
  public mutating func shouldBeginMultipleSelectionInteractionAt(
    _ body: @escaping RowMethod<Bool>
  ) {
    self[.shouldBeginMultipleSelectionInteractionAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:didBeginMultipleSelectionInteractionAt:)`: two fingers have begun to select rows.
  public mutating func didBeginMultipleSelectionInteractionAt(_ body: @escaping RowMethod<Void>) {
    self[.didBeginMultipleSelectionInteractionAt] = .action(Handler.row(body))
  }

  /// `tableViewDidEndMultipleSelectionInteraction(_:)`: two fingers that selected rows were lifted.
  public mutating func tableViewDidEndMultipleSelectionInteraction(
    _ body: @escaping TableMethod<Void>
  ) {
    self[.tableViewDidEndMultipleSelectionInteraction] = .action(Handler.table(body))
  }
}
