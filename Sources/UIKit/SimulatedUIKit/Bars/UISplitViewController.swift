public import Foundation

/// The delegate of a split controller, which is never called, because it is always collapsed here.
@preconcurrency @MainActor
public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  )
}

/// Empty implementations of the optional methods.
extension UISplitViewControllerDelegate {
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  public func splitViewController(
    _ svc: UISplitViewController,
    willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
}

/// A split controller, whose first controller alone is visible here.
@preconcurrency @MainActor
open class UISplitViewController: UIContainerController {
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary
    case twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary

    public static var primaryHidden: DisplayMode { .secondaryOnly }
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?
  open var viewControllers: [UIViewController] = [] {
    didSet { for controller in viewControllers { addChild(controller) } }
  }
  private var columns: [Column: UIViewController] = [:]
  open private(set) var style = Style.unspecified
  open var preferredDisplayMode = DisplayMode.automatic
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var displayMode: DisplayMode { .secondaryOnly }
  open var isCollapsed: Bool { true }
  open var presentsWithGesture = true
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0

  public convenience init(style: Style) {
    self.init(nibName: nil, bundle: nil)
    self.style = style
  }

  open func setViewController(_ vc: UIViewController?, for column: Column) {
    columns[column] = vc
    if let vc { viewControllers.append(vc) }
  }

  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Has no effect, because only the first controller is visible here.
  open func show(_ column: Column) {}

  /// Has no effect, because only the first controller is visible here.
  open func hide(_ column: Column) {}

  override var shownChild: UIViewController? { viewControllers.first }
}
