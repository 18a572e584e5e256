/// The word of each rule for one version.
///
/// A class, because it keeps each word that it worked out: a run needs few, for many lines.
package final class CertaintyWords {
  /// Returns the versions that a case of the evidence shows, where it is a log, a test or a
  /// measurement.
  package typealias ShownVersions = @Sendable (_ id: String) -> [ClosedRange<SystemVersion>]

  package struct OfLine: Hashable, Sendable {
    /// The reason why a line is less certain than its own rule.
    package enum Lowering: Hashable, Sendable {
      case answer(RuleID)
      /// A rule of the events around the line.
      case situation(RuleID)
    }

    /// The word of the line's own rule, or of its answer where it has no rule.
    package let own: CertaintyWord
    /// The least word among its own and those of its answer and its situation.
    package let word: CertaintyWord
    /// The part with the lowest certainty, or nil if it is the line's own rule.
    package let lowering: Lowering?

    /// The words behind the line: `seen on iOS 17.4; this layout is a guess`.
    package var remark: String {
      switch lowering {
      case nil: own.remark
      // Which version of one number was the last is no news.
      case _? where own.lastSeen?.major == word.lastSeen?.major && own.name == word.name:
        own.remark
      case .answer(let rule): "\(own.remark); \(rule.answerNoun) \(word.predicate)"
      case .situation(let rule): "\(own.remark); \(rule.situationNoun) \(word.predicate)"
      }
    }
  }

  package let version: SystemVersion
  private let shown: ShownVersions
  private var words: [RuleID: CertaintyWord?] = [:]

  package init(_ version: SystemVersion, shown: @escaping ShownVersions) {
    self.version = version
    self.shown = shown
  }

  /// The word of a rule, or nil for one that is the simulation's own.
  package subscript(rule: RuleID) -> CertaintyWord? {
    if let known = words[rule] { return known }
    let word = RuleBook.entry(rule).flatMap { Self.word(of: $0, for: version, shown) }
    words[rule] = .some(word)
    return word
  }

  /// Returns the certainty of a line with these rules, or nil if all of them are the simulation's
  /// own.
  package func word(
    of own: RuleID?,
    answer: [RuleID],
    in situation: [RuleID]
  ) -> OfLine? {
    // A line of the simulation's own is no matter of trust.
    if let own, self[own] == nil { return nil }
    let rules = answer.filter { self[$0] != nil }
    guard let first = (own ?? rules.first).flatMap({ self[$0] }) else { return nil }
    var least: (word: CertaintyWord, lowering: OfLine.Lowering?) = (first, nil)
    for rule in rules {
      if let word = self[rule], word < least.word { least = (word, .answer(rule)) }
    }
    // Only lines that a rule puts there depend on what goes on.
    for rule in own == nil ? [] : situation {
      if let word = self[rule], word < least.word { least = (word, .situation(rule)) }
    }
    return OfLine(own: first, word: least.word, lowering: least.lowering)
  }

  package func word(of line: TraceLine) -> OfLine? {
    word(of: line.rule, answer: line.answerRules, in: line.situation)
  }

  /// Returns the word of a rule for a version, or nil for one that is the simulation's own.
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

extension Certainty {
  /// Whether something shows it: a log, a test or a measurement.
  package var isShown: Bool {
    switch self {
    case .observed, .tested, .measured: true
    case .documented, .assumed, .ours: false
    }
  }
}

extension RuleEntry {
  /// Returns the newest version before one that shows what the rule says for it.
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
    // A case that shows the version itself, under a grade that begins later, was not seen before
    // it.
    return versions.filter {
      $0.platform == version.platform ? isOlder($0, version) : !isOlder(version, $0)
    }.max(by: isOlder)
  }

  /// Returns the version range of a version and those before it, back to one that says something
  /// else; those of iOS count for Catalyst too.
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
  /// Returns whether it has a version; the number of a whole release, `iOS 17`, has all of them.
  fileprivate func shows(_ version: SystemVersion) -> Bool {
    guard lowerBound.platform == version.platform, lowerBound.major <= version.major else {
      return false
    }
    if upperBound.major == version.major, upperBound.minor > 0 {
      return upperBound.minor >= version.minor
    }
    return upperBound.major >= version.major
  }

  /// Its last version that is none behind another one, and between the start and the end of what
  /// it shows, or nil where it begins later, or is of a platform that says nothing about the other.
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
  /// The version before it, of the number before where it is the first of its own.
  fileprivate var versionBefore: SystemVersion? {
    if patch > 0 { return SystemVersion(platform, major, minor, patch - 1) }
    if minor > 0 { return SystemVersion(platform, major, minor - 1) }
    return Self.releases(of: platform).last { $0.major < major }
      .map { SystemVersion(platform, $0.major) }
  }

  /// Returns a version behind all others.
  fileprivate static func unreleased(_ platform: Platform) -> SystemVersion {
    SystemVersion(platform, .max)
  }
}
