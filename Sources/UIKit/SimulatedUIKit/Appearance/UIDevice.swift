public import Foundation
import TableTrace

public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  /// With its left side down.
  case landscapeLeft = 3
  /// With its right side down.
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The device: a phone with the release that ``Simulation`` names.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  public static let current = UIDevice()

  /// Tells that it is held another way; nobody turns it here.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification"
  )

  public enum BatteryState: Int, Sendable {
    case unknown, unplugged, charging, full
  }

  /// Tells that the battery is loaded in another way; nothing posts it here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification"
  )
  /// Tells that the battery has another level; nothing posts it here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification"
  )

  open var isBatteryMonitoringEnabled = false
  /// The level of the battery, from 0 to 1; -1 where nobody observes it.
  open var batteryLevel: Float { isBatteryMonitoringEnabled ? 1 : -1 }
  open var batteryState: BatteryState { isBatteryMonitoringEnabled ? .full : .unknown }
  open var identifierForVendor: UUID? {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  }

  open var name: String { "iPhone" }
  open var model: String { "iPhone" }
  open var localizedModel: String { "iPhone" }
  open var systemName: String { "iOS" }
  open var systemVersion: String {
    let version = Simulation.version
    let parts = [version.major, version.minor] + (version.patch > 0 ? [version.patch] : [])
    return parts.map(String.init).joined(separator: ".")
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  open var orientation: UIDeviceOrientation { .portrait }
  open var isGeneratingDeviceOrientationNotifications: Bool { false }

  /// Has no effect: the device never rotates here.
  open func beginGeneratingDeviceOrientationNotifications() {}

  open func endGeneratingDeviceOrientationNotifications() {}
}
