/// Searches for the one change that would make an update valid.
///
/// A change is named only if the changed update passes every check of its version, and no other
/// kind of change explains it equally well.
struct RemedySearch {
  let trial: UpdateTrial
  let explanation: UpdateExplanation
  let items: UpdateItems?
  let profile: Profile

  /// The most rows for which items are compared, and not only counts.
  private static let mostRows = 50_000

  init(_ trial: UpdateTrial, _ explanation: UpdateExplanation, items: UpdateItems?) {
    self.trial = trial
    self.explanation = explanation
    let rows = trial.before.rows.reduce(0, +) + trial.after.rows.reduce(0, +)
    self.items = rows > Self.mostRows ? nil : items?.fitting(trial)
    profile = Profile(trial.version)
  }

  /// The change, or nil if there is none or more than one.
  var remedy: UpdateRemedy? {
    guard isAnswered else { return nil }
    return ofTheProblem ?? ofTheWholeModel ?? OneChange(self).remedy ?? ofTheSection
  }

  /// Whether the data source returned the counts.
  private var isAnswered: Bool {
    [explanation.before, explanation.answered].allSatisfy { count in
      guard let count, case .rows = count.unit else { return true }
      return count.origin.isAnswered
    }
  }

  /// Whether the data is the same before and after the update.
  private var isUnchanged: Bool {
    guard trial.before.rows == trial.after.rows else { return false }
    return items.map { $0.before == $0.after } ?? true
  }

  private var ofTheWholeModel: UpdateRemedy? {
    guard isUnchanged, trial.after.origins.sections.isAnswered || !isAboutSections else {
      return nil
    }
    if trial.before.isFirstLoad { return isRightOnceLoaded ? .loadFirst : nil }
    if trial.before.isReloadedInside {
      guard trial.batch.operations.count == 1, let only = trial.batch.operations.first else {
        return nil
      }
      return .reloadedInside(only.operation)
    }
    guard let counts = trial.expectedCounts(profile), isValid(answering: counts) else { return nil }
    return .modelNotChanged
  }

  /// Whether the update would be valid if the table had loaded the data earlier.
  private var isRightOnceLoaded: Bool {
    guard let gained = trial.expectedCounts(profile), gained.count == trial.after.rows.count else {
      return false
    }
    let mapping = SectionMapping(trial.batch.operations)
    var earlier = trial
    for (section, count) in gained.enumerated() {
      guard let old = mapping.old(of: section) else { continue }
      earlier.before.rows[old] += trial.after.rows[section] - count
      guard earlier.before.rows[old] >= 0 else { return false }
    }
    return earlier.isValid(profile)
  }

  private var isAboutSections: Bool {
    switch explanation.problem {
    case .sum(.sections), .sum(.sectionMap): true
    case .sum(.rows), .place, .clash: false
    }
  }

  /// The fix for a section whose data did not change, although the table was notified of changes.
  private var ofTheSection: UpdateRemedy? {
    guard let new = sectionOfTheProblem, !trial.before.isFirstLoad,
      !trial.before.isReloadedInside, trial.after.rows.indices.contains(new),
      let old = SectionMapping(trial.batch.operations).old(of: new),
      trial.before.rows.indices.contains(old), trial.before.rows[old] == trial.after.rows[new],
      let expected = trial.expectedCounts(profile), expected.count == trial.after.rows.count,
      expected[new] != trial.after.rows[new]
    else { return nil }
    if let items, items.before[old] != items.after[new] { return nil }
    var counts = trial.after.rows
    counts[new] = expected[new]
    return isValid(answering: counts) ? .sectionNotChanged(new) : nil
  }

  /// The new index of the section whose rows are wrong, or nil.
  private var sectionOfTheProblem: Int? {
    switch explanation.problem {
    case .sum(.rows(let section, _)): section
    case .place(.insertedRow(let path)), .place(.target(_, let path)): path.section
    case .sum(.sections), .sum(.sectionMap), .place, .clash: nil
    }
  }

  private func isValid(answering counts: [Int]) -> Bool {
    var other = trial
    other.after.rows = counts
    return other.isValid(profile)
  }
}
