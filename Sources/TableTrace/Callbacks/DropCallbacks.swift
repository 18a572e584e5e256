extension CallbackFacts {
  /// The callbacks of `UITableViewDropDelegate`, in the order of ``Callback``.
  static let drop: [CallbackFacts] = [
    CallbackFacts(
      .performDrop,
      selector: "tableView:performDropWithCoordinator:",
      swiftName: "tableView(_:performDropWith:)",
      isRequired: true,
      introduced: .iOS(11),
      takes: .dropCoordinator,
      group: .drop,
      byDefault: "required: if it does nothing, the table returns to its state before the drop"
    ),
    CallbackFacts(
      .canHandleDropSession,
      swiftName: "tableView(_:canHandle:)",
      introduced: .iOS(11),
      takes: .session,
      answers: .flag,
      group: .drop,
      byDefault: "true. false ends the drop callbacks of that session."
    ),
    CallbackFacts(.dropSessionDidEnter, introduced: .iOS(11), takes: .session, group: .drop),
    CallbackFacts(
      .dropSessionDidUpdate,
      selector: "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
      introduced: .iOS(11),
      takes: .sessionAndOptionalRow,
      answers: .dropProposal,
      group: .drop,
      byDefault: "not published"
    ),
    CallbackFacts(.dropSessionDidExit, introduced: .iOS(11), takes: .session, group: .drop),
    CallbackFacts(.dropSessionDidEnd, introduced: .iOS(11), takes: .session, group: .drop),
    CallbackFacts(
      .dropPreviewParametersForRowAt,
      introduced: .iOS(11),
      takes: .row,
      answers: .previewParameters,
      group: .drop,
      byDefault: "the whole cell is the preview"
    ),
  ]
}
