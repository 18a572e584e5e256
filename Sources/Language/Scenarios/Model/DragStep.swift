/// A drag with the interaction of iOS 11 as a scenario writes it.
package struct DragStep: Sendable {
  /// The source of the items.
  package enum Origin: Sendable {
    case row(IndexPathExpression)
    /// Another table or app; a name for each item.
    case items([String])
  }

  package enum Place: Sendable {
    case row(IndexPathExpression)
    /// Over the table where it has no row.
    case empty
    /// Outside the table.
    case outside
  }

  package var origin: Origin
  /// The rows tapped while the drag goes on.
  package var added: [IndexPathExpression]
  /// The places that the finger visits.
  package var places: [Place]
  /// Whether the finger is lifted there.
  package var isDropped: Bool

  package init(
    origin: Origin,
    added: [IndexPathExpression],
    places: [Place],
    isDropped: Bool
  ) {
    self.origin = origin
    self.added = added
    self.places = places
    self.isDropped = isDropped
  }
}
