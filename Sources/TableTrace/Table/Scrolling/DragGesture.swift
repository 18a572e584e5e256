/// A gesture of drag and drop: its items, its places, and whether it drops the items.
public struct DragGesture: Hashable, Sendable {
  /// The source of the items.
  public enum Origin: Hashable, Sendable {
    case row(IndexPath)
    /// Another table or app, with the number of items.
    case elsewhere(items: Int)
  }

  /// Where the user's finger is.
  public enum Place: Hashable, Sendable {
    /// Over a row, or over the end of a section, which is the row after its last row.
    case row(IndexPath)
    /// Over the table, but outside of all rows.
    case empty
    case outside
  }

  /// The source of the items.
  public var origin: Origin
  /// The rows tapped during the drag, whose items join it.
  public var added: [IndexPath]
  /// The places that the finger visits, in order.
  public var places: [Place]
  /// Whether the items are dropped at the last place, and the drag is not cancelled.
  public var isDropped: Bool

  /// Makes a gesture.
  public init(
    from origin: Origin,
    adding added: [IndexPath] = [],
    over places: [Place],
    isDropped: Bool = true
  ) {
    self.origin = origin
    self.added = added
    self.places = places
    self.isDropped = isDropped
  }
}
