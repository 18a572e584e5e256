/// What the rules said in the release of tabletrace before this one.
package struct ReleasedRules: Sendable {
  /// That release.
  package static let release = "0.1.0"
  /// What people call this one.
  package static let present = "1.0"

  /// What a rule said from a release of the system on.
  struct Band: Sendable {
    let since: SystemVersion
    let says: String
  }

  /// A rule that says something else now, in a stretch of releases.
  package struct Change: Hashable, Sendable {
    /// The rule.
    package let rule: RuleID
    /// The first release of the stretch.
    package let since: SystemVersion
    /// The first release behind it; nil where it goes on.
    package let until: SystemVersion?
    /// What it said.
    package let before: String
    /// What it says.
    package let now: String

    /// Whether a version lies in the stretch; Catalyst follows iOS where nothing else is said.
    package func covers(_ version: SystemVersion) -> Bool {
      let version = SystemVersion(
        since.platform,
        version.major,
        version.minor,
        version.patch
      )
      return version >= since && (until.map { version < $0 } ?? true)
    }
  }

  private let bands: [RuleID: [Band]]

  /// Reads a line for each band: the rule, the release from which on it holds, and what it said, with
  /// tabs between them.
  init(_ text: String) {
    var bands: [RuleID: [Band]] = [:]
    for line in text.split(separator: "\n") {
      let fields = line.split(separator: "\t", maxSplits: 2).map(String.init)
      guard fields.count == 3, let rule = RuleID(rawValue: fields[0]),
        let since = SystemVersion(fields[1])
      else { continue }
      bands[rule, default: []].append(Band(since: since, says: fields[2]))
    }
    self.bands = bands
  }

  /// The rules of the release before this one.
  package static let last = ReleasedRules(text)

  /// What a rule said for a version; nil for one that there was not.
  package func says(_ rule: RuleID, for version: SystemVersion) -> String? {
    guard let bands = bands[rule] else { return nil }
    return (version.band(among: bands.map(\.since)).map { bands[$0] } ?? bands.first)?.says
  }

  /// What a rule says otherwise for a version; nil where it says the same, or was not there.
  package func change(of rule: RuleID, for version: SystemVersion) -> Change? {
    guard let before = says(rule, for: version),
      let now = RuleBook.entry(rule)?.band(for: version)?.says, before != now
    else { return nil }
    return Change(rule: rule, since: version, until: nil, before: before, now: now)
  }

  /// All that rules say otherwise, by the release from which on, then in the order of the book.
  package var changes: [Change] {
    let all = RuleBook.all.flatMap { entry in
      SystemVersion.Platform.allCases.flatMap { platform in stretches(of: entry, on: platform) }
    }
    return all.enumerated()
      .sorted { ($0.element.since, $0.offset) < ($1.element.since, $1.offset) }.map(\.element)
  }

  /// The stretches in which a rule says something else, on a platform.
  private func stretches(
    of entry: RuleEntry,
    on platform: SystemVersion.Platform
  ) -> [Change] {
    guard let bands = bands[entry.id] else { return [] }
    let starts = (bands.map(\.since) + entry.bands.map(\.since)).filter { $0.platform == platform }
    let first = SystemVersion.all.first { $0.platform == platform }
    let releases = Set(starts + [first].compactMap(\.self)).sorted()
    var stretches: [Change] = []
    for (release, next) in zip(releases, releases.dropFirst().map(Optional.some) + [nil]) {
      guard let change = change(of: entry.id, for: release), !followsIOS(change) else { continue }
      let isSame =
        stretches.last.map {
          $0.until == release && $0.before == change.before && $0.now == change.now
        } ?? false
      let since = isSame ? stretches.removeLast().since : release
      stretches.append(
        Change(
          rule: entry.id,
          since: since,
          until: next,
          before: change.before,
          now: change.now
        )
      )
    }
    return stretches
  }

  /// Whether a change of Catalyst is that of the iOS of the same number.
  private func followsIOS(_ change: Change) -> Bool {
    guard change.since.platform == .catalyst else { return false }
    let version = SystemVersion(.iOS, change.since.major, change.since.minor, change.since.patch)
    let same = self.change(of: change.rule, for: version)
    return same?.before == change.before && same?.now == change.now
  }
}
