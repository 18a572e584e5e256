/// The actions behind a row: `UISwipeActionsConfiguration`, or the list of `editActionsForRowAt`.
public struct RowActions {
  /// The actions; the first is next to the edge of the row.
  public var actions: [RowAction]
  /// `performsFirstActionWithFullSwipe`.
  public var performsFirstActionWithFullSwipe: Bool

  /// Makes actions.
  public init(_ actions: [RowAction], performsFirstActionWithFullSwipe: Bool = true) {
    self.actions = actions
    self.performsFirstActionWithFullSwipe = performsFirstActionWithFullSwipe
  }
}

@available(*, unavailable)
extension RowActions: Sendable {}
