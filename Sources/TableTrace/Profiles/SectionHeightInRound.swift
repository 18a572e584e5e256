/// How often the height of a header or footer is asked in a round.
public struct SectionHeightInRound: Hashable, Sendable {
  /// The times when nothing is estimated.
  public let whenExact: Int
  /// The times when only a numeric `sectionHeaderHeight` or `sectionFooterHeight` forbids guessing.
  public let whenPropertyIsNumeric: Int
}
