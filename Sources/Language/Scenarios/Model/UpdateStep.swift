package import TableTrace

/// A step in which the app inserts, deletes, moves or reloads rows and sections.
package enum UpdateStep: Codable, Sendable {
  /// Inserts rows, by their index paths after the update.
  case insertRows([IndexPathExpression], RowAnimation)
  /// Deletes rows, by their index paths before the update.
  case deleteRows([IndexPathExpression], RowAnimation)
  /// Reloads rows, by their index paths before the update.
  case reloadRows([IndexPathExpression], RowAnimation)
  /// Configures rows again with their existing cells.
  case reconfigureRows([IndexPathExpression])
  case moveRow(from: IndexPathExpression, to: IndexPathExpression)
  /// Inserts sections, by their indices after the update.
  case insertSections([Int], RowAnimation)
  /// Deletes sections, by their indices before the update.
  case deleteSections([Int], RowAnimation)
  /// Reloads sections, by their indices before the update.
  case reloadSections([Int], RowAnimation)
  case moveSection(from: Int, to: Int)
  case beginUpdates
  case endUpdates
  /// A diffable data source applies a snapshot.
  case apply(SnapshotStep)
  /// A group of updates with a completion handler.
  case batch([ScenarioStep], completion: [ScenarioStep])
  /// Runs updates without animation.
  case withoutAnimation([ScenarioStep])

  /// The steps of the block and of the completion handler, empty for most steps.
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
