/// A drag with the interaction of iOS 11 as a scenario writes it.
package struct DragStep: Codable, Sendable {
  package enum Origin: Codable, Sendable {
    case row(IndexPathExpression)
    /// Another table or app; a name for each item.
    case items([String])
  }

  package enum Place: Codable, Sendable {
    case row(IndexPathExpression)
    /// Over the table where it has no row.
    case empty
    case outside
  }

  package var origin: Origin
  /// The rows tapped during the drag.
  package var added: [IndexPathExpression]
  /// The places that the finger visits.
  package var places: [Place]
  /// Whether the finger is lifted there.
  package var isDropped: Bool
}
