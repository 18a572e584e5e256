public import Foundation

/// The delegate of an app, which is never called, because no app is launched here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  var window: UIWindow? { get set }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
}

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

public enum UIStatusBarAnimation: Int, Sendable {
  case none = 0
  case fade = 1
  case slide = 2
}

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public enum State: Int, Sendable {
    case active = 0
    case inactive = 1
    case background = 2
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  public typealias OpenURLOptionsKey = OpenExternalURLOptionsKey

  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly"
    )
    public static let sourceApplication = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
    )
  }

  public static let shared = UIApplication()

  public nonisolated static let openSettingsURLString = "app-settings:"

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .active }
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isNetworkActivityIndicatorVisible = false

  open func canOpenURL(_ url: URL) -> Bool { false }

  /// Calls `completion` with false, because no app opens URLs here.
  open func open(
    _ url: URL,
    options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    completion?(false)
  }

  open var windows: [UIWindow] { UIWindow.shown.compactMap { $0.object as? UIWindow } }
  open var keyWindow: UIWindow? { windows.last }
  /// The scenes of the visible windows, or the only scene of the app.
  open var connectedScenes: Set<UIScene> {
    let scenes = Set<UIScene>(windows.compactMap(\.windowScene))
    return scenes.isEmpty ? [UIWindowScene.shared] : scenes
  }
  open var statusBarStyle = UIStatusBarStyle.default
  open var statusBarOrientation: UIInterfaceOrientation { .portrait }
  open var statusBarFrame: CGRect { .zero }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Sends an action to a target, or to the first responder and its next responders if the target
  /// is nil.
  ///
  /// - Returns: False if there is no receiver. On Linux, an action that is only a name cannot be
  ///   called, and a warning says so.
  @discardableResult
  open func sendAction(
    _ action: Selector,
    to target: Any?,
    from sender: Any?,
    for event: UIEvent?
  ) -> Bool {
    if action.isName {
      Simulation.warn(
        "the action \(action) is only a name, which cannot be called on Linux, so nothing was done. "
          + "Write #selector and prepare the file, or use Selector(YourClass.method)"
      )
      return false
    }
    if let target { return action.send(to: target, from: sender, for: event) }
    var responder = sender as? UIResponder ?? innermostResponder
    while let next = responder {
      if action.send(to: next, from: sender, for: event) { return true }
      responder = next.next
    }
    return action.send(to: nil, from: sender, for: event)
  }

  /// The first responder, or the controller that is visible.
  private var innermostResponder: UIResponder? {
    guard let window = keyWindow else { return nil }
    if let first = window.descendants.first(where: \.isFirstResponder) { return first }
    var controller = window.rootViewController
    while let inner = controller?.presentedViewController
      ?? (controller as? UIContainerController)?.shownChild
    { controller = inner }
    return controller
  }

  open var supportsAlternateIcons: Bool { false }
  open private(set) var alternateIconName: String?

  open func setAlternateIconName(
    _ alternateIconName: String?,
    completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    self.alternateIconName = alternateIconName
    completionHandler?(nil)
  }

  open func registerForRemoteNotifications() {}

  /// Has no effect on the touches of ``TableFinger``.
  open func beginIgnoringInteractionEvents() {}

  open func endIgnoringInteractionEvents() {}
}
