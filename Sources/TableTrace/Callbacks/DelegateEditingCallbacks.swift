extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about editing, swiping and moving rows.
  static let delegateEditing: [CallbackFacts] = [
    CallbackFacts(
      .editingStyleForRowAt,
      introduced: .iOS(2),
      takes: .row,
      answers: .editingStyle,
      group: .editing,
      byDefault: "delete for every editable row while the table is editing"
    ),
    CallbackFacts(
      .titleForDeleteConfirmationButtonForRowAt,
      introduced: .iOS(3),
      takes: .row,
      answers: .text,
      group: .editing,
      byDefault: "the localized word for Delete"
    ),
    CallbackFacts(
      .editActionsForRowAt,
      introduced: .iOS(8),
      deprecated: .iOS(13),
      takes: .row,
      answers: .rowActions,
      group: .swipeActions,
      byDefault: "one delete button"
    ),
    CallbackFacts(
      .leadingSwipeActionsConfigurationForRowAt,
      introduced: .iOS(11),
      takes: .row,
      answers: .swipeActions,
      group: .swipeActions,
      byDefault: "no action (assumed)"
    ),
    CallbackFacts(
      .trailingSwipeActionsConfigurationForRowAt,
      introduced: .iOS(11),
      takes: .row,
      answers: .swipeActions,
      group: .swipeActions,
      byDefault: "delete, if the row is editable and commitEditingStyle is implemented (assumed)"
    ),
    CallbackFacts(
      .shouldIndentWhileEditingRowAt,
      introduced: .iOS(2),
      takes: .row,
      answers: .flag,
      group: .editing,
      byDefault: "true. Only the grouped style uses it."
    ),
    CallbackFacts(.willBeginEditingRowAt, introduced: .iOS(2), takes: .row, group: .editing),
    CallbackFacts(.didEndEditingRowAt, introduced: .iOS(2), takes: .optionalRow, group: .editing),
    CallbackFacts(
      .targetIndexPathForMoveFromRowAt,
      selector: "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      introduced: .iOS(2),
      takes: .move,
      answers: .row,
      group: .moving,
      byDefault: "the proposed row (assumed)"
    ),
    CallbackFacts(
      .indentationLevelForRowAt,
      introduced: .iOS(2),
      takes: .row,
      answers: .level,
      group: .indentation,
      byDefault: "the cell's own indentationLevel, which is 0 at first (assumed)"
    ),
  ]
}
