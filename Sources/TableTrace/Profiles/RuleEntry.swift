/// The texts of a rule, for lists and reports.
package struct RuleEntry: Sendable {
  package enum Kind: Hashable, Sendable {
    /// The rule has a value that the code uses.
    case decides
    /// The rule has no value; the code that makes its calls names it. Values of these other rules
    /// decide about it.
    case states(decidedBy: [RuleID])

    /// The word in lists and reports, `decides` or `states`.
    package var name: String {
      switch self {
      case .decides: "decides"
      case .states: "states"
      }
    }

    /// The rules whose values decide about a statement; empty for a rule with a value.
    package var decidedBy: [RuleID] {
      switch self {
      case .decides: []
      case .states(let rules): rules
      }
    }
  }

  /// The texts of one version range.
  package struct VersionRange: Hashable, Sendable {
    /// The first version.
    package let since: SystemVersion
    /// The first version of the platform's next range, or nil if this is the last.
    package let until: SystemVersion?
    package let says: String
    /// The certainty, version by version; never empty.
    package let grades: [Grade]

    package func grade(for version: SystemVersion) -> Grade? {
      version.range(among: grades.map { $0.from ?? since }).map { grades[$0] } ?? grades.first
    }

    /// Returns the first version for which a grade no longer holds, or nil if it has no end.
    package func end(of grade: Grade) -> SystemVersion? {
      let start = grade.from ?? since
      let later = grades.compactMap(\.from).filter { $0.platform == start.platform && $0 > start }
      return later.min() ?? (start.platform == since.platform ? until : nil)
    }
  }

  package let id: RuleID
  /// Whether the rule has a value or is a statement.
  package let kind: Kind
  package let sentence: String
  /// The version ranges, by platform and version, oldest first.
  package let ranges: [VersionRange]
  /// Evidence that contradicts the values.
  package let conflicts: [String]
  /// For each version range, the index of the first range with the same value; empty for a
  /// statement.
  private let firstRanges: [Int]

  /// Makes the texts of a rule with a value.
  package init<Value: Equatable>(_ rule: Rule<Value>) {
    id = rule.id
    kind = .decides
    sentence = rule.sentence
    conflicts = rule.conflicts
    ranges = Self.words(rule.ranges)
    firstRanges = rule.ranges.map { range in
      rule.ranges.firstIndex { $0.value == range.value } ?? 0
    }
  }

  package init(_ statement: Statement) {
    id = statement.id
    kind = .states(decidedBy: statement.decidedBy)
    sentence = statement.sentence
    conflicts = statement.conflicts
    ranges = Self.words(statement.ranges)
    firstRanges = []
  }

  /// Returns the version range that contains a version; a Catalyst version without a range of its
  /// own follows iOS.
  package func range(for version: SystemVersion) -> VersionRange? {
    version.range(among: ranges.map(\.since)).map { ranges[$0] } ?? ranges.first
  }

  /// Returns the grade of the evidence for a version.
  package func grade(for version: SystemVersion) -> Grade? {
    range(for: version)?.grade(for: version)
  }

  /// Returns the first version of each value that differs from the value for a version.
  package func releases(otherThan version: SystemVersion) -> [SystemVersion] {
    let own = version.range(among: ranges.map(\.since)) ?? 0
    return firstRanges.indices.compactMap { index in
      firstRanges[index] == index && index != firstRanges[own] ? ranges[index].since : nil
    }
  }

  private static func words<Value>(_ ranges: [TableTrace.VersionRange<Value>]) -> [VersionRange] {
    ranges.indices.map { index in
      let range = ranges[index]
      let next = ranges.dropFirst(index + 1).first { $0.since.platform == range.since.platform }
      return VersionRange(
        since: range.since,
        until: next?.since,
        says: range.says,
        grades: range.grades
      )
    }
  }
}

/// Builds the list of a subject's rules in their order: rules with a value by name, statements in
/// place.
@resultBuilder
enum RuleList {
  static func buildExpression<Value: Equatable>(_ rule: Rule<Value>) -> RuleEntry {
    RuleEntry(rule)
  }

  static func buildExpression(_ statement: Statement) -> RuleEntry { RuleEntry(statement) }

  static func buildBlock(_ rules: RuleEntry...) -> [RuleEntry] { rules }

  /// Makes the list.
  static func of(@RuleList _ rules: () -> [RuleEntry]) -> [RuleEntry] { rules() }
}
