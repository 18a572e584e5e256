/// The methods of `UITableViewDelegate` about menus, focus and spring loading.
extension Client {
  /// Implements `tableView(_:shouldShowMenuForRowAt:)`, which returns whether a long press on a row
  /// shows the edit menu.
  public mutating func shouldShowMenuForRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.shouldShowMenuForRowAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:canPerformAction:forRowAt:withSender:)`, which returns whether the
  /// edit menu of a row has an item, given by its selector.
  public mutating func canPerformAction(
    _ body: @escaping (TableView, _ selector: String, IndexPath) throws(UIKitException) -> Bool
  ) {
    self[.canPerformAction] = .flag(Handler.menuAction(body))
  }

  /// Implements `tableView(_:performAction:forRowAt:withSender:)`, which is called when an item of
  /// the edit menu is tapped.
  public mutating func performAction(
    _ body: @escaping (TableView, _ selector: String, IndexPath) throws(UIKitException) -> Void
  ) {
    self[.performAction] = .action(Handler.menuAction(body))
  }

  /// Implements `tableView(_:canFocusRowAt:)`, which returns whether a row can receive focus.
  public mutating func canFocusRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.canFocusRowAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:shouldUpdateFocusIn:)`, which returns whether focus may move from one
  /// row to another.
  ///
  /// A nil row is outside of the table.
  public mutating func shouldUpdateFocus(
    _ body:
      @escaping (TableView, _ old: IndexPath?, _ new: IndexPath?) throws(UIKitException) -> Bool
  ) {
    self[.shouldUpdateFocus] = .flag(Handler.focus(body))
  }

  /// Implements `tableView(_:didUpdateFocusIn:with:)`, which is called after focus moved from one
  /// row to another.
  ///
  /// A nil row is outside of the table.
  public mutating func didUpdateFocus(
    _ body:
      @escaping (TableView, _ old: IndexPath?, _ new: IndexPath?) throws(UIKitException) -> Void
  ) {
    self[.didUpdateFocus] = .action(Handler.focus(body))
  }

  /// Implements `indexPathForPreferredFocusedView(in:)`, which returns the row that receives focus
  /// when focus enters the table, or nil.
  public mutating func indexPathForPreferredFocusedView(_ body: @escaping TableMethod<IndexPath?>) {
    self[.indexPathForPreferredFocusedView] = .row(Handler.table(body))
  }

  /// Implements `tableView(_:selectionFollowsFocusForRowAt:)`, which returns whether a row that
  /// receives focus is selected.
  public mutating func selectionFollowsFocusForRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.selectionFollowsFocusForRowAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:shouldSpringLoadRowAt:with:)`, which returns whether a row opens while
  /// a drag rests on it.
  public mutating func shouldSpringLoadRowAt(_ body: @escaping RowMethod<Bool>) {
    self[.shouldSpringLoadRowAt] = .flag(Handler.row(body))
  }

  /// Implements `tableView(_:contextMenuConfigurationForRowAt:point:)`, which returns the context
  /// menu of a row that is pressed at a point, or nil.
  public mutating func contextMenuConfigurationForRowAt(
    _ body: @escaping (TableView, IndexPath, Point) throws(UIKitException) -> ContextMenu?
  ) {
    self[.contextMenuConfigurationForRowAt] = .menu(Handler.rowAndPoint(body))
  }

  /// Implements `tableView(_:previewForHighlightingContextMenuWithConfiguration:)`, which returns a
  /// name for the preview of a context menu, which the trace prints, or nil.
  public mutating func previewForHighlightingContextMenu(_ body: @escaping MenuMethod<String?>) {
    self[.previewForHighlightingContextMenu] = .word(Handler.menu(body))
  }

  /// Implements `tableView(_:previewForDismissingContextMenuWithConfiguration:)`, which returns a
  /// name for the target of a closing preview, which the trace prints, or nil.
  public mutating func previewForDismissingContextMenu(_ body: @escaping MenuMethod<String?>) {
    self[.previewForDismissingContextMenu] = .word(Handler.menu(body))
  }

  /// Implements `tableView(_:willPerformPreviewActionForMenuWith:animator:)`, which is called when
  /// the preview of a context menu is tapped.
  public mutating func willPerformPreviewActionForMenu(_ body: @escaping MenuMethod<Void>) {
    self[.willPerformPreviewActionForMenu] = .action(Handler.menu(body))
  }

  /// Implements `tableView(_:willDisplayContextMenu:animator:)`, which is called before a context
  /// menu opens.
  public mutating func willDisplayContextMenu(_ body: @escaping MenuMethod<Void>) {
    self[.willDisplayContextMenu] = .action(Handler.menu(body))
  }

  /// Implements `tableView(_:willEndContextMenuInteraction:animator:)`, which is called before a
  /// context menu closes.
  public mutating func willEndContextMenuInteraction(_ body: @escaping MenuMethod<Void>) {
    self[.willEndContextMenuInteraction] = .action(Handler.menu(body))
  }
}
