/// A view that a collection uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which it is used again.
  open internal(set) var reuseIdentifier: String?
  /// Is about to be used again.
  open func prepareForReuse() {}
  /// Takes what its layout says of it; nothing, unless overridden.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// What it wants of what its layout says; the same, unless overridden.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// The cell of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view that has what it shows.
  open private(set) lazy var contentView: UIView = {
    let view = UIView(frame: bounds)
    addSubview(view)
    return view
  }()
  /// Whether it looks selected.
  open var isSelected = false
  /// Whether it looks highlighted.
  open var isHighlighted = false
  /// The view behind its content.
  open var backgroundView: UIView?
  /// The view behind its content while it is selected.
  open var selectedBackgroundView: UIView?
}
