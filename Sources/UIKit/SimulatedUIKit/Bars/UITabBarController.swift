public import Foundation

@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search
    case downloads, mostRecent, mostViewed
  }

  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
    self.init(title: nil, image: nil, tag: tag)
  }
}

@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {}

@preconcurrency @MainActor
open class UITabBar: UIView {
  open var items: [UITabBarItem]?
  open var selectedItem: UITabBarItem?
  open var barStyle = UIBarStyle.default
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var unselectedItemTintColor: UIColor?
  open var standardAppearance = UITabBarAppearance()
  open var scrollEdgeAppearance: UITabBarAppearance?
}

/// A delegate without requirements, because its methods are never called here.
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {}

@preconcurrency @MainActor
open class UITabBarController: UIContainerController {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar()
  private var place = 0

  open var viewControllers: [UIViewController]? {
    didSet {
      for old in oldValue ?? [] where old.parent === self { old.removeFromParent() }
      for controller in viewControllers ?? [] { addChild(controller) }
      tabBar.items = viewControllers?.map { $0.tabBarItem }
    }
  }

  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  open var selectedIndex: Int {
    get { place }
    set { select(newValue) }
  }

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
