/// The system version that is simulated: a platform and a version number.
public struct SystemVersion: Codable, Hashable, Sendable {
  /// The platform of UIKit, because some calls have another order on Mac Catalyst.
  public enum Platform: String, Codable, CaseIterable, Sendable {
    /// iPhone OS, iOS and iPadOS.
    case iOS
    /// Mac Catalyst, with the version number of the iOS that it is built from.
    case catalyst = "Catalyst"
  }

  /// The platform.
  public var platform: Platform
  /// The major version: 4 to 18, or 26.
  public var major: Int
  /// The minor version, or 0.
  public var minor: Int
  /// The patch version, or 0.
  public var patch: Int

  /// Makes a version, whose minor and patch versions are 0 by default.
  public init(_ platform: Platform, _ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Returns an iOS version, such as `.iOS(9, 3)`.
  public static func iOS(_ major: Int, _ minor: Int = 0) -> SystemVersion {
    SystemVersion(.iOS, major, minor)
  }

  /// Returns a Mac Catalyst version, such as `.catalyst(26)`.
  public static func catalyst(_ major: Int, _ minor: Int = 0) -> SystemVersion {
    SystemVersion(.catalyst, major, minor)
  }

  /// Returns whether this version number is at least another one, on any platform.
  package func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    (self.major, self.minor) >= (major, minor)
  }
}

extension SystemVersion: Comparable {
  /// Orders versions by platform, then by number.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    guard left.platform == right.platform else { return left.platform == .iOS }
    return (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
