package import TableTrace

/// A property of the table, with the value that a scenario sets.
package struct TableProperty: Codable, Hashable, Sendable {
  package enum Value: Codable, Hashable, Sendable {
    /// A number of points.
    case number(Double)
    /// The word `automatic`.
    case automatic
    case flag(Bool)
    case integer(Int)
    /// `none`: the property is set to nil.
    case none
    /// A view of this height, for `tableHeaderView` and `tableFooterView`.
    case view(height: Double)
    /// Insets in points, for `contentInset`.
    case insets(EdgeInsets)
    /// A point, for `contentOffset`.
    case point(Point)
    case word(String)
  }

  package var name: String
  package var value: Value

  package init(name: String, value: Value) {
    self.name = name
    self.value = value
  }
}
