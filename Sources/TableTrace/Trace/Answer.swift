/// The result of a call or a query.
package enum Answer: Hashable, Sendable {
  /// The method returns nothing, so the trace prints no arrow.
  case void
  case none
  /// `UITableView.automaticDimension`.
  case automatic
  /// A count or a level.
  case integer(Int)
  case number(Double)
  case flag(Bool)
  case text(String)
  /// A cell, and whether it is new or reused.
  case cell(Cell, Cell.Origin)
  /// An existing cell, as queries return it.
  case existingCell(Cell)
  case view(SectionView)
  case row(IndexPath)
  case rect(Rect)
  case size(Size)
  case point(Point)
  indirect case list([Answer])
  /// Text that is already as the trace prints it, for objects such as previews.
  case word(String)
}

extension Answer {
  /// Makes an answer from points, where -1 is `automaticDimension`.
  package init(points: Double) {
    self = points == TableView.automaticDimension ? .automatic : .number(points)
  }
}
