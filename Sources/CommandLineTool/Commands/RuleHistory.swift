import TableTrace

/// What changed from release to release, as `rules --changes` prints it.
struct RuleHistory {
  /// The rules to tell of.
  var rules: [RuleEntry]
  /// The release to tell of, with those between it and the next major if it is one; nil tells of all.
  var version: SystemVersion?
  var ink: Ink

  var text: String {
    let told = Set(rules.map(\.id))
    var blocks: [String] = []
    var silent: [SystemVersion] = []
    for release in releases {
      let changes = RuleBook.changes(in: release).filter { told.contains($0.rule.id) }
      if changes.isEmpty {
        silent.append(release)
      } else {
        blocks += note(on: silent)
        silent = []
        blocks.append(ink.bold(release.description) + "\n" + changes.map(paragraph).joined())
      }
    }
    blocks += note(on: silent)
    return blocks.joined(separator: "\n")
  }

  /// The releases to look at: all majors of iOS but the first, and every other one with a change.
  private var releases: [SystemVersion] {
    let majors = SystemVersion.majors.dropFirst().map { SystemVersion.iOS($0) }
    let all = Set(majors + RuleBook.changedReleases).sorted()
    guard let version else { return all }
    let chosen = all.filter {
      $0 == version
        || version.minor == 0 && $0.platform == version.platform && $0.major == version.major
    }
    return chosen.isEmpty ? [version] : chosen
  }

  private func paragraph(_ change: RuleChange) -> String {
    let isOwnWay = change.before.since.platform != change.band.since.platform
    let grade = change.band.grade(for: change.band.since)?.certainty.rawValue
    return """
      \(change.rule.id.rawValue): \(change.rule.sentence)
          \(isOwnWay ? "on iOS" : "before"): \(change.before.says)
          \(isOwnWay ? "here" : "now"): \(change.band.says)\(grade.map { " (\($0))" } ?? "")

      """
  }

  /// A line on releases without a change that follow each other.
  private func note(on silent: [SystemVersion]) -> [String] {
    guard let first = silent.first, let last = silent.last else { return [] }
    let range = first == last ? "\(first)" : "\(first) to \(last)"
    return ["\(ink.bold(range)): nothing changes\n"]
  }
}
