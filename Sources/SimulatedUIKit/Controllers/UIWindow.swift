public import Foundation

/// A window of the app, which shows a controller and runs the loop of its tables.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view it shows.
  open var rootViewController: UIViewController?
  /// Whether it has been shown.
  open private(set) var isKeyWindow = false
  /// Whether a controller is putting its view into the window.
  var isShowing = false

  /// Makes a window of a size, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
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

  /// Shows the window: its controller loads its view and appears, and the turn ends.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    rootViewController?.appear(in: self, isPresented: false)
    endTurn()
  }

  /// Ends the turn of the run loop for every table in it.
  public func endTurn() {
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

/// The screen.
@preconcurrency @MainActor
public final class UIScreen {
  /// The screen that ``Simulation`` names.
  public static var main: UIScreen { UIScreen() }

  /// Its place and size, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: Simulation.screenSize) }

  private init() {}
}
