/// Animations of what has no height, at the end of the table.
extension TableView {
  /// The last row, if nothing below it has a height and neither has itself.
  struct EmptyEnd {
    let row: IndexPath
    /// Whether its whole section has no height.
    let isSection: Bool
  }

  /// The end of the table where it would be animated in vain; nil where versions do not mind.
  var emptyEnd: EmptyEnd? {
    guard profile.validity.raisesForEmptyAnimation, let last = content.sections.last,
      last.rows.count > 0,
      last.footer.height == 0, last.rows.height(of: last.rows.count - 1) == 0
    else { return nil }
    let row = IndexPath(section: content.sections.count - 1, row: last.rows.count - 1)
    return EmptyEnd(row: row, isSection: last.height == 0)
  }

  /// Raises for an operation that animates what has no height at the end of the table.
  func refuseEmptyAnimation(of batch: UpdateBatch, before: EmptyEnd?) throws(UIKitException) {
    let after = emptyEnd
    guard before != nil || after != nil else { return }
    for queued in batch.operations where queued.animation != RowAnimation.none {
      let end: EmptyEnd?
      switch queued.operation {
      case .deleteRow(let path): end = before?.row == path ? before : nil
      case .insertRow(let path): end = after?.row == path ? after : nil
      case .deleteSection(let section):
        end = before?.isSection == true && before?.row.section == section ? before : nil
      case .insertSection(let section):
        end = after?.isSection == true && after?.row.section == section ? after : nil
      case .reloadRow, .moveRow, .reloadSection, .moveSection: end = nil
      }
      guard let end else { continue }
      let explanation = UpdateExplanation(
        problem: .clash(.nothingToAnimate(section: end.row.section)),
        operations: [UpdateExplanation.Operation(queued)]
      )
      throw UIKitException.update(explanation, profile)
    }
  }
}
