/// When the rows that stay on screen are measured again as a group ends, while rows are estimated.
public enum HeightsOfShownRows: Hashable, Sendable {
  /// In every group.
  case always
  /// In a group that holds no operation.
  case inEmptyGroups
}
