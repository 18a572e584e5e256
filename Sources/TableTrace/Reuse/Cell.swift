/// A cell of the table, known by the number of its creation, from 1.
public struct Cell: Codable, Hashable, Sendable {
  /// The origin of the cell that a data source returned.
  package enum Origin: Hashable, Sendable {
    case new
    /// Taken from the reuse pool; it last showed the row given, nil where that is not known of UIKit.
    case reused(from: IndexPath?)
    /// The cell that the row has already, as `reconfigureRows` hands it out.
    case kept
  }

  /// The ordinal of its creation, from 1.
  public var number: Int

  package init(number: Int) {
    self.number = number
  }
}
