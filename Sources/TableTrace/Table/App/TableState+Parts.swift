/// The parts of a table's state that are only necessary to draw it.
extension TableState {
  /// The most rows above and below the bounds in ``TableState/nearRows``.
  package static let mostRowsBeside = 12

  /// The controls of a cell in edit mode.
  package struct Controls: Hashable, Sendable {
    /// What the control at the left edge does.
    package var style: EditingStyle
    /// Whether the reorder control is shown.
    package var canMove: Bool
  }

  /// The position of a header or footer.
  package struct Place: Hashable, Sendable {
    /// The top in content coordinates, in points.
    package var y: Double
    /// The height, in points.
    package var height: Double
    package var isGuess: Bool
    /// Whether it sticks to an edge of the bounds instead of its place in the content.
    package var isPinned: Bool
  }

  /// Consecutive rows with the same height.
  package struct RowRun: Hashable, Sendable {
    package var first: IndexPath
    /// The last row, in the same section as the first.
    package var last: IndexPath
    /// The top of the first row in content coordinates, in points.
    package var y: Double
    /// The height of each row, in points.
    package var height: Double
    /// Whether the heights are estimates.
    package var isGuess: Bool
  }

  /// The numbers of rows that are not among the near rows.
  package struct FarRows: Hashable, Sendable {
    package var above = 0
    package var below = 0
  }

  package struct Buttons: Hashable, Sendable {
    /// The edge that a swipe opened, or nil if the minus sign opened the row.
    package var edge: SwipeEdge?
    /// The titles of the buttons, starting at the edge.
    package var titles: [String]
  }

  /// A row that the user is moving.
  package struct MovedRow: Hashable, Sendable {
    package var path: IndexPath
    /// The index path where the row would be dropped.
    package var target: IndexPath
  }

  package struct Drag: Hashable, Sendable {
    /// The dragged rows of this table, or empty if the items are from elsewhere.
    package var rows: [IndexPath]
    package var items: Int
    /// The row where the items would be dropped, or nil outside of all rows.
    package var destination: IndexPath?
  }
}
