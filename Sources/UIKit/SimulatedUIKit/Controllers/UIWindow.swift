public import Foundation

/// A window of the app, which shows a controller and ends the run loop turns of its tables.
@preconcurrency @MainActor
open class UIWindow: UIView {
  public struct Level: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }

  static var shown: [WeakObject] = []

  open var rootViewController: UIViewController?
  open var windowLevel = Level.normal
  private weak var ownScene: UIWindowScene?
  /// The scene, which is the app's scene for a visible window without its own scene.
  open var windowScene: UIWindowScene? {
    get { ownScene ?? (isShown ? .shared : nil) }
    set { ownScene = newValue }
  }
  open var screen: UIScreen { .main }
  open private(set) var isKeyWindow = false
  /// Whether a controller is adding its view to the window.
  var isShowing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a window of the size of the screen, in a scene, from iOS 13.
  public init(windowScene: UIWindowScene) {
    ownScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  open override var window: UIWindow? { self }

  private var isShown: Bool { Self.shown.contains { $0.object === self } }

  private lazy var undoing = UndoManager()
  open override var undoManager: UndoManager? { undoing }

  open func makeKey() {
    for window in UIApplication.shared.windows { window.isKeyWindow = false }
    isKeyWindow = true
    Self.shown.removeAll { $0.object == nil || $0.object === self }
    Self.shown.append(WeakObject(self))
  }

  /// Shows the window with the view of its controller, and ends the run loop turn.
  open func makeKeyAndVisible() {
    makeKey()
    rootViewController?.appear(in: self, isPresented: false)
    endTurn()
  }

  /// Ends the run loop turn for every table in the window.
  public func endTurn() {
    for view in descendants {
      view.owner?.updateContentUnavailableConfigurationIfNeeded()
      view.owner?.updatePropertiesIfNeeded()
      view.updatePropertiesIfNeeded()
    }
    for view in descendants { (view as? UITableView)?.endTurn() }
    for view in descendants where !(view is UITableView) { view.layoutIfNeeded() }
  }

  /// Runs the waiting work of the main queue, and ends the run loop turn.
  public func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    endTurn()
  }
}

@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen of ``Simulation``.
  public static var main: UIScreen { UIScreen() }

  public var bounds: CGRect { CGRect(origin: .zero, size: Simulation.screenSize) }
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  public var scale: CGFloat { 2 }
  public var nativeScale: CGFloat { 2 }
  public var brightness: CGFloat { 1 }
  public var traitCollection: UITraitCollection { .current }
}
