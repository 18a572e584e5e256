public import Foundation

/// What an app tells its delegate; nothing begins an app here, so that nobody calls it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// The window.
  var window: UIWindow? { get set }
  /// The app has begun.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is in front.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to leave the front.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app is behind others.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app comes to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
}

/// What a class does not implement itself.
extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  public func applicationWillResignActive(_ application: UIApplication) {}
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  public func applicationWillTerminate(_ application: UIApplication) {}
}

/// How the bar at the top of the screen looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// As the screen is, light or dark.
  case `default` = 0
  /// Light, for dark ground.
  case lightContent = 1
  /// Dark, for light ground.
  case darkContent = 3
}

/// How the bar at the top of the screen comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// By and by.
  case fade = 1
  /// By sliding.
  case slide = 2
}

/// The app, as far as code around a table asks about it.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// Whether an app is in front.
  public enum State: Int, Sendable {
    /// In front.
    case active = 0
    /// In front, but something else has the touches.
    case inactive = 1
    /// Behind others.
    case background = 2
  }

  /// The names of what an app is begun with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public typealias OpenURLOptionsKey = OpenExternalURLOptionsKey

  /// The names of what a URL is opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Whether only an app that owns the link opens it; a `Bool`.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
    /// The app that asks to open a URL; a `String`.
    public static let sourceApplication = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
  }

  public static let shared = UIApplication()

  public nonisolated static let openSettingsURLString = "app-settings:"

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the screen stays lit.
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false

  /// Whether some app opens a URL; none does here.
  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Opens a URL; no app does here, and `completion` is told so.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  open var windows: [UIWindow] { UIWindow.shown.compactMap { $0.object as? UIWindow } }
  open var keyWindow: UIWindow? { windows.last }
  /// The scenes of the windows that are shown, or the one scene of the app.
  open var connectedScenes: Set<UIScene> {
    let scenes = Set<UIScene>(windows.compactMap(\.windowScene))
    return scenes.isEmpty ? [UIWindowScene.shared] : scenes
  }
  open var statusBarStyle = UIStatusBarStyle.default
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  /// Where the bar at the top is, in points; there is none here.
  open var statusBarFrame: CGRect { .zero }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Sends an action to a target; nil is the first responder, and whoever comes after it.
  ///
  /// - Returns: false where nobody takes it. An action that is only a name cannot be called on Linux,
  ///   and a warning says so.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    if action.isName {
      Simulation.warn(
        "the action \(action) is only a name, which cannot be called on Linux, and nothing was done; "
          + "write #selector and prepare the file, or Selector(YourClass.method)"
      )
      return false
    }
    if let target { return action.send(to: target, from: sender, for: event) }
    var responder = sender as? UIResponder
    while let next = responder {
      if action.send(to: next, from: sender, for: event) { return true }
      responder = next.next
    }
    return action.send(to: nil, from: sender, for: event)
  }

  /// Whether the app can have another icon; it cannot here.
  open var supportsAlternateIcons: Bool { false }
  open private(set) var alternateIconName: String?

  /// Gives the app another icon, whose name is kept and not shown.
  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  /// Takes the app's notifications; there are none here.
  open func registerForRemoteNotifications() {}

  /// Begins no more to take touches; a finger of the simulation goes on.
  open func beginIgnoringInteractionEvents() {}

  open func endIgnoringInteractionEvents() {}
}
