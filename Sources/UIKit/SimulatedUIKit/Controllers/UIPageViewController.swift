public import Foundation

/// A data source without requirements, because its methods are never called here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {}

/// A delegate without requirements, because its methods are never called here.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {}

/// A page view controller, whose pages no gesture turns here.
@preconcurrency @MainActor
open class UIPageViewController: UIContainerController {
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let spineLocation = OptionsKey(
      rawValue: "UIPageViewControllerOptionSpineLocationKey"
    )
    public static let interPageSpacing = OptionsKey(
      rawValue: "UIPageViewControllerOptionInterPageSpacingKey"
    )
  }

  public let transitionStyle: TransitionStyle
  public let navigationOrientation: NavigationOrientation
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]? = []
  open var isDoubleSided = false

  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  override var shownChild: UIViewController? { viewControllers?.first }

  open func setViewControllers(
    _ viewControllers: [UIViewController]?,
    direction: NavigationDirection,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceShownChild {
      for old in self.viewControllers ?? [] { old.removeFromParent() }
      for new in viewControllers ?? [] { addChild(new) }
      self.viewControllers = viewControllers
    }
    completion?(true)
  }
}
