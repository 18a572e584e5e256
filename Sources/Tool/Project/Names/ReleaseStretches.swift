package import TableTrace

/// Writes ranges of versions: `up to iOS 13`, `only iOS 13`, `iOS 15 and later`.
package enum ReleaseStretches {
  /// The iOS versions that can differ: every number, and the minor versions that a rule names.
  package static let releases =
    Set(SystemVersion.allOfIOS + RuleBook.changedReleases).filter { $0.platform == .iOS }.sorted()

  /// The Catalyst versions that can differ.
  package static let releasesOfCatalyst =
    Set(SystemVersion.all + RuleBook.changedReleases).filter { $0.platform == .catalyst }.sorted()

  /// Whether two versions have the same number, and no rule changes between them on any platform.
  package static func areAlike(_ one: SystemVersion, _ other: SystemVersion) -> Bool {
    guard one.platform == other.platform, one.major == other.major else { return false }
    let (lower, upper) = (min(one.minor, other.minor), max(one.minor, other.minor))
    return !RuleBook.changedReleases.contains {
      $0.major == one.major && $0.minor > lower && $0.minor <= upper
    }
  }

  /// Returns the ranges of some versions in words, or empty for all or no versions.
  package static func text(of releases: Set<SystemVersion>, among all: [SystemVersion]) -> String {
    let stretches = all.indices.split { !releases.contains(all[$0]) }
    guard let whole = stretches.first, whole.count < all.count else { return "" }
    return stretches.compactMap { places in
      guard let first = places.first, let last = places.last else { return nil }
      let next = last + 1 < all.count ? all[last + 1] : nil
      return text(from: first == 0 ? nil : all[first], all[first], until: next)
    }.joined(separator: ", ")
  }

  /// Returns one range in words, from the oldest version if `start` is nil.
  private static func text(
    from start: SystemVersion?,
    _ first: SystemVersion,
    until next: SystemVersion?
  ) -> String {
    guard let next else { return "\(first) and later" }
    guard let start else {
      return "up to \(next.platform.rawValue) \(last(before: next, from: first))"
    }
    let text = text(since: start, until: next)
    return text.contains(" to ") ? text : "only \(text)"
  }

  /// Returns a range in words, without the version at its end: `iOS 8 to 10`, `iOS 13.4 to 13.7`.
  package static func text(since start: SystemVersion, until next: SystemVersion?) -> String {
    guard let next else { return "\(start) and later" }
    let last = last(before: next, from: start)
    if start.release == last { return "\(start)" }
    return start.minor == 0 && last == "\(start.major).0"
      ? "\(start.platform.rawValue) \(last)" : "\(start) to \(last)"
  }

  /// Returns the number of the last version before `next`, with the minor version if it matters.
  private static func last(before next: SystemVersion, from start: SystemVersion) -> String {
    if next.minor > 0 { return "\(next.major).\(next.minor - 1)" }
    let before = SystemVersion.releases(of: next.platform).last { $0.major < next.major }
    guard let before else { return next.release }
    let isSame = before.major == start.major && start.minor > 0
    return isSame ? "\(before.major).\(before.lastMinor ?? 0)" : "\(before.major)"
  }
}
