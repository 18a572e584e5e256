/// The conditions for an answer or a reaction, all of which must hold.
package struct Condition: Codable, Hashable, Sendable {
  /// The content offset is below this many points.
  package var offsetBelow: Double?
  /// The content offset is above this many points.
  package var offsetAbove: Double?
  package var isDragging: Bool?
  /// The scenario's state word.
  package var state: String?
  /// Whether the cell of the callback must still show the item of its row.
  package var cellShowsItem: Bool?
  /// The row or section of the callback.
  package var row: IndexPattern?

  package init() {}
}
