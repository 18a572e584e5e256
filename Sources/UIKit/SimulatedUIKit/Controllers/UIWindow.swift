public import Foundation

/// A window of the app, which shows a controller and runs the loop of its tables.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat

    /// Makes a level of its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Where apps are.
    public static let normal = Level(rawValue: 0)
    /// Where the bar at the top is.
    public static let statusBar = Level(rawValue: 1000)
    /// Where alerts are.
    public static let alert = Level(rawValue: 2000)
  }

  /// The windows that are shown.
  static var shown: [WeakObject] = []

  /// The controller whose view it shows.
  open var rootViewController: UIViewController?
  /// How far in front it is.
  open var windowLevel = Level.normal
  /// The scene that it is in, from iOS 13.
  open weak var windowScene: UIWindowScene?
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// Whether it has been shown.
  open private(set) var isKeyWindow = false
  /// Whether a controller is putting its view into the window.
  var isShowing = false

  /// Makes a window of a size, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a window in a scene, of the size of the screen, from iOS 13.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  /// Makes a window that comes from an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Makes a window of the size of the screen.
  public convenience init() {
    self.init(frame: UIScreen.main.bounds)
  }

  /// Itself.
  open override var window: UIWindow? { self }

  /// Becomes the window that has the keyboard.
  open func makeKey() {
    isKeyWindow = true
    Self.shown.removeAll { $0.object == nil || $0.object === self }
    Self.shown.append(WeakObject(self))
  }

  /// Shows the window: its controller loads its view and appears, and the turn ends.
  open func makeKeyAndVisible() {
    makeKey()
    rootViewController?.appear(in: self, isPresented: false)
    endTurn()
  }

  /// Ends the turn of the run loop for every table in it.
  public func endTurn() {
    for view in descendants {
      view.owner?.updatePropertiesIfNeeded()
      view.updatePropertiesIfNeeded()
    }
    for view in descendants { (view as? UITableView)?.endTurn() }
    for view in descendants where !(view is UITableView) { view.layoutIfNeeded() }
  }

  /// Lets what waits on the main queue run, and ends the turn.
  public func turn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    endTurn()
  }
}

/// The windows of an app that belong together, from iOS 13.
@preconcurrency @MainActor
open class UIWindowScene: UIResponder {
  /// Its windows.
  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// Which way it is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

/// The screen.
@preconcurrency @MainActor
public final class UIScreen: NSObject {
  /// The screen that ``Simulation`` names.
  public static var main: UIScreen { UIScreen() }

  /// Its place and size, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: Simulation.screenSize) }
  /// Its place and size, in points as it is held upright, with two pixels each.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// The pixels of a point.
  public var scale: CGFloat { 2 }
  /// The pixels of a point.
  public var nativeScale: CGFloat { 2 }
  /// How bright it is, from 0 to 1.
  public var brightness: CGFloat { 1 }
  /// The surroundings.
  public var traitCollection: UITraitCollection { .current }
}
