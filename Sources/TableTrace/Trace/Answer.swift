/// The result of a call or a query.
package enum Answer: Hashable, Sendable {
  /// The method returns nothing; the trace prints no arrow.
  case void
  case none
  /// `UITableView.automaticDimension`.
  case automatic
  /// A count or a level.
  case integer(Int)
  /// A number of points.
  case number(Double)
  case flag(Bool)
  case text(String)
  /// A cell, and whether it is new or taken from the pool.
  case cell(Cell, Cell.Origin)
  /// An existing cell, as queries answer it.
  case existingCell(Cell)
  /// A header or footer view.
  case view(SectionView)
  case row(IndexPath)
  /// A rectangle, in points.
  case rect(Rect)
  /// A size, in points.
  case size(Size)
  /// A point, in points.
  case point(Point)
  indirect case list([Answer])
  /// A word that is already in the trace's form, for the shapes that carry opaque objects.
  case word(String)
}

extension Answer {
  /// Makes an answer in points, where -1 is `automaticDimension`.
  package init(points: Double) {
    self = points == TableView.automaticDimension ? .automatic : .number(points)
  }
}
