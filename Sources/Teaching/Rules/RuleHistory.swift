package import TableTrace

/// The changes from version to version, as `rules --changes` prints them.
package struct RuleHistory {
  var rules: Set<RuleID>
  /// The version to show, with those up to the next major version, or nil for all.
  package var version: SystemVersion?
  /// The text for the oldest version, which has no changes.
  var beginning = "the first version (--os without --changes prints its rules)"
  /// The first version of a callback, or nil if it is the oldest one.
  var introduced: SystemVersion?

  package init(
    rules: Set<RuleID>,
    version: SystemVersion? = nil,
    beginning: String = "the first version (--os without --changes prints its rules)",
    introduced: SystemVersion? = nil
  ) {
    self.rules = rules
    self.version = version
    self.beginning = beginning
    self.introduced = introduced
  }

  /// A version with its changes, or consecutive versions without changes.
  private enum Block {
    case changes(SystemVersion, [RuleChange])
    case nothing(SystemVersion, SystemVersion)
    /// The versions without the method, from the first to the last.
    case absent(SystemVersion, SystemVersion)
  }

  /// A page for each version with changes, and for the versions in between.
  package var pages: [Page] {
    blocks.map { block in
      switch block {
      case .changes(let release, let changes):
        let comes = PageLine(indent: 0, text: "this version introduces the method")
        let lines = (release == introduced ? [comes] : []) + changes.flatMap(Self.lines)
        return Page(title: release.description, parts: [.outline(lines)])
      case .absent(let first, let last):
        return Page(title: Self.span(first, last), says: "the method does not exist yet")
      case .nothing(let first, _) where first == Self.oldest:
        return Page(title: first.description, says: PageText(beginning))
      case .nothing(let first, let last):
        return Page(title: Self.span(first, last), says: "nothing changes")
      }
    }
  }

  /// The versions with changes, oldest first.
  package var changes: [(release: SystemVersion, changes: [RuleChange])] {
    releases.compactMap { release in
      let changes = changes(in: release)
      return changes.isEmpty && release != introduced ? nil : (release, changes)
    }
  }

  private func changes(in release: SystemVersion) -> [RuleChange] {
    guard !isAbsent(in: release) else { return [] }
    return RuleBook.changes(in: release).filter { rules.contains($0.rule.id) }
  }

  /// Returns whether the method is introduced later, where Mac Catalyst counts like iOS.
  private func isAbsent(in release: SystemVersion) -> Bool {
    introduced.map { !release.isAtLeast($0.major, $0.minor) } ?? false
  }

  private static func span(_ first: SystemVersion, _ last: SystemVersion) -> String {
    first == last ? "\(first)" : "\(first) to \(last)"
  }

  private static let oldest = SystemVersion.allOfIOS.first

  private var blocks: [Block] {
    var blocks: [Block] = []
    for release in releases {
      let changes = changes(in: release)
      if isAbsent(in: release) {
        if case .absent(let first, _)? = blocks.last, first.platform == release.platform {
          blocks[blocks.count - 1] = .absent(first, release)
        } else {
          blocks.append(.absent(release, release))
        }
      } else if !changes.isEmpty || release == introduced {
        blocks.append(.changes(release, changes))
      } else if case .nothing(let first, _)? = blocks.last, first != Self.oldest,
        first.platform == release.platform
      {
        blocks[blocks.count - 1] = .nothing(first, release)
      } else {
        blocks.append(.nothing(release, release))
      }
    }
    return blocks
  }

  /// The versions to compare: all major versions of iOS, and every other version with a change.
  private var releases: [SystemVersion] {
    let first = [introduced].compactMap(\.self)
    let all = Set(SystemVersion.allOfIOS + RuleBook.changedReleases + first).sorted()
    guard let version else { return all }
    let chosen = all.filter {
      $0 == version
        || version.minor == 0 && $0.platform == version.platform && $0.major == version.major
    }
    return chosen.isEmpty ? [version] : chosen
  }

  private static func lines(_ change: RuleChange) -> [PageLine] {
    let isOwnWay = change.goesItsOwnWay
    let grade = change.certainty.map { " (\($0.rawValue))" } ?? ""
    let (before, now) = isOwnWay ? ("on iOS", "here") : ("before", "now")
    return [
      PageLine(indent: 0, text: .rule(change.rule.id) + ": \(change.rule.sentence)"),
      PageLine(indent: 4, text: PageText("\(before): \(change.before.says)")),
      PageLine(indent: 4, text: PageText("\(now): \(change.range.says)\(grade)")),
    ]
  }
}

extension RuleChange {
  /// Whether another platform differs from iOS here, so that there is no previous value.
  package var goesItsOwnWay: Bool { before.since.platform != range.since.platform }

  /// The certainty of the change, in its first version.
  package var certainty: Certainty? { range.grade(for: range.since)?.certainty }
}
