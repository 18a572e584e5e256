/// A cell of the table, identified by the number of its creation, from 1.
public struct Cell: Codable, Hashable, Sendable {
  /// Where a cell that the data source returned is from.
  package enum Origin: Hashable, Sendable {
    case new
    /// Taken from the reuse queue, with the row that it last showed, or nil if unknown.
    case reused(from: IndexPath?)
    /// The cell that the row already had, which the table returns for `reconfigureRows`.
    case kept
  }

  /// The number of its creation, from 1.
  public var number: Int

  package init(number: Int) {
    self.number = number
  }
}
