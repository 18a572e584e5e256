/// A header or footer view, known by the number of its creation, from 1.
public struct SectionView: Hashable, Sendable {
  /// The class of the view, as far as the table's behaviour depends on it.
  public enum Kind: Hashable, Sendable {
    /// A plain `UIView`.
    case view
    /// A `UITableViewHeaderFooterView`.
    case headerFooterView
  }

  /// The ordinal of its creation, from 1, headers and footers together.
  public var number: Int
  /// The class of the view.
  public var kind: Kind
}
