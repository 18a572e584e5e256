/// The system version whose table is simulated: a platform and a number down to the patch.
public struct SystemVersion: Codable, Hashable, Sendable {
  /// The platform of UIKit; the order of calls differs in places.
  public enum Platform: String, Codable, CaseIterable, Sendable {
    /// iPhone OS, iOS and iPadOS.
    case iOS
    /// Mac Catalyst, numbered like the iOS it is built from.
    case catalyst = "Catalyst"
  }

  /// The platform.
  public var platform: Platform
  /// The major release, 4 to 18 and 26.
  public var major: Int
  /// The minor release, 0 when unwritten.
  public var minor: Int
  /// The patch release, 0 when unwritten.
  public var patch: Int

  /// Makes a version; the minor and the patch release are 0 unless given.
  public init(_ platform: Platform, _ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.platform = platform
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Returns an iOS version, for tables of facts: `.iOS(9, 3)`.
  public static func iOS(_ major: Int, _ minor: Int = 0) -> SystemVersion {
    SystemVersion(.iOS, major, minor)
  }

  /// Returns a Mac Catalyst version, for tables of facts: `.catalyst(26)`.
  public static func catalyst(_ major: Int, _ minor: Int = 0) -> SystemVersion {
    SystemVersion(.catalyst, major, minor)
  }

  /// Returns whether this version is at least another one, whatever the platform.
  package func isAtLeast(_ major: Int, _ minor: Int = 0) -> Bool {
    (self.major, self.minor) >= (major, minor)
  }
}

extension SystemVersion: Comparable {
  /// Orders by platform, then by release.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    guard left.platform == right.platform else { return left.platform == .iOS }
    return (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
