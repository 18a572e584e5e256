/// When the title of a header or footer is asked while the geometry is built.
public enum TitleInRound: Hashable, Sendable {
  /// When the view method is missing or answered nil.
  case whenViewIsNil
  /// When the height method is missing.
  case withoutHeightMethod
  /// When the view method is missing and the height is not asked in the round.
  case withoutViewMethod
}
