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
      answers: .void,
      group: .drop,
      byDefault: "required: if it does nothing, the table returns to its state before the drop"
    ),
    CallbackFacts(
      .canHandleDropSession,
      selector: "tableView:canHandleDropSession:",
      swiftName: "tableView(_:canHandle:)",
      introduced: .iOS(11),
      takes: .session,
      answers: .flag,
      group: .drop,
      byDefault: "true. false ends the drop callbacks of that session."
    ),
    CallbackFacts(
      .dropSessionDidEnter,
      selector: "tableView:dropSessionDidEnter:",
      swiftName: "tableView(_:dropSessionDidEnter:)",
      introduced: .iOS(11),
      takes: .session,
      answers: .void,
      group: .drop
    ),
    CallbackFacts(
      .dropSessionDidUpdate,
      selector: "tableView:dropSessionDidUpdate:withDestinationIndexPath:",
      swiftName: "tableView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
      introduced: .iOS(11),
      takes: .sessionAndOptionalRow,
      answers: .dropProposal,
      group: .drop,
      byDefault: "not published"
    ),
    CallbackFacts(
      .dropSessionDidExit,
      selector: "tableView:dropSessionDidExit:",
      swiftName: "tableView(_:dropSessionDidExit:)",
      introduced: .iOS(11),
      takes: .session,
      answers: .void,
      group: .drop
    ),
    CallbackFacts(
      .dropSessionDidEnd,
      selector: "tableView:dropSessionDidEnd:",
      swiftName: "tableView(_:dropSessionDidEnd:)",
      introduced: .iOS(11),
      takes: .session,
      answers: .void,
      group: .drop
    ),
    CallbackFacts(
      .dropPreviewParametersForRowAt,
      selector: "tableView:dropPreviewParametersForRowAtIndexPath:",
      swiftName: "tableView(_:dropPreviewParametersForRowAt:)",
      introduced: .iOS(11),
      takes: .row,
      answers: .previewParameters,
      group: .drop,
      byDefault: "the whole cell is the preview"
    ),
  ]
}
