/// How often a title is asked when the view of a header or footer is made.
public struct SectionViewTitle: Hashable, Sendable {
  /// The times without a view method.
  public let alone: Int
  /// The times after a view method that answered nil.
  public let afterNilView: Int
  /// The times after a view method that gave a view.
  public let afterView: Int
}
