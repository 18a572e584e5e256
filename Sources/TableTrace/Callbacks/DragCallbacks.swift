extension CallbackFacts {
  /// The callbacks of `UITableViewDragDelegate`, in the order of ``Callback``.
  static let drag: [CallbackFacts] = [
    CallbackFacts(
      .itemsForBeginningDragSession,
      selector: "tableView:itemsForBeginningDragSession:atIndexPath:",
      swiftName: "tableView(_:itemsForBeginning:at:)",
      isRequired: true,
      introduced: .iOS(11),
      takes: .sessionAndRow,
      answers: .dragItems,
      group: .drag,
      byDefault: "required: an empty list starts no drag"
    ),
    CallbackFacts(
      .itemsForAddingToDragSession,
      selector: "tableView:itemsForAddingToDragSession:atIndexPath:point:",
      swiftName: "tableView(_:itemsForAddingTo:at:point:)",
      introduced: .iOS(11),
      takes: .sessionRowAndPoint,
      answers: .dragItems,
      group: .drag,
      byDefault: "nothing is added, and the touch is an ordinary tap"
    ),
    CallbackFacts(
      .dragPreviewParametersForRowAt,
      introduced: .iOS(11),
      takes: .row,
      answers: .previewParameters,
      group: .drag,
      byDefault: "the whole cell is the preview"
    ),
    CallbackFacts(.dragSessionWillBegin, introduced: .iOS(11), takes: .session, group: .drag),
    CallbackFacts(.dragSessionDidEnd, introduced: .iOS(11), takes: .session, group: .drag),
    CallbackFacts(
      .dragSessionAllowsMoveOperation,
      introduced: .iOS(11),
      takes: .session,
      answers: .flag,
      group: .drag,
      byDefault: "true"
    ),
    CallbackFacts(
      .dragSessionIsRestrictedToDraggingApplication,
      introduced: .iOS(11),
      takes: .session,
      answers: .flag,
      group: .drag,
      byDefault: "false"
    ),
  ]
}
