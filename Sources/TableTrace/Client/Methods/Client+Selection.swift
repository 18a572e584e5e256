/// The methods of `UITableViewDelegate` about touches and the selection.
extension Client {
  /// Implements `-tableView:accessoryTypeForRowWithIndexPath:`, which returns the accessory at the
  /// right edge of a row.
  public mutating func accessoryTypeForRowWith(_ body: @escaping RowMethod<AccessoryType>) {
    self[.accessoryTypeForRowWith] = .word(
      Handler.row { table, row throws(UIKitException) in try body(table, row).rawValue }
    )
  }

  /// Implements `tableView(_:accessoryButtonTappedForRowWith:)`, which is called when the detail
  /// button of a row is tapped.
  public mutating func accessoryButtonTappedForRowWith(_ body: @escaping RowMethod<Void>) {
    self[.accessoryButtonTappedForRowWith] = .action(Handler.row(body))
  }

  /// Implements `tableView(_:shouldHighlightRowAt:)`, which returns whether a touched row is
  /// highlighted.
  ///
  /// A row that is not highlighted cannot be selected.
  public mutating func shouldHighlightRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.shouldHighlightRowAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:didHighlightRowAt:)`, which is called after a touched row is
  /// highlighted.
  public mutating func didHighlightRowAt(_ body: @escaping RowMethod<Void>) {
    self[.didHighlightRowAt] = .action(Handler.row(body))
  }

  /// Implements `tableView(_:didUnhighlightRowAt:)`, which is called after the highlight of a row
  /// is removed.
  public mutating func didUnhighlightRowAt(_ body: @escaping RowMethod<Void>) {
    self[.didUnhighlightRowAt] = .action(Handler.row(body))
  }

  /// Implements `tableView(_:willSelectRowAt:)`, which returns the row to select instead of the
  /// tapped one, or nil for none.
  public mutating func willSelectRowAt(_ body: @escaping RowMethod<IndexPath?>) {
    self[.willSelectRowAt] = .row(Handler.row(body))
  }

  /// Implements `tableView(_:willDeselectRowAt:)`, which returns the row to deselect instead of the
  /// selected one, or nil for none.
  public mutating func willDeselectRowAt(_ body: @escaping RowMethod<IndexPath?>) {
    self[.willDeselectRowAt] = .row(Handler.row(body))
  }

  /// Implements `tableView(_:didSelectRowAt:)`, which is called after the user selects a row.
  public mutating func didSelectRowAt(_ body: @escaping RowMethod<Void>) {
    self[.didSelectRowAt] = .action(Handler.row(body))
  }

  /// Implements `tableView(_:didDeselectRowAt:)`, which is called after the user deselects a row.
  public mutating func didDeselectRowAt(_ body: @escaping RowMethod<Void>) {
    self[.didDeselectRowAt] = .action(Handler.row(body))
  }

  /// Implements `tableView(_:canPerformPrimaryActionForRowAt:)`, which returns whether a tap
  /// performs the primary action of a row.
  public mutating func canPerformPrimaryActionForRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.canPerformPrimaryActionForRowAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:performPrimaryActionForRowAt:)`, which performs the primary action of
  /// a row.
  public mutating func performPrimaryActionForRowAt(_ body: @escaping RowMethod<Void>) {
    self[.performPrimaryActionForRowAt] = .action(Handler.row(body))
  }

  /// Implements `tableView(_:shouldBeginMultipleSelectionInteractionAt:)`, which returns whether
  /// two fingers on a row begin to select rows.
  public mutating func shouldBeginMultipleSelectionInteractionAt(
    _ body: @escaping RowMethod<Bool>
  ) {
    self[.shouldBeginMultipleSelectionInteractionAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:didBeginMultipleSelectionInteractionAt:)`, which is called after two
  /// fingers began to select rows.
  public mutating func didBeginMultipleSelectionInteractionAt(_ body: @escaping RowMethod<Void>) {
    self[.didBeginMultipleSelectionInteractionAt] = .action(Handler.row(body))
  }

  /// Implements `tableViewDidEndMultipleSelectionInteraction(_:)`, which is called after two
  /// fingers that selected rows are lifted.
  public mutating func tableViewDidEndMultipleSelectionInteraction(
    _ body: @escaping TableMethod<Void>
  ) {
    self[.tableViewDidEndMultipleSelectionInteraction] = .action(Handler.table(body))
  }
}
