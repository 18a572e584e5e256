/// The certainty words of the rules for one version.
///
/// It is a class that stores each computed word, because a run uses few words for many lines.
package final class CertaintyWords {
  /// Returns the versions that a piece of evidence shows, if it is a log, a test or a measurement.
  package typealias ShownVersions = @Sendable (_ id: String) -> [ClosedRange<SystemVersion>]

  package struct OfLine: Hashable, Sendable {
    /// The reason why a line is less certain than its own rule.
    package enum Lowering: Hashable, Sendable {
      case answer(RuleID)
      /// A rule of the events around the line, such as its layout.
      case situation(RuleID)

      fileprivate var noun: String {
        switch self {
        case .answer(let rule): rule.answerNoun
        case .situation(let rule): rule.situationNoun
        }
      }
    }

    /// The word of the line's own rule, or that of its answer if the line has no rule.
    package let own: CertaintyWord
    /// The lowest word among its own, those of its answer and those of its situation.
    package let word: CertaintyWord
    /// The parts that lower the certainty to ``word``, or empty if it is the line's own rule.
    package let lowerings: [Lowering]

    /// The words after a line, such as `seen on iOS 17.4; this layout is a guess`.
    package var remark: String {
      // It does not matter which version of the same major version was last.
      let isAlike = own.lastSeen?.major == word.lastSeen?.major && own.name == word.name
      guard !lowerings.isEmpty, !isAlike else { return own.remark }
      var nouns: [String] = []
      for noun in lowerings.map(\.noun) where !nouns.contains(noun) { nouns.append(noun) }
      let predicate = nouns.count == 1 ? word.predicate : word.pluralPredicate
      return "\(own.remark); \(nouns.joinedWithAnd) \(predicate)"
    }
  }

  package let version: SystemVersion
  private let shown: ShownVersions
  private var words: [RuleID: CertaintyWord?] = [:]

  package init(_ version: SystemVersion, shown: @escaping ShownVersions) {
    self.version = version
    self.shown = shown
  }

  /// The word of a rule, or nil for a rule of the simulation itself.
  package subscript(rule: RuleID) -> CertaintyWord? {
    if let known = words[rule] { return known }
    let word = RuleBook.entry(rule).flatMap { Self.word(of: $0, for: version, shown) }
    words[rule] = .some(word)
    return word
  }

  /// Returns the certainty of a line with these rules, or nil if all are rules of the simulation
  /// itself.
  package func word(
    of own: RuleID?,
    answer: [RuleID],
    in situation: [RuleID]
  ) -> OfLine? {
    // A line of the simulation itself has no certainty.
    if let own, self[own] == nil { return nil }
    let rules = answer.filter { self[$0] != nil }
    guard let first = (own ?? rules.first).flatMap({ self[$0] }) else { return nil }
    // The situation matters only for a line with its own rule.
    let parts: [(lowering: OfLine.Lowering, word: CertaintyWord?)] =
      rules.map { (.answer($0), self[$0]) }
      + (own == nil ? [] : situation).map { (.situation($0), self[$0]) }
    let least = parts.compactMap(\.word).min().map { min($0, first) } ?? first
    let lowerings = least == first ? [] : parts.filter { $0.word == least }.map(\.lowering)
    return OfLine(own: first, word: least, lowerings: lowerings)
  }

  package func word(of line: TraceLine) -> OfLine? {
    word(of: line.rule, answer: line.answerRules, in: line.situation)
  }

  /// Returns the word of a rule for a version, or nil for a rule of the simulation itself.
  static func word(
    of entry: RuleEntry,
    for version: SystemVersion,
    _ shown: ShownVersions
  ) -> CertaintyWord? {
    guard let grade = entry.grade(for: version) else { return nil }
    if grade.certainty == .ours { return nil }
    let ranges = grade.evidence.flatMap(shown)
    if grade.certainty.isShown, ranges.contains(where: { $0.shows(version) }) { return .seen }
    if let last = entry.lastShown(before: version, shown) { return .seenBefore(last) }
    return grade.certainty == .documented ? .documented : .guess
  }
}

extension [String] {
  /// The words with commas, and `and` before the last one.
  fileprivate var joinedWithAnd: String {
    guard count > 1, let last else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) and \(last)"
  }
}

extension Certainty {
  /// Whether it is shown by a log, a test or a measurement.
  package var isShown: Bool {
    switch self {
    case .observed, .tested, .measured: true
    case .documented, .assumed, .ours: false
    }
  }
}

extension RuleEntry {
  /// Returns the newest earlier version that shows what the rule says, or nil.
  fileprivate func lastShown(
    before version: SystemVersion,
    _ shown: CertaintyWords.ShownVersions
  ) -> SystemVersion? {
    let versions = rangesAlike(for: version).flatMap { range in
      range.grades.filter(\.certainty.isShown).flatMap { grade in
        let (start, end) = (grade.from ?? range.since, range.end(of: grade))
        return grade.evidence.flatMap(shown).compactMap {
          $0.last(upTo: version, from: start, before: end)
        }
      }
    }
    func isOlder(_ one: SystemVersion, _ other: SystemVersion) -> Bool {
      (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }
    // Evidence for the version itself, under a certainty that starts later, was not seen before it.
    return versions.filter {
      $0.platform == version.platform ? isOlder($0, version) : !isOlder(version, $0)
    }.max(by: isOlder)
  }

  /// Returns the rule's version range of a version, and the ranges before it that say the same.
  ///
  /// For Mac Catalyst, the ranges of iOS count too.
  private func rangesAlike(for version: SystemVersion) -> [VersionRange] {
    guard let says = range(for: version)?.says else { return [] }
    let platforms: [SystemVersion.Platform] =
      version.platform == .iOS ? [.iOS] : [version.platform, .iOS]
    return platforms.flatMap { platform in
      let sameNumber = SystemVersion(platform, version.major, version.minor, version.patch)
      return ranges.filter { $0.since.platform == platform && $0.since <= sameNumber }
        .reversed().prefix { $0.says == says }
    }
  }
}

extension ClosedRange<SystemVersion> {
  /// Returns whether it contains a version.
  ///
  /// A major version such as `iOS 17` contains all its versions.
  fileprivate func shows(_ version: SystemVersion) -> Bool {
    guard lowerBound.platform == version.platform, lowerBound.major <= version.major else {
      return false
    }
    if upperBound.major == version.major, upperBound.minor > 0 {
      return upperBound.minor >= version.minor
    }
    return upperBound.major >= version.major
  }

  /// Returns its last version up to another one, between the start and the end of a range.
  ///
  /// Returns nil if it begins later, or if its platform says nothing about the other version's
  /// platform.
  fileprivate func last(
    upTo version: SystemVersion,
    from start: SystemVersion,
    before end: SystemVersion?
  ) -> SystemVersion? {
    guard lowerBound.platform == .iOS || lowerBound.platform == version.platform else { return nil }
    let sameNumber = SystemVersion(
      lowerBound.platform,
      version.major,
      version.minor,
      version.patch
    )
    var last = Swift.min(upperBound, sameNumber)
    if let end, end.platform == last.platform, end <= last { last = end.versionBefore ?? end }
    if last.platform == start.platform, last.major < start.major { return nil }
    return last >= lowerBound && last < (end ?? .unreleased(last.platform)) ? last : nil
  }
}

extension SystemVersion {
  /// The previous version.
  ///
  /// Before the first version of a number, it is that of the previous number.
  fileprivate var versionBefore: SystemVersion? {
    if patch > 0 { return SystemVersion(platform, major, minor, patch - 1) }
    if minor > 0 { return SystemVersion(platform, major, minor - 1) }
    return Self.releases(of: platform).last { $0.major < major }
      .map { SystemVersion(platform, $0.major) }
  }

  /// Returns a version later than all others.
  fileprivate static func unreleased(_ platform: Platform) -> SystemVersion {
    SystemVersion(platform, .max)
  }
}
