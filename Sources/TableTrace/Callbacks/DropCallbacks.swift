extension CallbackFacts {
  /// The callbacks of `UITableViewDropDelegate`, in the order of ``Callback``.
  static let drop: [CallbackFacts] = [
    .init(.performDrop, since: 11, .dropCoordinator, .void, .drop).required
      .named("tableView:performDropWithCoordinator:", swift: "tableView(_:performDropWith:)")
      .byDefault(
        "it must be implemented. If it does nothing, the table returns to its earlier state."
      ),
    .init(.canHandleDropSession, since: 11, .session, .flag, .drop)
      .named(swift: "tableView(_:canHandle:)")
      .byDefault("true. false ends the drop callbacks of that session."),
    .init(.dropSessionDidEnter, since: 11, .session, .void, .drop),
    .init(.dropSessionDidUpdate, since: 11, .sessionAndOptionalRow, .dropProposal, .drop)
      .named("tableView:dropSessionDidUpdate:withDestinationIndexPath:")
      .byDefault("Apple does not say"),
    .init(.dropSessionDidExit, since: 11, .session, .void, .drop),
    .init(.dropSessionDidEnd, since: 11, .session, .void, .drop),
    .init(.dropPreviewParametersForRowAt, since: 11, .row, .previewParameters, .drop)
      .byDefault("the whole cell is the preview"),
  ]
}
