extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about menus, focus and other interactions.
  static let delegateInteraction: [CallbackFacts] = [
    .init(.shouldShowMenuForRowAt, since: 5, until: 13, .row, .flag, .menu)
      .byDefault("no menu: all three menu methods are needed"),
    .init(.canPerformAction, since: 5, until: 13, .menuAction, .flag, .menu)
      .named("tableView:canPerformAction:forRowAtIndexPath:withSender:")
      .byDefault("no menu: all three menu methods are needed"),
    .init(.performAction, since: 5, until: 13, .menuAction, .void, .menu)
      .named("tableView:performAction:forRowAtIndexPath:withSender:")
      .byDefault("no menu: all three menu methods are needed"),
    .init(.canFocusRowAt, since: 9, .row, .flag, .focus)
      .byDefault("true. From iOS 15 allowsFocus of the table decides."),
    .init(.shouldUpdateFocus, since: 9, .focusContext, .flag, .focus)
      .named("tableView:shouldUpdateFocusInContext:", swift: "tableView(_:shouldUpdateFocusIn:)")
      .byDefault("true (assumed)"),
    .init(.didUpdateFocus, since: 9, .focusUpdate, .void, .focus)
      .named(
        "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
        swift: "tableView(_:didUpdateFocusIn:with:)"
      ),
    .init(.indexPathForPreferredFocusedView, since: 9, .none, .optionalRow, .focus)
      .named(
        "indexPathForPreferredFocusedViewInTableView:",
        swift: "indexPathForPreferredFocusedView(in:)"
      )
      .byDefault("the system chooses the row (assumed)"),
    .init(.selectionFollowsFocusForRowAt, since: 15, .row, .flag, .focus)
      .byDefault("selectionFollowsFocus of the table"),
    .init(.shouldSpringLoadRowAt, since: 11, .springLoading, .flag, .springLoading)
      .named(
        "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
        swift: "tableView(_:shouldSpringLoadRowAt:with:)"
      )
      .byDefault("true, unless the row is being dragged"),
    .init(.shouldBeginMultipleSelectionInteractionAt, since: 13, .row, .flag, .multiSelect)
      .named("tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:")
      .byDefault("false"),
    .init(.didBeginMultipleSelectionInteractionAt, since: 13, .row, .void, .multiSelect)
      .named("tableView:didBeginMultipleSelectionInteractionAtIndexPath:"),
    .init(.tableViewDidEndMultipleSelectionInteraction, since: 13, .none, .void, .multiSelect),
    .init(
      .contextMenuConfigurationForRowAt,
      since: 13,
      .rowAndPoint,
      .menuConfiguration,
      .contextMenu
    )
    .named("tableView:contextMenuConfigurationForRowAtIndexPath:point:")
    .byDefault("no context menu"),
    .init(
      .previewForHighlightingContextMenu,
      since: 13,
      .menuConfiguration,
      .targetedPreview,
      .contextMenu
    )
    .named("tableView:previewForHighlightingContextMenuWithConfiguration:")
    .byDefault("a preview of the row"),
    .init(
      .previewForDismissingContextMenu,
      since: 13,
      .menuConfiguration,
      .targetedPreview,
      .contextMenu
    )
    .named("tableView:previewForDismissingContextMenuWithConfiguration:")
    .byDefault("the system's own target (assumed)"),
    .init(.willPerformPreviewActionForMenu, since: 13, .menuCommit, .void, .contextMenu)
      .named(
        "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
        swift: "tableView(_:willPerformPreviewActionForMenuWith:animator:)"
      ),
    .init(.willDisplayContextMenu, since: 14, .menuTransition, .void, .contextMenu)
      .named(
        "tableView:willDisplayContextMenuWithConfiguration:animator:",
        swift: "tableView(_:willDisplayContextMenu:animator:)"
      ),
    .init(.willEndContextMenuInteraction, since: 14, .menuTransition, .void, .contextMenu)
      .named(
        "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
        swift: "tableView(_:willEndContextMenuInteraction:animator:)"
      ),
  ]
}
