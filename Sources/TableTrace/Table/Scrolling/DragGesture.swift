/// What a finger drags with the interaction of iOS 11, over which places, and whether it drops it.
public struct DragGesture: Hashable, Sendable {
  /// Where the items come from.
  public enum Origin: Hashable, Sendable {
    /// A row of the table.
    case row(IndexPath)
    /// Another table or app; the number of items.
    case elsewhere(items: Int)
  }

  /// Where the finger is.
  public enum Place: Hashable, Sendable {
    /// Over a row, or over the end of a section as the row after its last.
    case row(IndexPath)
    /// Over the table where it has no row.
    case empty
    /// Outside the table.
    case outside
  }

  /// Where the items come from.
  public var origin: Origin
  /// The rows tapped while the drag goes on, whose items join it.
  public var added: [IndexPath]
  /// Where the finger goes, in order.
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
