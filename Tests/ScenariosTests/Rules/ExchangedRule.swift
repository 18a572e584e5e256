import Scenarios
import TableTrace

/// A rule that decides, the values to put in the place of its own, and where that shows.
struct ExchangedRule: Sendable {
  /// A scenario that ships, run under one version.
  struct Place: Hashable, Sendable {
    var scenario: String
    var version: SystemVersion
  }

  /// The rule.
  let rule: RuleID
  /// The place where another value changes the trace.
  let place: Place
  private let others: @Sendable (Profile) -> [Profile]

  /// Exchanges a rule for values that are given, or else for those that it has in other releases.
  init<Value: Hashable & Sendable>(
    _ rule: RuleID,
    _ path: any WritableKeyPath<Profile, Value> & Sendable,
    _ values: [Value] = [],
    in scenario: String,
    _ version: SystemVersion
  ) {
    self.rule = rule
    place = Place(scenario: "Scenarios/" + scenario + ".yaml", version: version)
    others = { profile in
      let candidates = values.isEmpty ? Self.releases.map { Profile($0)[keyPath: path] } : values
      var seen: Set<Value> = [profile[keyPath: path]]
      return candidates.filter { seen.insert($0).inserted }.map { value in
        var changed = profile
        changed[keyPath: path] = value
        return changed
      }
    }
  }

  /// The profiles that differ from that of a version in this rule alone.
  func profiles(_ version: SystemVersion) -> [Profile] {
    others(Profile(version))
  }

  private static let releases: [SystemVersion] =
    SystemVersion.majors.map { .iOS($0) }
    + [.iOS(5, 1), .iOS(8, 1), .iOS(10, 3), .iOS(12, 2), .catalyst(14), .catalyst(26)]
}
