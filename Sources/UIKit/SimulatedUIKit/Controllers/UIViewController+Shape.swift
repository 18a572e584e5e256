public import Foundation

/// The bar items of a controller, created when they are first used.
@MainActor
final class ControllerItems {
  private var navigation: UINavigationItem?
  /// Its item in a tab bar, or nil if it was not created.
  var tab: UITabBarItem?
  /// Whether the edit button was created.
  var hasEditButton = false

  /// Whether the navigation item was created.
  var isMade: Bool { navigation != nil }
  /// Whether the tab bar item was created.
  var isTabMade: Bool { tab != nil }

  func navigationItem(_ title: String?) -> UINavigationItem {
    if let navigation { return navigation }
    let item = UINavigationItem()
    item.title = title
    navigation = item
    return item
  }

  func tabBarItem(_ title: String?) -> UITabBarItem {
    if let tab { return tab }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    tab = item
    return item
  }
}

@MainActor
final class ControllerPresentations {
  private weak var controller: UIViewController?
  private var popover: UIPopoverPresentationController?
  private var sheet: UISheetPresentationController?

  init(of controller: UIViewController) {
    self.controller = controller
  }

  /// Returns the popover controller, if the controller is presented as a popover or is an alert.
  func asPopover() -> UIPopoverPresentationController? {
    guard let controller,
      controller.modalPresentationStyle == .popover || controller is UIAlertController
        || controller is UIActivityViewController
    else { return nil }
    if popover == nil {
      popover = UIPopoverPresentationController(
        presentedViewController: controller,
        presenting: controller.presentingViewController
      )
    }
    return popover
  }

  func asSheet() -> UISheetPresentationController? {
    guard let controller else { return nil }
    if sheet == nil {
      sheet = UISheetPresentationController(
        presentedViewController: controller,
        presenting: controller.presentingViewController
      )
    }
    return sheet
  }
}

extension UIViewController {
  public var presentationController: UIPresentationController? {
    presentations.asPopover() ?? presentations.asSheet()
  }
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentations.asPopover()
  }
  public var sheetPresentationController: UISheetPresentationController? {
    presentations.asSheet()
  }
  public var tabBarController: UITabBarController? {
    (parent as? UITabBarController) ?? parent?.tabBarController
  }
  public var splitViewController: UISplitViewController? {
    (parent as? UISplitViewController) ?? parent?.splitViewController
  }
  public var storyboard: UIStoryboard? {
    comesFromNib ? UIStoryboard(name: "Main", bundle: nil) : nil
  }
  public var nibName: String? { nil }
  public var nibBundle: Bundle? { nil }
  /// False, because transitions take no time here.
  public var isBeingPresented: Bool { false }
  /// False, because transitions take no time here.
  public var isBeingDismissed: Bool { false }
  /// False, because transitions take no time here.
  public var isMovingToParent: Bool { false }
  public var isMovingFromParent: Bool { parent == nil }
  /// Nil, because transitions take no time here.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  public var topLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }
  public var bottomLayoutGuide: UILayoutGuide { view.safeAreaLayoutGuide }

  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  public func setNeedsStatusBarAppearanceUpdate() {}
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  public func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  public func setContentScrollView(_ scrollView: UIScrollView?) {}
  public func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  public func removeKeyCommand(_ keyCommand: UIKeyCommand) {}
}

extension UIBarButtonItem {
  static func editing(_ controller: UIViewController) -> UIBarButtonItem {
    controller.ownItem.hasEditButton = true
    let item = UIBarButtonItem(
      title: "Edit",
      style: .plain,
      target: controller,
      action: Selector(UIViewController.toggleEditing)
    )
    item.show(controller.isEditing)
    return item
  }

  func show(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}

extension UIViewController {
  /// Performs the action of the edit button.
  func toggleEditing() { setEditing(!isEditing, animated: true) }

  func goSegue(_ identifier: String, _ sender: Any?) {
    guard let known = SeguePlace.destinations[SeguePlace(type(of: self), identifier)] else {
      let name = String(describing: type(of: self))
      return Simulation.warn(
        "the destination of the segue \(identifier) of \(name) is unknown, so nothing was done. To "
          + "name it: Simulation.register(YourController.self, asDestinationOf: \"\(identifier)\", "
          + "from: \(name).self)"
      )
    }
    let segue = UIStoryboardSegue(
      identifier: identifier,
      source: self,
      destination: Simulation.make(known)
    )
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}

@MainActor
struct SeguePlace: Hashable {
  /// The destinations of segues that tests have registered.
  static var destinations: [SeguePlace: UIViewController.Type] = [:]

  private let source: ObjectIdentifier
  private let identifier: String

  init(_ source: UIViewController.Type, _ identifier: String) {
    self.source = ObjectIdentifier(source)
    self.identifier = identifier
  }
}

extension Simulation {
  @MainActor
  public static func register(
    _ destination: UIViewController.Type,
    asDestinationOf identifier: String,
    from source: UIViewController.Type
  ) {
    SeguePlace.destinations[SeguePlace(source, identifier)] = destination
  }
}

/// Restores a controller when the app starts again, which never happens here.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration: NSObjectProtocol {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String],
    coder: NSCoder
  ) -> UIViewController?
}
