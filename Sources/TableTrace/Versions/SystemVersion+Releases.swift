extension SystemVersion {
  /// The released versions of one major version, such as `13` to `13.7`.
  package struct Releases: Sendable {
    package var major: Int
    /// The last minor release, or nil if more may follow.
    package var lastMinor: Int?
  }

  /// The versions of iOS, oldest first.
  ///
  /// The last minor versions are from Apple's lists of security releases
  /// (<https://support.apple.com/100100>) and their pages of earlier years.
  private static let iOSReleases = [
    Releases(major: 4, lastMinor: 3), Releases(major: 5, lastMinor: 1),
    Releases(major: 6, lastMinor: 1), Releases(major: 7, lastMinor: 1),
    Releases(major: 8, lastMinor: 4), Releases(major: 9, lastMinor: 3),
    Releases(major: 10, lastMinor: 3), Releases(major: 11, lastMinor: 4),
    Releases(major: 12, lastMinor: 5), Releases(major: 13, lastMinor: 7),
    Releases(major: 14, lastMinor: 8), Releases(major: 15, lastMinor: 8),
    Releases(major: 16, lastMinor: 7), Releases(major: 17, lastMinor: 7),
    Releases(major: 18, lastMinor: 7), Releases(major: 26, lastMinor: nil),
  ]

  /// Returns the versions of a platform, oldest first.
  ///
  /// Mac Catalyst begins with 13 and is numbered like iOS.
  package static func releases(of platform: Platform) -> [Releases] {
    switch platform {
    case .iOS: iOSReleases
    case .catalyst: iOSReleases.filter { $0.major >= 13 }
    }
  }

  /// The first version of each major version, by platform, oldest first.
  package static let all = Platform.allCases.flatMap { platform in
    releases(of: platform).map { SystemVersion(platform, $0.major) }
  }

  /// The first version of each major version of iOS, oldest first.
  package static let allOfIOS = all.filter { $0.platform == .iOS }

  /// The largest minor version that is accepted if the list has no last one.
  package static let largestMinor = 99

  /// Whether it, or the minor version that it patches, was released.
  package var wasReleased: Bool {
    guard let releases = Self.releases(of: platform).first(where: { $0.major == major }) else {
      return false
    }
    return (0...(releases.lastMinor ?? Self.largestMinor)).contains(minor)
      && (0...Self.largestMinor).contains(patch)
  }
}
