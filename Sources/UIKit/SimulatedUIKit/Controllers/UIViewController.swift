public import Foundation

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var title: String? {
    didSet {
      if ownItem.isMade { navigationItem.title = title }
      if ownItem.isTabMade { tabBarItem.title = title }
    }
  }
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }
  open internal(set) weak var parent: UIViewController?
  open internal(set) var children: [UIViewController] = []
  open internal(set) var presentedViewController: UIViewController?
  open internal(set) weak var presentingViewController: UIViewController?
  open var navigationItem: UINavigationItem { ownItem.navigationItem(title) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get { ownItem.tabBarItem(title) }
    set { ownItem.tab = newValue }
  }
  open private(set) lazy var editButtonItem = UIBarButtonItem.editing(self)
  open var toolbarItems: [UIBarButtonItem]?
  open var hidesBottomBarWhenPushed = false
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var providesPresentationContextTransitionStyle = false
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var preferredContentSize = CGSize.zero
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { TraitChange.tell(around: loadedView) { traits.style = newValue } }
  }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var restorationIdentifier: String?
  let ownItem = ControllerItems()
  lazy var presentations = ControllerPresentations(of: self)
  /// Whether a storyboard or nib created it.
  var comesFromNib = false

  var traits = OwnTraits()
  private var loadedView: UIView?
  private var isInEditMode = false
  var appearance = Appearance()

  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // The view is created when it is first used, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.owner = nil
      loadedView = newValue
      newValue?.owner = self
    }
  }

  open var viewIfLoaded: UIView? { loadedView }

  open var isViewLoaded: Bool { loadedView != nil }

  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    connectOutlets()
    setUp()
  }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  /// Called when the size will change, which never happens here.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { .phone(inheritedStyle) }
  open func updateProperties() {}
  open func setNeedsUpdateProperties() { traits.properties.isDue = true }
  open func updatePropertiesIfNeeded() {
    guard traits.properties.takeDue() else { return }
    updateProperties()
  }
  /// Sets what it shows instead of an empty list, from iOS 17, if overridden.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// What it shows instead of an empty list.
  var contentUnavailable = ContentUnavailable()
  /// The targets of focus, which are never used here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Called after a focus update, but never here, unlike a table's delegate.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// The class that restores the controller, which is never used here.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Stores the state for the next start of the app, and is never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue that a test has registered.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    goSegue(identifier, sender)
  }

  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  /// Shows a controller next to this one, or as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  open func didReceiveMemoryWarning() {}

  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditMode = editing
    if ownItem.hasEditButton { editButtonItem.show(editing) }
  }

  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  func appear(in window: UIWindow, isPresented: Bool) {
    comeOnScreen(in: window, isPresented: isPresented)
  }

  func disappear() {
    leaveScreen()
  }

  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Shows the view of another child, without an animation.
  open func transition(
    from fromViewController: UIViewController,
    to toViewController: UIViewController,
    duration: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    completion?(true)
  }

  /// Has no effect, because nothing rotates here.
  open class func attemptRotationToDeviceOrientation() {}

  open func willMove(toParent parent: UIViewController?) {}

  open func didMove(toParent parent: UIViewController?) {}

  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentedViewController = viewControllerToPresent
    viewControllerToPresent.presentingViewController = self
    if let window = viewIfLoaded?.window {
      viewControllerToPresent.appear(in: window, isPresented: true)
    }
    completion?()
  }

  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard let presented = presentedViewController else {
      guard let presenting = presentingViewController ?? parent, presenting !== self else {
        completion?()
        return
      }
      presenting.dismiss(animated: flag, completion: completion)
      return
    }
    presented.disappear()
    presented.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    completion?()
  }
}
