public import Foundation

/// Who owns a view and hears what happens to it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The title.
  open var title: String? {
    didSet {
      if ownItem.isMade { navigationItem.title = title }
      if ownItem.isTabMade { tabBarItem.title = title }
    }
  }
  /// Whether it is in edit mode.
  open var isEditing: Bool {
    get { isInEditMode }
    set { setEditing(newValue, animated: false) }
  }
  /// The controller that it is a child of.
  open internal(set) weak var parent: UIViewController?
  /// Its children.
  open internal(set) var children: [UIViewController] = []
  /// The controller that it presents.
  open internal(set) var presentedViewController: UIViewController?
  /// The controller that presents it.
  open internal(set) weak var presentingViewController: UIViewController?
  /// Its part of a navigation bar.
  open var navigationItem: UINavigationItem { ownItem.navigationItem(title) }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its part of a tab bar.
  open var tabBarItem: UITabBarItem! {
    get { ownItem.tabBarItem(title) }
    set { ownItem.tab = newValue }
  }
  /// The button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem.editing(self)
  /// The buttons of the bar at the bottom.
  open var toolbarItems: [UIBarButtonItem]?
  /// Whether the bar at the bottom goes as it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// How it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes as it is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a pull may not take it away, from iOS 13.
  open var isModalInPresentation = false
  /// Whether a controller that it presents is shown in its place.
  open var definesPresentationContext = false
  /// The size that it wants, in points.
  open var preferredContentSize = CGSize.zero
  /// The edges at which it lies under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether it lies under bars through which nothing shines.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether a table keeps clear of bars, up to iOS 10.
  open var automaticallyAdjustsScrollViewInsets = true
  /// What is added to the insets of bars, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether it is light or dark whatever its surroundings are, from iOS 13.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traits.style }
    set { TraitChange.tell(around: loadedView) { traits.style = newValue } }
  }
  /// What makes the change as it comes or goes.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A name for the system to find its state by.
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

  /// Makes a controller.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  // The view is there from its first use on, as in UIKit.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, which is loaded as somebody asks for it.
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

  /// Its view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether its view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads its view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    connectOutlets()
    setUp()
  }

  /// Makes the view.
  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  /// The view is loaded.
  open func viewDidLoad() {}
  /// The view is about to come on screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is coming on screen and has its size, from iOS 13.
  open func viewIsAppearing(_ animated: Bool) {}
  /// The view has come on screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// The space that bars take has changed, from iOS 11.
  open func viewSafeAreaInsetsDidChange() {}
  /// The margins of the view have changed, from iOS 11.
  open func viewLayoutMarginsDidChange() {}
  /// The view makes its constraints.
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
  /// How the bar at the top looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether there is no bar at the top.
  open var prefersStatusBarHidden: Bool { false }
  /// How the bar at the top comes and goes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that the bar at the top follows.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that the bar at the top comes and goes with.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Which ways the device may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Which way the device is held as it is presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether it turns with the device.
  open var shouldAutorotate: Bool { true }
  /// Whether the bar that leads home goes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator hides.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the gestures of the app come first.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The child that decides about those edges.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The interface was rotated, up to iOS 7; nothing calls this here.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}
  /// A way of the storyboard is about to be gone.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a way of the storyboard is gone.
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

  /// Memory is short.
  open func didReceiveMemoryWarning() {}

  /// Enters or leaves edit mode.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isInEditMode = editing
    if ownItem.hasEditButton { editButtonItem.show(editing) }
  }

  /// The next responder: that of its view.
  open override var next: UIResponder? { loadedView?.superview ?? parent }

  /// The navigation controller that it is in.
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

  /// Adds a child.
  open func addChild(_ childController: UIViewController) {
    childController.willMove(toParent: self)
    childController.parent?.children.removeAll { $0 === childController }
    childController.parent = self
    children.append(childController)
  }

  /// Takes it out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Is about to get another parent.
  open func willMove(toParent parent: UIViewController?) {}

  /// Is told that it has another parent.
  open func didMove(toParent parent: UIViewController?) {}

  /// Presents a controller over this one.
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

  /// Takes away the controller that it presents, or itself.
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
