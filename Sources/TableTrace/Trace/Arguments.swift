/// The arguments of a call, without the table or scroll view that every callback receives first.
package enum Arguments: Hashable, Sendable {
  case none
  case section(Int)
  case row(IndexPath)
  /// A row that may be nil, as in `didEndEditingRowAt`.
  case optionalRow(IndexPath?)
  /// The source and the target of a move, or its proposed target.
  indirect case move(from: IndexPath, to: IndexPath)
  case commit(EditingStyle, IndexPath)
  /// A drag or drop session.
  case session
  /// A drag or drop session, and a row that may be nil.
  case sessionRow(IndexPath?)
  /// A drag session, a row and the location of the touch.
  indirect case sessionRowPoint(IndexPath, Point)
  /// The coordinator of a drop, with the row where the items are dropped, or nil.
  case coordinator(IndexPath?)
  /// A row and the identifier of its item, or nil if the snapshot has no such item.
  indirect case item(IndexPath, String?)
  /// Several rows, in the order in which the client receives them.
  case rows([IndexPath])
  case cell(Cell, IndexPath)
  case hook(Cell)
  /// A cell and its new state, for its own hooks.
  case hookState(Cell, [String])
  /// An action of the edit menu, given by its selector, and the row of the menu.
  indirect case menuAction(String, IndexPath)
  /// A row and the location of the touch in the table's bounds, in points.
  indirect case rowAndPoint(IndexPath, Point)
  /// The rows that lose and gain focus, with nil outside of the table.
  indirect case focus(from: IndexPath?, to: IndexPath?)
  /// A header or footer view, for its own hooks.
  case viewHook(SectionView)
  /// A header or footer view and its section.
  case view(SectionView, Int)
  /// A title of the section index and its position.
  case indexTitle(String, Int)
  case menu(ContextMenu)
  /// The velocity when the user lifts the finger, in points per millisecond, and the offset where
  /// scrolling will end.
  indirect case targetOffset(velocity: Point, target: Point)
  /// Words that are already as the trace prints them, for objects such as sessions.
  case words([String])
  /// A flag: whether an appearance is animated, or whether a drag decelerates.
  case flag(Bool)
}

extension Arguments {
  /// The cell whose hook is called, or nil for other calls.
  package var hookedCell: Cell? {
    switch self {
    case .hook(let cell), .hookState(let cell, _): cell
    case .none, .section, .row, .item, .optionalRow, .move, .commit, .session, .sessionRow,
      .sessionRowPoint, .coordinator, .rows, .cell, .menuAction, .rowAndPoint, .focus, .viewHook,
      .view, .indexTitle, .menu, .targetOffset, .words, .flag:
      nil
    }
  }
}
