public import Foundation

/// What a collection asks for its data; the simulation asks nothing, it is there so that code compiles.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// The number of items of a section.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
  /// The cell of an item.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// The number of sections.
  func numberOfSections(in collectionView: UICollectionView) -> Int
}

/// What a class does not implement itself.
extension UICollectionViewDataSource {
  /// One.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
}

/// What a collection tells and asks.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// An item was selected.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// An item was deselected.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Whether an item may be selected.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// A cell is about to be shown.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  )
}

/// What a class does not implement itself.
extension UICollectionViewDelegate {
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didSelectItemAt indexPath: IndexPath
  ) {}
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Yes.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// Nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}

/// What a flow asks about sizes.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  /// The size of an item, in points.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

/// What a class does not implement itself.
extension UICollectionViewDelegateFlowLayout {
  /// The size of the flow.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }
}

/// Where items are.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  /// Makes a layout.
  public override init() {
    super.init()
  }

  /// Says that everything is to be placed anew.
  open func invalidateLayout() {}
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
}

/// A view that a collection uses again.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which it is used again.
  open internal(set) var reuseIdentifier: String?
  /// Is about to be used again.
  open func prepareForReuse() {}
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

/// A collection of items; it loads and shows nothing, so that code around a table compiles.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  /// Which way it scrolls.
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  /// What has its data.
  open weak var dataSource: (any UICollectionViewDataSource)?
  /// What is told of it.
  open weak var delegate: (any UICollectionViewDelegate)?
  /// Where items are.
  open var collectionViewLayout: UICollectionViewLayout
  /// The view behind everything.
  open var backgroundView: UIView?
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// The cells on screen, which are none.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// The selected items, which are none.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  private var classes: [String: UICollectionViewCell.Type] = [:]

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
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

  /// Asks everything anew, which is nothing here.
  open func reloadData() {}
  /// Gives items new cells.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Adds items.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Takes items out.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// The number of items of a section.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cell of an item on screen, which there is none of.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// The item of a cell on screen, which there is none of.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
}
