/// A rule that says something else from a version on.
package struct RuleChange: Sendable {
  package let rule: RuleEntry
  package let range: RuleEntry.VersionRange
  /// The earlier value.
  ///
  /// For the first version of Catalyst that goes its own way, what iOS of the same number does.
  package let before: RuleEntry.VersionRange
}

extension RuleBook {
  /// The versions with which a rule changes, by platform, oldest first.
  package static let changedReleases: [SystemVersion] =
    Set(all.flatMap(\.ranges).map(\.since)).sorted().filter { !changes(in: $0).isEmpty }

  /// Returns the changes in a version, in the order of the book; a change of evidence alone is
  /// none.
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
