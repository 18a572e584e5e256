/// The arguments of a call, without the table or scroll view that every callback gets first.
package enum Arguments: Hashable, Sendable {
  case none
  case section(Int)
  case row(IndexPath)
  /// A row that may be missing, as in `didEndEditingRowAt`.
  case optionalRow(IndexPath?)
  /// The rows of a move: from where, to where (or to the proposed place).
  indirect case move(from: IndexPath, to: IndexPath)
  case commit(EditingStyle, IndexPath)
  /// A drag or drop session alone.
  case session
  /// A drag or drop session and a row that may be missing.
  case sessionRow(IndexPath?)
  /// A drag session, a row and the place of the touch.
  indirect case sessionRowPoint(IndexPath, Point)
  /// The coordinator of a drop, which knows the row where the items land.
  case coordinator(IndexPath?)
  /// A row and the identifier of its item, or nil where the snapshot has none.
  indirect case item(IndexPath, String?)
  /// Several rows, in the order given to the client.
  case rows([IndexPath])
  case cell(Cell, IndexPath)
  case hook(Cell)
  /// A cell and what it becomes, for its own hooks: yes or no, or a state.
  case hookState(Cell, [String])
  /// An action of the edit menu, by its selector, and the row of the menu.
  indirect case menuAction(String, IndexPath)
  /// A row and the place of the touch in the table's bounds, in points.
  indirect case rowAndPoint(IndexPath, Point)
  /// The rows that lose and gain focus, or nil for no row of the table.
  indirect case focus(from: IndexPath?, to: IndexPath?)
  /// A header or footer view alone, for its own hooks.
  case viewHook(SectionView)
  /// A header or footer view and its section.
  case view(SectionView, Int)
  /// A title of the section index and its ordinal.
  case indexTitle(String, Int)
  case menu(ContextMenu)
  /// The velocity of a finger that is lifted, in points per millisecond, and where scrolling will
  /// rest.
  indirect case targetOffset(velocity: Point, target: Point)
  /// Words that are already in the trace's form, for the shapes that carry opaque objects.
  case words([String])
  /// Whether an appearance is animated, or a drag decelerates.
  case flag(Bool)
}

extension Arguments {
  /// The cell whose own hook is called, or nil for other calls.
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
