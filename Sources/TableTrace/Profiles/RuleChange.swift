/// A change of a rule's value from one version on.
package struct RuleChange: Sendable {
  package let rule: RuleEntry
  package let range: RuleEntry.VersionRange
  /// The value before the change.
  ///
  /// For the first Catalyst version with a value of its own, this is the value of the iOS version
  /// of the same number.
  package let before: RuleEntry.VersionRange
}

extension RuleBook {
  /// The versions in which any rule changes, by platform, oldest first.
  package static let changedReleases: [SystemVersion] =
    Set(all.flatMap(\.ranges).map(\.since)).sorted().filter { !changes(in: $0).isEmpty }

  /// Returns the rules whose value changes in a version; new evidence for the same value does not
  /// count.
  package static func changes(in release: SystemVersion) -> [RuleChange] {
    all.compactMap { rule in
      guard let place = rule.ranges.firstIndex(where: { $0.since == release }) else { return nil }
      let earlier = rule.ranges[..<place]
      let sameOfIOS = SystemVersion(.iOS, release.major, release.minor, release.patch)
      let own = earlier.last { $0.since.platform == release.platform }
      let followed = release.platform == .iOS ? nil : rule.range(for: sameOfIOS)
      guard let before = own ?? followed, before.says != rule.ranges[place].says else { return nil }
      return RuleChange(rule: rule, range: rule.ranges[place], before: before)
    }
  }
}
