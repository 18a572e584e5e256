/// What must hold for an answer or a reaction: every part that is written.
package struct Condition: Hashable, Sendable {
  /// The content offset is below this many points.
  package var offsetBelow: Double?
  /// The content offset is above this many points.
  package var offsetAbove: Double?
  /// The finger is dragging, or is not.
  package var isDragging: Bool?
  /// The scenario's state word.
  package var state: String?
  /// The cell of the callback is still configured for the item of its row, or is not.
  package var cellShowsItem: Bool?
  /// The row or section of the callback.
  package var row: IndexPattern?

  /// Makes a condition that always holds.
  package init() {}
}
