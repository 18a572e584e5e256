/// A rule that decides, the values to put in the place of its own, and where that shows.
package struct ExchangedRule: Sendable {
  /// A profile in which one rule has another value.
  package struct Exchange: Sendable {
    /// The profile.
    package let profile: Profile
    /// The oldest release looked at that has this value; nil for a value that no release has.
    package let release: SystemVersion?
  }

  /// The rule.
  package let rule: RuleID
  /// The path of the scenario that is run to see what the rule decides; it ships with a golden.
  package let path: String
  /// Under which version.
  package let version: SystemVersion
  /// The profiles that differ from that of a version in this rule alone.
  package let others: @Sendable (SystemVersion) -> [Exchange]

  /// Exchanges a rule for values that are given, and for those that it has in other releases.
  init<Value: Hashable & Sendable>(
    _ rule: RuleID,
    _ value: any WritableKeyPath<Profile, Value> & Sendable,
    _ values: [Value] = [],
    in scenario: String,
    _ version: SystemVersion
  ) {
    self.rule = rule
    self.version = version
    self.path = "Scenarios/" + scenario + ".yaml"
    others = { Self.exchanges(value, values, $0) }
  }

  private static func exchanges<Value: Hashable>(
    _ path: WritableKeyPath<Profile, Value>,
    _ values: [Value],
    _ version: SystemVersion
  ) -> [Exchange] {
    let own = Profile(version)
    var seen: Set<Value> = [own[keyPath: path]]
    var exchanges: [Exchange] = []
    func add(_ value: Value, _ release: SystemVersion?) {
      guard seen.insert(value).inserted else { return }
      var changed = own
      changed[keyPath: path] = value
      exchanges.append(Exchange(profile: changed, release: release))
    }
    for profile in profiles { add(profile[keyPath: path], profile.version) }
    for value in values { add(value, nil) }
    return exchanges
  }

  /// The profiles whose values are put in the place of others.
  private static let profiles = releases.map { Profile($0) }

  private static let releases: [SystemVersion] =
    SystemVersion.allOfIOS
    + [.iOS(5, 1), .iOS(8, 1), .iOS(10, 3), .iOS(12, 2), .catalyst(14), .catalyst(26)]
}
