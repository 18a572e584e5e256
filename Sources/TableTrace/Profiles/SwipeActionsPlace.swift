/// When the actions behind a swiped row are asked for.
public enum SwipeActionsPlace: Hashable, Sendable {
  /// As the gesture is recognised, before `willBeginEditingRowAt`.
  case beforeWillBegin
  /// As the cell begins to swipe, when it is set up for editing.
  case afterCellSetUp
}
