package import TableTrace

/// A step in which the app changes the structure of the table.
package enum UpdateStep: Codable, Sendable {
  /// Rows come in, by their places after the update.
  case insertRows([IndexPathExpression], RowAnimation)
  /// Rows go, by their places before the update.
  case deleteRows([IndexPathExpression], RowAnimation)
  /// Rows get new cells, by their places before the update.
  case reloadRows([IndexPathExpression], RowAnimation)
  /// Rows are configured again with the cells that they have.
  case reconfigureRows([IndexPathExpression])
  case moveRow(from: IndexPathExpression, to: IndexPathExpression)
  /// Sections come in, by their places after the update.
  case insertSections([Int], RowAnimation)
  /// Sections go, by their places before the update.
  case deleteSections([Int], RowAnimation)
  /// Sections are made anew, by their places before the update.
  case reloadSections([Int], RowAnimation)
  case moveSection(from: Int, to: Int)
  case beginUpdates
  case endUpdates
  /// A diffable data source applies a snapshot.
  case apply(SnapshotStep)
  /// A group with a block and a completion handler.
  case batch([ScenarioStep], completion: [ScenarioStep])
  /// The updates of a block are not animated.
  case withoutAnimation([ScenarioStep])

  /// The steps of the block and of the completion handler, or empty for most.
  package var inner: [ScenarioStep] {
    switch self {
    case .batch(let updates, let completion): updates + completion
    case .withoutAnimation(let steps): steps
    case .apply(let step): step.completion
    case .insertRows, .deleteRows, .reloadRows, .reconfigureRows, .moveRow, .insertSections,
      .deleteSections, .reloadSections, .moveSection, .beginUpdates, .endUpdates:
      []
    }
  }
}
