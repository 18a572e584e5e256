extension CallbackFacts {
  /// The callbacks of `UITableViewDragDelegate`, in the order of ``Callback``.
  static let drag: [CallbackFacts] = [
    .init(.itemsForBeginningDragSession, since: 11, .sessionAndRow, .dragItems, .drag).required
      .named(
        "tableView:itemsForBeginningDragSession:atIndexPath:",
        swift: "tableView(_:itemsForBeginning:at:)"
      )
      .byDefault("it must be implemented. An empty list starts no drag."),
    .init(.itemsForAddingToDragSession, since: 11, .sessionRowAndPoint, .dragItems, .drag)
      .named(
        "tableView:itemsForAddingToDragSession:atIndexPath:point:",
        swift: "tableView(_:itemsForAddingTo:at:point:)"
      )
      .byDefault("nothing is added, and the touch is an ordinary tap"),
    .init(.dragPreviewParametersForRowAt, since: 11, .row, .previewParameters, .drag)
      .byDefault("the whole cell is the preview"),
    .init(.dragSessionWillBegin, since: 11, .session, .void, .drag),
    .init(.dragSessionDidEnd, since: 11, .session, .void, .drag),
    .init(.dragSessionAllowsMoveOperation, since: 11, .session, .flag, .drag)
      .byDefault("true"),
    .init(.dragSessionIsRestrictedToDraggingApplication, since: 11, .session, .flag, .drag)
      .byDefault("false"),
  ]
}
