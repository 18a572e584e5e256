public import Foundation

/// A controller's part of a tab bar.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  /// A part that every app has.
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  /// The picture while it is selected.
  open var selectedImage: UIImage?
  /// The text in its corner.
  open var badgeValue: String?
  /// The colour behind that.
  open var badgeColor: UIColor?

  /// Makes a part without anything.
  public override init() {
    super.init()
  }

  /// Makes a part that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a part with a picture.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes a part with two pictures.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  /// Makes a part that every app has.
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}

/// The looks of a tab bar.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

/// The bar that chooses one of several controllers.
@preconcurrency @MainActor
open class UITabBar: UIView {
  /// The parts of the controllers.
  open var items: [UITabBarItem]?
  /// The one that is chosen.
  open var selectedItem: UITabBarItem?
  /// How it looks.
  open var barStyle = UIBarStyle.default
  /// Whether the content shines through.
  open var isTranslucent = true
  /// The colour behind everything.
  open var barTintColor: UIColor?
  /// The colour of parts that are not chosen.
  open var unselectedItemTintColor: UIColor?
  /// How it looks, from iOS 13.
  open var standardAppearance = UITabBarAppearance()
  /// How it looks while nothing is behind it, from iOS 15.
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// What a tab bar controller tells and asks.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether a controller may be chosen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool
  /// A controller was chosen.
  func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  )
}

/// What a class does not implement itself.
extension UITabBarControllerDelegate {
  /// Yes.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    didSelect viewController: UIViewController
  ) {}
}

/// Several controllers, of which one is on screen.
@preconcurrency @MainActor
open class UITabBarController: UIContainerController {
  /// What is told of it.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The bar.
  open private(set) var tabBar = UITabBar()
  private var place = 0

  /// The controllers.
  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] where old.parent === self { old.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
      tabBar.items = viewControllers?.map { $0.tabBarItem }
    }
  }

  /// Sets the controllers.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// The number of the controller on screen.
  open var selectedIndex: Int {
    get { place }
    set { select(newValue) }
  }

  /// The controller on screen.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(place) ? $0[place] : nil } }
    set { viewControllers?.firstIndex { $0 === newValue }.map { select($0) } }
  }

  private func select(_ index: Int) {
    guard index != place, viewControllers?.indices.contains(index) == true else { return }
    replaceShownChild { place = index }
  }

  override var shownChild: UIViewController? { selectedViewController }
}

/// Two controllers side by side; here the first one is on screen.
@preconcurrency @MainActor
open class UISplitViewController: UIContainerController {
  /// Which controllers are seen.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }

  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  /// The controllers.
  open var viewControllers: [UIViewController] = [] {
    didSet { for controller in viewControllers { addChild(controller) } }
  }
  /// Which controllers should be seen.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Which controllers are seen.
  open var displayMode: DisplayMode { .secondaryOnly }
  /// Whether only one is seen; on a phone it is.
  open var isCollapsed: Bool { true }
  /// The button that shows the first one.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  /// The share of the first one.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0

  /// Makes one of a style, from iOS 14.
  public convenience init(style: Style) { self.init(nibName: nil, bundle: nil) }

  /// Sets the controller of a column, from iOS 14.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    if let vc { viewControllers.append(vc) }
  }

  override var shownChild: UIViewController? { viewControllers.first }
}
