public import Foundation

/// What an app tells its delegate; nothing begins an app here, so that nobody calls it.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

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
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The names of what a URL is opened with.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The app.
  public static let shared = UIApplication()

  /// The URL of the app's page in Settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// Its delegate.
  open weak var delegate: (any UIApplicationDelegate)?
  /// Whether it is in front.
  open var applicationState: State { .active }
  /// How large the user wants texts.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// Whether the screen stays lit.
  open var isIdleTimerDisabled = false
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the bar at the top shows that something is loading.
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

  /// Begins no more to take touches; a finger of the simulation goes on.
  open func beginIgnoringInteractionEvents() {}

  /// Takes touches again.
  open func endIgnoringInteractionEvents() {}
}
