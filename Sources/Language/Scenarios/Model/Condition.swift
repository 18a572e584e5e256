/// The conditions for an answer or a reaction, all of which must hold.
package struct Condition: Codable, Hashable, Sendable {
  /// The content offset must be below this number of points.
  package var offsetBelow: Double?
  /// The content offset must be above this number of points.
  package var offsetAbove: Double?
  package var isDragging: Bool?
  /// The current state of the scenario.
  package var state: String?
  /// Whether the cell of the callback must still show the item of its row.
  package var cellShowsItem: Bool?
  /// The row or section of the callback.
  package var row: IndexPattern?

  package init() {}
}
