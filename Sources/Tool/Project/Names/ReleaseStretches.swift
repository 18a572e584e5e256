package import TableTrace

/// Releases as words: `until before iOS 14`, `iOS 13 only`, `iOS 15 and later`.
package enum ReleaseStretches {
  /// The releases of iOS between which anything can differ: every number, and the minor releases that a
  /// rule names.
  package static let releases =
    Set(SystemVersion.allOfIOS + RuleBook.changedReleases).filter { $0.platform == .iOS }.sorted()

  /// The same of Catalyst.
  package static let releasesOfCatalyst =
    Set(SystemVersion.all + RuleBook.changedReleases).filter { $0.platform == .catalyst }.sorted()

  /// Whether two releases have the same number, and no rule changes between them on any platform.
  package static func areAlike(_ one: SystemVersion, _ other: SystemVersion) -> Bool {
    guard one.platform == other.platform, one.major == other.major else { return false }
    let (lower, upper) = (min(one.minor, other.minor), max(one.minor, other.minor))
    return !RuleBook.changedReleases.contains {
      $0.major == one.major && $0.minor > lower && $0.minor <= upper
    }
  }

  /// The stretches of some releases among all; empty where these are all, or none.
  package static func text(of releases: Set<SystemVersion>, among all: [SystemVersion]) -> String {
    let stretches = all.indices.split { !releases.contains(all[$0]) }
    guard let whole = stretches.first, whole.count < all.count else { return "" }
    return stretches.compactMap { places in
      guard let first = places.first, let last = places.last else { return nil }
      let next = last + 1 < all.count ? all[last + 1] : nil
      return text(from: first == 0 ? nil : all[first], all[first], until: next)
    }.joined(separator: ", ")
  }

  /// One stretch; `start` is nil where it begins with the oldest release.
  private static func text(
    from start: SystemVersion?,
    _ first: SystemVersion,
    until next: SystemVersion?
  ) -> String {
    guard let next else { return "\(first) and later" }
    guard let start else { return "until before \(next)" }
    // Numbers follow each other but for 18 and 26.
    let isWhole = start.minor == 0 && next.minor == 0
    let number = SystemVersion.allOfIOS.first { $0 > start }
    return isWhole && number == next ? "\(start) only" : "\(start) until before \(next)"
  }
}
