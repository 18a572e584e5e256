public import Foundation

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  )
  func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  )
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController,
    willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    didShow viewController: UIViewController,
    animated: Bool
  ) {}
}

@preconcurrency @MainActor
open class UINavigationController: UIContainerController {
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  private var stack: [UIViewController] = []
  open weak var delegate: (any UINavigationControllerDelegate)?
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar()
    bar.controller = self
    return bar
  }()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isNavigationBarHidden = false
  open var isToolbarHidden = true
  open var hidesBarsOnSwipe = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIScreenEdgePanGestureRecognizer()

  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    let old = topViewController
    for gone in stack where !viewControllers.contains(gone) {
      if gone === old { gone.disappear() }
      gone.viewIfLoaded?.removeFromSuperview()
      gone.removeFromParent()
    }
    if let old, old.parent === self, old !== viewControllers.last { old.disappear() }
    for new in viewControllers where new.parent !== self { addChild(new) }
    stack = viewControllers
    if old !== topViewController { showTop(animated) }
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController,
    animated: Bool
  ) -> [UIViewController]? {
    guard let place = stack.firstIndex(of: viewController), place < stack.count - 1 else {
      return nil
    }
    let gone = Array(stack[(place + 1)...])
    setViewControllers(Array(stack[...place]), animated: animated)
    return gone
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open var topViewController: UIViewController? { stack.last }

  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    topViewController?.disappear()
    stack.append(viewController)
    addChild(viewController)
    showTop(animated)
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.popLast() else { return nil }
    top.disappear()
    top.viewIfLoaded?.removeFromSuperview()
    top.removeFromParent()
    showTop(animated)
    return top
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  override var shownChild: UIViewController? { topViewController }

  private func showTop(_ isAnimated: Bool) {
    guard let window = viewIfLoaded?.window, let top = topViewController else { return }
    delegate?.navigationController(self, willShow: top, animated: isAnimated)
    top.appear(in: window, isPresented: false)
    delegate?.navigationController(self, didShow: top, animated: isAnimated)
  }
}
