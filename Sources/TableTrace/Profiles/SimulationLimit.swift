/// What a table of the simulation can hold, so that no answer of a client uses up the memory.
public struct SimulationLimit: Hashable, Sendable {
  /// The most sections.
  public let sections: Int
  /// The most rows of one section that have a height or an estimate each: 2 GiB of heights.
  public let rowsWithHeights: Int
}
