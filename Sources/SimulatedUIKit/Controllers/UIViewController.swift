public import Foundation

/// Who owns a view and hears what happens to it.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  /// The title.
  open var title: String?
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
  open private(set) lazy var navigationItem = UINavigationItem(title: title)

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
    set { loadedView = newValue }
  }

  /// Its view, if it is loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether its view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads its view, unless it is loaded.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
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
  /// Memory is short.
  open func didReceiveMemoryWarning() {}

  /// Enters or leaves edit mode.
  open func setEditing(_ editing: Bool, animated: Bool) { isInEditMode = editing }

  /// The next responder: that of its view.
  open override var next: UIResponder? { loadedView?.superview }

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
    childController.parent = self
    children.append(childController)
  }

  /// Takes it out of its parent.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

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
      presentingViewController?.dismiss(animated: flag, completion: completion)
      return
    }
    presented.disappear()
    presented.viewIfLoaded?.removeFromSuperview()
    presentedViewController = nil
    completion?()
  }
}
