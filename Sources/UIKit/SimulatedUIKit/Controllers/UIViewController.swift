public import Foundation

/// Who owns a view and hears what happens to it.
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
  /// Whether it is light or dark whatever its surroundings are, from iOS 13.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { TraitChange.tell(around: loadedView) { traits.style = newValue } }
  }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var restorationIdentifier: String?
  /// Its parts of bars.
  let ownItem = ControllerItems()
  /// How it is shown over another one.
  lazy var presentations = ControllerPresentations(of: self)
  /// Whether a storyboard or nib has made it.
  var comesFromNib = false

  /// Its own part in its surroundings.
  var traits = OwnTraits()
  private var loadedView: UIView?
  private var isInEditMode = false
  /// Where it is on the way to the screen.
  var appearance = Appearance()

  /// Makes a controller; nothing is read of a nib.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a controller that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // The view is there from its first use on, as in UIKit.
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

  /// Loads its view, unless it is loaded.
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
  /// The view is coming on screen and has its size, from iOS 13.
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  /// The view gets another size; here it never does.
  open func viewWillTransition(
    to size: CGSize,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The surroundings are about to be others; here they never are.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// The surroundings are others, because something around it is made light or dark.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The surroundings: those of its view.
  open var traitCollection: UITraitCollection { .phone(inheritedStyle) }
  /// Sets what it shows, from iOS 26; nothing, unless overridden.
  open func updateProperties() {}
  /// Asks to set again what it shows, before the layout at the end of the turn, from iOS 26.
  open func setNeedsUpdateProperties() { traits.properties.isDue = true }
  /// Sets what it shows now, if that was asked for, from iOS 26.
  open func updatePropertiesIfNeeded() {
    guard traits.properties.takeDue() else { return }
    updateProperties()
  }
  /// Sets what it shows in the place of an empty list, from iOS 17; nothing, unless overridden.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// What it shows in the place of an empty list.
  var contentUnavailable = ContentUnavailable()
  /// Where focus goes; nothing asks it here.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Makes the controller again when the app starts again; nothing is kept here.
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// Keeps what it shows until the app starts again; never called here.
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no bar at the top.
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that the bar at the top comes and goes with.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Which ways the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Which way the device is held as it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The interface was rotated, up to iOS 7; nothing calls this here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Goes a way of the storyboard, as far as a test has said where it leads.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    goSegue(identifier, sender)
  }

  /// Shows a controller: in the navigation controller, else over this one.
  open func show(_ vc: UIViewController, sender: Any?) {
    guard let navigationController else { return present(vc, animated: true) }
    navigationController.pushViewController(vc, animated: true)
  }

  /// Shows a controller beside this one, else as ``show(_:sender:)`` does.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    show(vc, sender: sender)
  }

  open func didReceiveMemoryWarning() {}

  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditMode = editing
    if ownItem.hasEditButton { editButtonItem.show(editing) }
  }

  /// The next responder: that of its view.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  open var navigationController: UINavigationController? {
    (parent as? UINavigationController) ?? parent?.navigationController
  }

  /// Comes on screen in a window.
  func appear(in window: UIWindow, isPresented: Bool) {
    comeOnScreen(in: window, isPresented: isPresented)
  }

  /// Leaves the screen.
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
