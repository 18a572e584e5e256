public import Foundation

/// Where an item or a supplementary view is.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item.
  open var indexPath: IndexPath
  /// The frame, in points.
  open var frame = CGRect.zero
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// How near it is to who looks.
  open var zIndex = 0
  /// Whether it is hidden.
  open var isHidden = false
  /// How it is moved, turned and stretched.
  open var transform = CGAffineTransform.identity
  /// The kind of a supplementary view; nil for a cell.
  open private(set) var representedElementKind: String?

  private init(_ indexPath: IndexPath, kind: String?) {
    self.indexPath = indexPath
    representedElementKind = kind
  }

  /// Makes the attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init(indexPath, kind: nil)
  }

  /// Makes the attributes of a supplementary view.
  public convenience init(
    forSupplementaryViewOfKind elementKind: String,
    with indexPath: IndexPath
  ) {
    self.init(indexPath, kind: elementKind)
  }

  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }

  /// The middle, in points.
  open var center: CGPoint {
    get { frame.center }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
}

/// Where items are; nothing asks it here.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// The size of items that decide themselves.
  public nonisolated static let automaticSize = CGSize(width: 1.797e308, height: 1.797e308)

  /// The collection.
  open internal(set) weak var collectionView: UICollectionView?

  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Makes a layout that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Says that everything is to be placed anew.
  open func invalidateLayout() {}
  /// Places everything; nothing, unless overridden.
  open func prepare() {}
  /// The size of everything, in points; none, unless overridden.
  open var collectionViewContentSize: CGSize { .zero }
  /// Where everything in a rectangle is; nil, unless overridden.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is; nil, unless overridden.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a supplementary view is; nil, unless overridden.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds place everything anew; false, unless overridden.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
}

/// Items in lines.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size of an item, in points.
  open var itemSize = CGSize(width: 50, height: 50)
  /// The size that an item is thought to have, in points.
  open var estimatedItemSize = CGSize.zero
  /// The least distance between lines, in points.
  open var minimumLineSpacing: CGFloat = 10
  /// The least distance between items, in points.
  open var minimumInteritemSpacing: CGFloat = 10
  /// The space around a section, in points.
  open var sectionInset = UIEdgeInsets.zero
  /// Which way it scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay at the upper edge, from iOS 9.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay at the lower edge, from iOS 9.
  open var sectionFootersPinToVisibleBounds = false
}
