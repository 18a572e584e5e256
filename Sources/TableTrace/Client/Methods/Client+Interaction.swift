/// The methods of `UITableViewDelegate` about menus, focus and spring loading.
extension Client {
  /// `tableView(_:shouldShowMenuForRowAt:)`: whether a long press on a row shows the edit menu.
  public mutating func shouldShowMenuForRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.shouldShowMenuForRowAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:canPerformAction:forRowAt:withSender:)`: whether the edit menu of a row has an
  /// item, by its selector.
  public mutating func canPerformAction(
    _ body: @escaping (TableView, _ selector: String, IndexPath) throws(UIKitException) -> Bool
  ) {
    self[.canPerformAction] = .flag(Handler.menuAction(body))
  }

  /// `tableView(_:performAction:forRowAt:withSender:)`: an item of the edit menu was tapped.
  public mutating func performAction(
    _ body: @escaping (TableView, _ selector: String, IndexPath) throws(UIKitException) -> Void
  ) {
    self[.performAction] = .action(Handler.menuAction(body))
  }

  /// `tableView(_:canFocusRowAt:)`: whether a row can take focus.
  public mutating func canFocusRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.canFocusRowAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:shouldUpdateFocusIn:)`: whether focus may go from one row to another; nil is a
  /// place outside the table.
  public mutating func shouldUpdateFocus(
    _ body:
      @escaping (TableView, _ old: IndexPath?, _ new: IndexPath?) throws(UIKitException) -> Bool
  ) {
    self[.shouldUpdateFocus] = .flag(Handler.focus(body))
  }

  /// `tableView(_:didUpdateFocusIn:with:)`: focus has gone from one row to another; nil is a place
  /// outside the table.
  public mutating func didUpdateFocus(
    _ body:
      @escaping (TableView, _ old: IndexPath?, _ new: IndexPath?) throws(UIKitException) -> Void
  ) {
    self[.didUpdateFocus] = .action(Handler.focus(body))
  }

  /// `indexPathForPreferredFocusedView(in:)`: the row that takes focus as it enters the table, or
  /// nil.
  public mutating func indexPathForPreferredFocusedView(_ body: @escaping TableMethod<IndexPath?>) {
    self[.indexPathForPreferredFocusedView] = .row(Handler.table(body))
  }

  /// `tableView(_:selectionFollowsFocusForRowAt:)`: whether a row that gains focus is selected.
  public mutating func selectionFollowsFocusForRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.selectionFollowsFocusForRowAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:shouldSpringLoadRowAt:with:)`: whether a row opens while a drag rests on it.
  public mutating func shouldSpringLoadRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.shouldSpringLoadRowAt] = .flag(Handler.row(body))
  }

  /// `tableView(_:contextMenuConfigurationForRowAt:point:)`: the context menu of a row that is
  /// pressed at a point, or nil.
  public mutating func contextMenuConfigurationForRowAt(
    _ body: @escaping (TableView, IndexPath, Point) throws(UIKitException) -> ContextMenu?
  ) {
    self[.contextMenuConfigurationForRowAt] = .menu(Handler.rowAndPoint(body))
  }

  /// `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`: the preview of a context
  /// menu, by a name for the trace, or nil.
  public mutating func previewForHighlightingContextMenu(_ body: @escaping MenuMethod<String?>) {
    self[.previewForHighlightingContextMenu] = .word(Handler.menu(body))
  }

  /// `tableView(_:previewForDismissingContextMenuWithConfiguration:)`: where the preview of a
  /// context menu goes, by a name for the trace, or nil.
  public mutating func previewForDismissingContextMenu(_ body: @escaping MenuMethod<String?>) {
    self[.previewForDismissingContextMenu] = .word(Handler.menu(body))
  }

  /// `tableView(_:willPerformPreviewActionForMenuWith:animator:)`: the preview of a context menu
  /// was tapped.
  public mutating func willPerformPreviewActionForMenu(_ body: @escaping MenuMethod<Void>) {
    self[.willPerformPreviewActionForMenu] = .action(Handler.menu(body))
  }

  /// `tableView(_:willDisplayContextMenu:animator:)`: a context menu is about to open.
  public mutating func willDisplayContextMenu(_ body: @escaping MenuMethod<Void>) {
    self[.willDisplayContextMenu] = .action(Handler.menu(body))
  }

  /// `tableView(_:willEndContextMenuInteraction:animator:)`: a context menu is about to close.
  public mutating func willEndContextMenuInteraction(_ body: @escaping MenuMethod<Void>) {
    self[.willEndContextMenuInteraction] = .action(Handler.menu(body))
  }
}
