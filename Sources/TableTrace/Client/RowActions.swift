/// The actions behind a row: `UISwipeActionsConfiguration`, or the array from
/// `editActionsForRowAt`.
public struct RowActions {
  /// The actions in order, starting at the edge of the row.
  public var actions: [RowAction]
  /// Whether a full swipe performs the first action (`performsFirstActionWithFullSwipe`).
  public var performsFirstActionWithFullSwipe: Bool

  /// Makes actions.
  public init(_ actions: [RowAction], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}

@available(*, unavailable)
extension RowActions: Sendable {}
