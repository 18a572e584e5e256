/// A drag and drop with the drag interaction of iOS 11.
package struct DragStep: Codable, Sendable {
  package enum Origin: Codable, Sendable {
    case row(IndexPathExpression)
    /// Another table or app, with a name for each item.
    case items([String])
  }

  package enum Place: Codable, Sendable {
    case row(IndexPathExpression)
    /// A place of the table without a row.
    case empty
    case outside
  }

  package var origin: Origin
  /// The rows tapped during the drag.
  package var added: [IndexPathExpression]
  /// The places that the drag visits, in order.
  package var places: [Place]
  /// Whether the items are dropped at the last place.
  package var isDropped: Bool
}
