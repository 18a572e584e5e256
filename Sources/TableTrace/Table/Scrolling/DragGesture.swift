/// A drag with the interaction of iOS 11: its items, its places, and whether it drops them.
public struct DragGesture: Hashable, Sendable {
  /// The source of the items.
  public enum Origin: Hashable, Sendable {
    case row(IndexPath)
    /// Another table or app; the number of items.
    case elsewhere(items: Int)
  }

  /// A place of the finger.
  public enum Place: Hashable, Sendable {
    /// Over a row, or over the end of a section as the row after its last.
    case row(IndexPath)
    /// Over the table where it has no row.
    case empty
    case outside
  }

  /// The source of the items.
  public var origin: Origin
  /// The rows tapped during the drag, whose items join it.
  public var added: [IndexPath]
  /// The places that the finger visits, in order.
  public var places: [Place]
  /// Whether the touch ends at the last place; else the system cancels the drag.
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
