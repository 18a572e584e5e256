extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about editing, swiping and moving rows.
  static let delegateEditing: [CallbackFacts] = [
    .init(.editingStyleForRowAt, since: 2, .row, .editingStyle, .editing)
      .byDefault("delete for every editable row while the table is editing"),
    .init(.titleForDeleteConfirmationButtonForRowAt, since: 3, .row, .text, .editing)
      .byDefault("the localized word for Delete"),
    .init(.editActionsForRowAt, since: 8, until: 13, .row, .rowActions, .swipeActions)
      .byDefault("one delete button"),
    .init(.leadingSwipeActionsConfigurationForRowAt, since: 11, .row, .swipeActions, .swipeActions)
      .byDefault("no action (assumed)"),
    .init(.trailingSwipeActionsConfigurationForRowAt, since: 11, .row, .swipeActions, .swipeActions)
      .byDefault("delete, if the row is editable and commitEditingStyle is implemented (assumed)"),
    .init(.shouldIndentWhileEditingRowAt, since: 2, .row, .flag, .editing)
      .byDefault("true. Only the grouped style uses it."),
    .init(.willBeginEditingRowAt, since: 2, .row, .void, .editing),
    .init(.didEndEditingRowAt, since: 2, .optionalRow, .void, .editing),
    .init(.targetIndexPathForMoveFromRowAt, since: 2, .move, .row, .moving)
      .named("tableView:targetIndexPathForMoveFromRowAtIndexPath:toProposedIndexPath:")
      .byDefault("the proposed row (assumed)"),
    .init(.indentationLevelForRowAt, since: 2, .row, .level, .indentation)
      .byDefault("the cell's own indentationLevel, which is 0 at first (assumed)"),
  ]
}
