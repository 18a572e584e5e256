import TableTrace

/// What rules say otherwise than in the last release of tabletrace, as `rules --since` and the
/// changelog have it.
struct RuleUpgrade {
  /// The rules to tell of.
  var rules: Set<RuleID>
  /// The version to tell of; nil tells of all.
  var version: SystemVersion?

  /// A line for each stretch of releases in which a rule says something else than before.
  var text: String {
    let changes = changes
    guard !changes.isEmpty else {
      return "no rule says anything else than in \(ReleasedRules.release)\n"
    }
    return changes.map(line).joined()
  }

  /// The changes that are asked for.
  var changes: [ReleasedRules.Change] {
    ReleasedRules.last.changes.filter { change in
      rules.contains(change.rule) && (version.map { holds(change, for: $0) } ?? true)
    }
  }

  /// Whether a change is that of a version; Catalyst may go its own way where iOS changes.
  private func holds(_ change: ReleasedRules.Change, for version: SystemVersion) -> Bool {
    let own = ReleasedRules.last.change(of: change.rule, for: version)
    return change.covers(version) && own?.before == change.before && own?.now == change.now
  }

  private func line(_ change: ReleasedRules.Change) -> String {
    let end = change.until.map { " until before \($0)" } ?? " and later"
    return "- \(change.since)\(end), `\(change.rule.rawValue)`: "
      + "\(change.now) (was: \(change.before))\n"
  }
}
