public import Foundation

/// The only part of the app's interface here, from iOS 13, which is always active.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  @preconcurrency @MainActor
  public final class ConnectionOptions: NSObject {
    public let urlContexts: Set<UIOpenURLContext> = []
  }

  open weak var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { .foregroundActive }
  open var title: String?

  public nonisolated static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification"
  )
  public nonisolated static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification"
  )
  public nonisolated static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification"
  )
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification"
  )
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification"
  )
}

/// The windows of an app that belong together, from iOS 13.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// The scene of windows without their own scene.
  static let shared = UIWindowScene()

  open var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  open var keyWindow: UIWindow? { windows.last }
  open var screen: UIScreen { .main }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager()

  /// What a scene asks for, such as an orientation.
  @preconcurrency @MainActor
  open class GeometryPreferences: NSObject {
    public static func iOS(
      interfaceOrientations: UIInterfaceOrientationMask
    ) -> GeometryPreferences { GeometryPreferences() }
  }

  /// Has no effect, because the orientation never changes here.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences,
    errorHandler: ((any Error) -> Void)? = nil
  ) {}
}

/// The status bar, which has no height here.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { .zero }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var isStatusBarHidden: Bool { false }
}

/// The data that remains while a scene is not connected.
@preconcurrency @MainActor
public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  public var role: Role { .windowApplication }
  public var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// What a new scene consists of, which is never created from it here.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  open var sceneClass: AnyClass?
  open var delegateClass: AnyClass?
  open var storyboard: UIStoryboard?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

@preconcurrency @MainActor
public final class UIOpenURLContext: NSObject {}

/// The delegate of a scene, whose methods only a test calls.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  )
}

/// Empty implementations of the optional methods.
extension UISceneDelegate {
  public func scene(
    _ scene: UIScene,
    willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
