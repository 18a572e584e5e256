import Scenarios
import TableTrace

/// A rule that decides, the values to put in the place of its own, and where that shows.
struct ExchangedRule: Sendable {
  /// The rule.
  let rule: RuleID
  /// The path of the scenario that is run to see what the rule decides; it ships with a golden.
  let path: String
  /// Under which version.
  let version: SystemVersion
  /// The profiles that differ from that of a version in this rule alone.
  let others: @Sendable (SystemVersion) -> [Profile]

  /// Exchanges a rule for values that are given, or else for those that it has in other releases.
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
    others = { Self.profiles(value, values, $0) }
  }

  private static func profiles<Value: Hashable>(
    _ path: WritableKeyPath<Profile, Value>,
    _ values: [Value],
    _ version: SystemVersion
  ) -> [Profile] {
    let own = Profile(version)
    let candidates = values.isEmpty ? releases.map { Profile($0)[keyPath: path] } : values
    var seen: Set<Value> = [own[keyPath: path]]
    return candidates.filter { seen.insert($0).inserted }.map { value in
      var changed = own
      changed[keyPath: path] = value
      return changed
    }
  }

  private static let releases: [SystemVersion] =
    SystemVersion.allOfIOS
    + [.iOS(5, 1), .iOS(8, 1), .iOS(10, 3), .iOS(12, 2), .catalyst(14), .catalyst(26)]
}
