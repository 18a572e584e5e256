/// The parts of a state that a picture of the table needs.
extension TableState {
  /// The most rows above the bounds, and below, that are among the near ones.
  package static let mostRowsBeside = 12

  /// The controls of a cell in edit mode.
  package struct Controls: Hashable, Sendable {
    /// The control at the left edge.
    package var style: EditingStyle
    /// Whether the reorder control is shown.
    package var canMove: Bool
  }

  /// The place of a header or footer.
  package struct Place: Hashable, Sendable {
    /// The top in the content, in points.
    package var y: Double
    /// The height, in points.
    package var height: Double
    package var isGuess: Bool
    /// Whether it sticks to an edge of the bounds, away from its place in the content.
    package var isPinned: Bool
  }

  /// Rows one below the other with the same height.
  package struct RowRun: Hashable, Sendable {
    package var first: IndexPath
    /// The last row, of the same section.
    package var last: IndexPath
    /// The top of the first in the content, in points.
    package var y: Double
    /// The height of each, in points.
    package var height: Double
    /// Whether the heights are guesses.
    package var isGuess: Bool
  }

  /// The number of rows that are too far away to list.
  package struct FarRows: Hashable, Sendable {
    package var above = 0
    package var below = 0
  }

  package struct Buttons: Hashable, Sendable {
    /// The edge of the row that a swipe has uncovered, or nil where the minus control has.
    package var edge: SwipeEdge?
    /// The titles; the first is next to the edge.
    package var titles: [String]
  }

  /// A row in the course of being moved.
  package struct MovedRow: Hashable, Sendable {
    package var path: IndexPath
    /// The place where it would land.
    package var target: IndexPath
  }

  package struct Drag: Hashable, Sendable {
    /// The rows of the table that are dragged, or none for items from elsewhere.
    package var rows: [IndexPath]
    package var items: Int
    /// The row where the items would land, or nil where the table has none.
    package var destination: IndexPath?
  }
}
