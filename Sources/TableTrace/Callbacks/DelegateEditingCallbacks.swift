extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about editing, swiping and moving rows.
  static let delegateEditing: [CallbackFacts] = [
    CallbackFacts(
      .editingStyleForRowAt,
      selector: "tableView:editingStyleForRowAtIndexPath:",
      swiftName: "tableView(_:editingStyleForRowAt:)",
      introduced: .iOS(2),
      takes: .row,
      answers: .editingStyle,
      group: .editing,
      byDefault: "delete for every editable row while the table is editing"
    ),
    CallbackFacts(
      .titleForDeleteConfirmationButtonForRowAt,
      selector: "tableView:titleForDeleteConfirmationButtonForRowAtIndexPath:",
      swiftName: "tableView(_:titleForDeleteConfirmationButtonForRowAt:)",
      introduced: .iOS(3),
      takes: .row,
      answers: .text,
      group: .editing,
      byDefault: "the localized word for Delete"
    ),
    CallbackFacts(
      .editActionsForRowAt,
      selector: "tableView:editActionsForRowAtIndexPath:",
      swiftName: "tableView(_:editActionsForRowAt:)",
      introduced: .iOS(8),
      deprecated: .iOS(13),
      takes: .row,
      answers: .rowActions,
      group: .swipeActions,
      byDefault: "one delete button"
    ),
    CallbackFacts(
      .leadingSwipeActionsConfigurationForRowAt,
      selector: "tableView:leadingSwipeActionsConfigurationForRowAtIndexPath:",
      swiftName: "tableView(_:leadingSwipeActionsConfigurationForRowAt:)",
      introduced: .iOS(11),
      takes: .row,
      answers: .swipeActions,
      group: .swipeActions,
      byDefault: "no action (assumed)"
    ),
    CallbackFacts(
      .trailingSwipeActionsConfigurationForRowAt,
      selector: "tableView:trailingSwipeActionsConfigurationForRowAtIndexPath:",
      swiftName: "tableView(_:trailingSwipeActionsConfigurationForRowAt:)",
      introduced: .iOS(11),
      takes: .row,
      answers: .swipeActions,
      group: .swipeActions,
      byDefault: "delete, if the row is editable and commitEditingStyle is implemented (assumed)"
    ),
    CallbackFacts(
      .shouldIndentWhileEditingRowAt,
      selector: "tableView:shouldIndentWhileEditingRowAtIndexPath:",
      swiftName: "tableView(_:shouldIndentWhileEditingRowAt:)",
      introduced: .iOS(2),
      takes: .row,
      answers: .flag,
      group: .editing,
      byDefault: "true. Only the grouped style uses it."
    ),
    CallbackFacts(
      .willBeginEditingRowAt,
      selector: "tableView:willBeginEditingRowAtIndexPath:",
      swiftName: "tableView(_:willBeginEditingRowAt:)",
      introduced: .iOS(2),
      takes: .row,
      answers: .void,
      group: .editing
    ),
    CallbackFacts(
      .didEndEditingRowAt,
      selector: "tableView:didEndEditingRowAtIndexPath:",
      swiftName: "tableView(_:didEndEditingRowAt:)",
      introduced: .iOS(2),
      takes: .optionalRow,
      answers: .void,
      group: .editing
    ),
    CallbackFacts(
      .targetIndexPathForMoveFromRowAt,
      selector: "tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:",
      swiftName: "tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)",
      introduced: .iOS(2),
      takes: .move,
      answers: .row,
      group: .moving,
      byDefault: "the proposed row (assumed)"
    ),
    CallbackFacts(
      .indentationLevelForRowAt,
      selector: "tableView:indentationLevelForRowAtIndexPath:",
      swiftName: "tableView(_:indentationLevelForRowAt:)",
      introduced: .iOS(2),
      takes: .row,
      answers: .level,
      group: .indentation,
      byDefault: "the cell's own indentationLevel, which is 0 at first (assumed)"
    ),
  ]
}
