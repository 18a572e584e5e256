import Diagnostics
import TableTrace

/// What changed from release to release, as `rules --changes` prints it.
struct RuleHistory {
  /// The rules to tell of.
  var rules: Set<RuleID>
  /// The release to tell of, with those between it and the next major if it is one; nil tells of all.
  var version: SystemVersion?
  var ink: Ink
  /// What is said of the oldest release, in which nothing can change.
  var beginning = "the rules begin; --os without --changes prints them"

  /// A release with what it changes, or some without changes that follow each other.
  private enum Block {
    case changes(SystemVersion, [RuleChange])
    case nothing(SystemVersion, SystemVersion)
  }

  var text: String {
    blocks.map { block in
      switch block {
      case .changes(let release, let changes):
        ink.paint(release.description, .bold) + "\n" + changes.map(paragraph).joined()
      case .nothing(let first, _) where first == Self.oldest:
        "\(ink.paint(first.description, .bold)): \(beginning)\n"
      case .nothing(let first, let last) where first == last:
        "\(ink.paint(first.description, .bold)): nothing changes\n"
      case .nothing(let first, let last):
        "\(ink.paint("\(first) to \(last)", .bold)): nothing changes\n"
      }
    }
    .joined(separator: "\n")
  }

  /// The releases that change something, oldest first, with what they change.
  var changes: [(release: SystemVersion, changes: [RuleChange])] {
    releases.compactMap { release in
      let changes = changes(in: release)
      return changes.isEmpty ? nil : (release, changes)
    }
  }

  private func changes(in release: SystemVersion) -> [RuleChange] {
    RuleBook.changes(in: release).filter { rules.contains($0.rule.id) }
  }

  private static let oldest = SystemVersion.allOfIOS.first

  private var blocks: [Block] {
    var blocks: [Block] = []
    for release in releases {
      let changes = changes(in: release)
      if !changes.isEmpty {
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

  /// The releases to look at: all majors of iOS, and every other release with a change.
  private var releases: [SystemVersion] {
    let all = Set(SystemVersion.allOfIOS + RuleBook.changedReleases).sorted()
    guard let version else { return all }
    let chosen = all.filter {
      $0 == version
        || version.minor == 0 && $0.platform == version.platform && $0.major == version.major
    }
    return chosen.isEmpty ? [version] : chosen
  }

  private func paragraph(_ change: RuleChange) -> String {
    let isOwnWay = change.goesItsOwnWay
    let grade = change.certainty?.rawValue
    return """
      \(change.rule.id.rawValue): \(change.rule.sentence)
          \(isOwnWay ? "on iOS" : "before"): \(change.before.says)
          \(isOwnWay ? "here" : "now"): \(change.band.says)\(grade.map { " (\($0))" } ?? "")

      """
  }
}

extension RuleChange {
  /// Whether another platform parts from iOS here, so that nothing was before.
  var goesItsOwnWay: Bool { before.since.platform != band.since.platform }

  /// How sure the change is, in its first release.
  var certainty: Certainty? { band.grade(for: band.since)?.certainty }
}
