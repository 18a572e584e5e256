/// A header or footer view, identified by the number of its creation, from 1.
public struct SectionView: Hashable, Sendable {
  /// The class of the view, which affects how the table treats it.
  public enum Kind: Hashable, Sendable {
    /// A plain `UIView`.
    case view
    /// A `UITableViewHeaderFooterView`.
    case headerFooterView
  }

  /// The number of its creation, from 1, counting headers and footers together.
  public var number: Int
  /// The class of the view.
  public var kind: Kind
}
