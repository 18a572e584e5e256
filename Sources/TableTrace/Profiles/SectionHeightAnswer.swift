/// What the answers 0 and automaticDimension to a header's or footer's height mean.
public struct SectionHeightAnswer: Hashable, Sendable {
  /// In grouped styles 0 is ignored and the default height applies.
  public let groupedZeroIsDefault: Bool
  /// In plain style automaticDimension is the default height, not 0.
  public let plainAutomaticIsDefault: Bool
}
