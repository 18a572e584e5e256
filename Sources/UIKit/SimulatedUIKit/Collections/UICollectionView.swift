public import Foundation

/// A collection of items; it loads and shows nothing, so that code around a table compiles.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Which way it scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// Where an item is to be after scrolling.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set of its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the upper edge.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle, vertically.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the lower edge.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left edge.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle, horizontally.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right edge.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of the header of a section.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of the footer of a section.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// What has its data.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What is told of it.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// What fetches data ahead, from iOS 10; nothing asks it here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Where items are.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet { collectionViewLayout.collectionView = self }
  }
  /// The view behind everything.
  open var backgroundView: UIView?
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// Whether several items can be selected in edit mode, from iOS 14.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether it is in edit mode, from iOS 14.
  open var isEditing = false
  /// Whether data is fetched ahead, from iOS 10.
  open var isPrefetchingEnabled = true
  /// The cells on screen, which are none.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The selected items, which are none.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// The classes of cells, by their identifiers.
  private var classes: [String: UICollectionViewCell.Type] = [:]
  /// The classes of supplementary views, by their kinds and identifiers.
  var supplementaryClasses: [String: [String: UICollectionReusableView.Type]] = [:]

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection without a layout of its own.
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, collectionViewLayout: UICollectionViewLayout())
  }

  /// Makes a collection that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }

  /// Registers a class of cells.
  open func register(
    _ cellClass: AnyClass?,
    forCellWithReuseIdentifier identifier: String
  ) {
    classes[identifier] = cellClass as? UICollectionViewCell.Type
  }

  /// Registers a nib, of which nothing is read.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}

  /// A cell for an identifier, made anew.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = UICollectionViewCell.make(classes[identifier] ?? UICollectionViewCell.self)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// Registers a class of supplementary views.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    supplementaryClasses[elementKind, default: [:]][identifier] =
      viewClass as? UICollectionReusableView.Type
  }

  /// Registers a nib of supplementary views, of which nothing is read.
  open func register(
    _ nib: UINib?,
    forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {}

  /// A supplementary view for an identifier, made anew.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let known = supplementaryClasses[elementKind]?[identifier]
    let view = (known ?? UICollectionReusableView.self).instantiated()
    view.reuseIdentifier = identifier
    return view
  }

  /// Asks everything anew, which is nothing here.
  open func reloadData() {}
  /// Does several updates at once; none has an effect, and the completion is called at once.
  open func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    completion?(true)
  }
  /// Gives items new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Configures the cells of items again, from iOS 15.
  open func reconfigureItems(at indexPaths: [IndexPath]) {}
  /// Adds items.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Takes items out.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Moves an item.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Adds sections.
  open func insertSections(_ sections: IndexSet) {}
  /// Takes sections out.
  open func deleteSections(_ sections: IndexSet) {}
  /// Gives sections new contents.
  open func reloadSections(_ sections: IndexSet) {}
  /// Moves a section.
  open func moveSection(_ section: Int, toSection newSection: Int) {}
  /// Selects an item, which has no effect here.
  open func selectItem(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {}
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Scrolls to an item, which has no effect here.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {
  }
  /// Sets where items are.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell of an item on screen, which there is none of.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The item of a cell on screen, which there is none of.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
}

/// What a collection knows of its items; it asks its data source each time.
extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Whether updates wait for their end, which they never do here.
  public var hasUncommittedUpdates: Bool { false }
  /// The items on screen, which are none.
  public var indexPathsForVisibleItems: [IndexPath] { [] }
  /// The item at a point, which there is none of.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// The supplementary view of a section on screen, which there is none of.
  public func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? { nil }
  /// The supplementary views on screen, which are none.
  public func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    []
  }
  /// The sections whose supplementary views are on screen, which are none.
  public func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    []
  }
  /// Where an item is, which its layout says.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }
  /// Does several updates at once, by a closure that does not escape.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    withoutActuallyEscaping(updates) { performBatchUpdates(.some($0), completion: completion) }
  }
}
