/// UIKit's checks of a batch, in its order, with the texts of the version.
enum UpdateValidity {
  /// Checks an operation when the app requests it.
  ///
  /// - Throws: UIKit's exception of the version.
  static func checkCall(
    _ operation: QueuedOperation,
    profile: Profile
  ) throws(UIKitException) {
    guard profile[ValidityRules.negativePath], let path = operation.operation.negativePath
    else {
      return
    }
    let explanation = UpdateExplanation(
      problem: .place(.negative(path)),
      operations: [UpdateExplanation.Operation(operation)]
    )
    throw UIKitException.update(explanation, profile)
  }

  /// Checks a batch at the end of its group.
  ///
  /// It compares the rows of each section before the update with the answers of the data source.
  /// The displayed rows are determined only if they matter.
  ///
  /// - Throws: UIKit's exception of the version.
  ///
  /// - Complexity: O(b log b) in the operations, and one pass over the sections.
  static func check(
    _ batch: UpdateBatch,
    before: UpdateCounts,
    after: UpdateCounts,
    displayed: @autoclosure () -> [IndexPath],
    profile: Profile,
    version: SystemVersion
  ) throws(UIKitException) {
    do throws(UIKitException) {
      try checkAll(batch, before: before, after: after, displayed: displayed(), profile: profile)
    } catch {
      throw explained(
        error,
        UpdateTrial(
          batch: batch,
          before: before,
          after: after,
          displayed: displayed(),
          version: version
        )
      )
    }
  }

  /// Makes the checks in their order, without searching for a fix.
  static func checkAll(
    _ batch: UpdateBatch,
    before: UpdateCounts,
    after: UpdateCounts,
    displayed: @autoclosure () -> [IndexPath],
    profile: Profile
  ) throws(UIKitException) {
    let check = UpdateCheck(batch, before: before, after: after, profile: profile)
    try check.checkReloads()
    try check.checkDeletions()
    try check.checkSectionMap()
    try check.checkInsertions()
    try check.checkMoves()
    let shown = check.dependsOnDisplayedRows ? Set(displayed()) : []
    try check.checkClashes(shown: shown)
    try check.checkSections()
    try check.checkRows()
    try check.checkAnimations(shown: shown)
  }

  private static func explained(
    _ exception: UIKitException,
    _ trial: UpdateTrial
  ) -> UIKitException {
    guard var explanation = exception.update else { return exception }
    var trial = trial
    trial.proposal = explanation.remedy
    explanation.trial = trial
    explanation.remedy = RemedySearch(trial, explanation, items: nil).remedy
    var exception = exception
    exception.update = explanation
    return exception
  }
}

extension UpdateOperation {
  /// The first negative place of the operation as an index path, or nil.
  fileprivate var negativePath: IndexPath? {
    let paths =
      switch self {
      case .insertRow(let path), .deleteRow(let path), .reloadRow(let path): [path]
      case .moveRow(let from, let to): [from, to]
      case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
        [IndexPath(section: section, row: 0)]
      case .moveSection(let from, let to):
        [IndexPath(section: from, row: 0), IndexPath(section: to, row: 0)]
      }
    return paths.first { $0.section < 0 || $0.row < 0 }
  }
}
