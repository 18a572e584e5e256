/// UIKit's exceptions for animations that have nothing to show.
///
/// They concern rows without a height at the end of the table, and footers of a table whose content
/// becomes too short.
extension TableView {
  /// The last row, if neither the row nor its footer has a height.
  struct EmptyEnd {
    let row: IndexPath
    let isSection: Bool
  }

  /// The last row if animating it is an error, or nil if the version does not check this.
  var emptyEnd: EmptyEnd? {
    guard profile[ValidityRules.emptyAnimation], let last = content.sections.last,
      last.rows.count > 0,
      last.footer.height == 0, last.rows.height(of: last.rows.count - 1) == 0
    else { return nil }
    let row = IndexPath(section: content.sections.count - 1, row: last.rows.count - 1)
    return EmptyEnd(row: row, isSection: last.height == 0)
  }

  /// Throws UIKit's exception for an operation that animates the last row without a height.
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

  /// Throws UIKit's exception for deletions that make the content shorter than the screen.
  ///
  /// The table must be scrolled and show a footer. Counts and heights are already the new ones,
  /// while the screen still shows the old rows.
  func refuseShrinkingContent(of batch: UpdateBatch) throws(UIKitException) {
    guard profile[ValidityRules.shrinkingContent], style == .plain,
      contentOffset > -currentProperties.contentInset.top,
      measuredContentSize.height < size.height,
      screen.views.contains(where: { $0.end == .footer })
    else { return }
    let deletions = batch.operations.filter { queued in
      switch queued.operation {
      case .deleteRow, .deleteSection: queued.animation != RowAnimation.none
      case .insertRow, .insertSection, .reloadRow, .moveRow, .reloadSection, .moveSection: false
      }
    }
    guard !deletions.isEmpty else { return }
    let explanation = UpdateExplanation(
      problem: .clash(.contentShrinksUnderFooter),
      operations: deletions.map(UpdateExplanation.Operation.init)
    )
    throw UIKitException.update(explanation, profile)
  }
}
