public import Foundation

/// A stack of controllers, of which the top one is on screen.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The stack, the first at the bottom.
  open private(set) var viewControllers: [UIViewController] = []

  /// Makes a stack of one controller.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  /// Makes an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Makes a stack that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller on screen.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller on screen, or what it presents.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Puts a controller on top; the one that was there leaves the screen.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.disappear()
    viewControllers.append(viewController)
    addChild(viewController)
    showTop()
  }

  /// Takes the top controller away; the one below comes back.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let top = viewControllers.popLast() else { return nil }
    top.disappear()
    top.viewIfLoaded?.removeFromSuperview()
    top.removeFromParent()
    showTop()
    return top
  }

  /// Takes all controllers but the first away.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard viewControllers.count > 1 else { return nil }
    let gone = Array(viewControllers.dropFirst())
    for controller in gone.dropLast() { controller.removeFromParent() }
    viewControllers.removeSubrange(1..<(viewControllers.count - 1))
    popViewController(animated: animated)
    return gone
  }

  /// The controller on top comes on screen.
  override func appear(in window: UIWindow, isPresented: Bool) {
    if view.superview == nil { window.addSubview(view) }
    appearance.isVisible = true
    topViewController?.appear(in: window, isPresented: isPresented)
  }

  /// The controller on top leaves the screen.
  override func disappear() {
    appearance.isVisible = false
    topViewController?.disappear()
  }

  private func showTop() {
    guard let window = viewIfLoaded?.window else { return }
    topViewController?.appear(in: window, isPresented: false)
  }
}

/// A controller's part of a navigation bar.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?
  /// The line above the title.
  open var prompt: String?

  /// Makes a part with a title.
  public init(title: String?) {
    self.title = title
  }
}
