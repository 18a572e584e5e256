public import Foundation

/// What the user does in the app, which no other app learns of here.
@preconcurrency @MainActor
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var isEligibleForSearch = false
  open var isEligibleForHandoff = true
  open var isEligibleForPublicIndexing = false
  open var isEligibleForPrediction = false
  open var persistentIdentifier: String?
  open var needsSave = false

  public init(activityType: String) {
    self.activityType = activityType
  }

  open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
  }

  open func becomeCurrent() {}
  open func resignCurrent() {}
  open func invalidate() {}
}

@preconcurrency @MainActor
public protocol UIUserActivityRestoring: AnyObject {}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  /// Returns a valid identifier, although the app never goes to the background here.
  public func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
