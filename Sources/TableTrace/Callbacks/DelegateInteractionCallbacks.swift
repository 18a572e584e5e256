extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about menus, focus and other interactions.
  static let delegateInteraction: [CallbackFacts] = [
    CallbackFacts(
      .shouldShowMenuForRowAt,
      introduced: .iOS(5),
      deprecated: .iOS(13),
      takes: .row,
      answers: .flag,
      group: .menu,
      byDefault: "no menu: all three menu methods are needed"
    ),
    CallbackFacts(
      .canPerformAction,
      selector: "tableView:canPerformAction:forRowAtIndexPath:withSender:",
      introduced: .iOS(5),
      deprecated: .iOS(13),
      takes: .menuAction,
      answers: .flag,
      group: .menu,
      byDefault: "no menu: all three menu methods are needed"
    ),
    CallbackFacts(
      .performAction,
      selector: "tableView:performAction:forRowAtIndexPath:withSender:",
      introduced: .iOS(5),
      deprecated: .iOS(13),
      takes: .menuAction,
      group: .menu,
      byDefault: "no menu: all three menu methods are needed"
    ),
    CallbackFacts(
      .canFocusRowAt,
      introduced: .iOS(9),
      takes: .row,
      answers: .flag,
      group: .focus,
      byDefault: "true. From iOS 15 allowsFocus of the table decides."
    ),
    CallbackFacts(
      .shouldUpdateFocus,
      selector: "tableView:shouldUpdateFocusInContext:",
      swiftName: "tableView(_:shouldUpdateFocusIn:)",
      introduced: .iOS(9),
      takes: .focusContext,
      answers: .flag,
      group: .focus,
      byDefault: "true (assumed)"
    ),
    CallbackFacts(
      .didUpdateFocus,
      selector: "tableView:didUpdateFocusInContext:withAnimationCoordinator:",
      swiftName: "tableView(_:didUpdateFocusIn:with:)",
      introduced: .iOS(9),
      takes: .focusUpdate,
      group: .focus
    ),
    CallbackFacts(
      .indexPathForPreferredFocusedView,
      selector: "indexPathForPreferredFocusedViewInTableView:",
      swiftName: "indexPathForPreferredFocusedView(in:)",
      introduced: .iOS(9),
      takes: .none,
      answers: .optionalRow,
      group: .focus,
      byDefault: "the system chooses the row (assumed)"
    ),
    CallbackFacts(
      .selectionFollowsFocusForRowAt,
      introduced: .iOS(15),
      takes: .row,
      answers: .flag,
      group: .focus,
      byDefault: "selectionFollowsFocus of the table"
    ),
    CallbackFacts(
      .shouldSpringLoadRowAt,
      selector: "tableView:shouldSpringLoadRowAtIndexPath:withContext:",
      swiftName: "tableView(_:shouldSpringLoadRowAt:with:)",
      introduced: .iOS(11),
      takes: .springLoading,
      answers: .flag,
      group: .springLoading,
      byDefault: "true, unless the row is being dragged"
    ),
    CallbackFacts(
      .shouldBeginMultipleSelectionInteractionAt,
      selector: "tableView:shouldBeginMultipleSelectionInteractionAtIndexPath:",
      introduced: .iOS(13),
      takes: .row,
      answers: .flag,
      group: .multiSelect,
      byDefault: "false"
    ),
    CallbackFacts(
      .didBeginMultipleSelectionInteractionAt,
      selector: "tableView:didBeginMultipleSelectionInteractionAtIndexPath:",
      introduced: .iOS(13),
      takes: .row,
      group: .multiSelect
    ),
    CallbackFacts(
      .tableViewDidEndMultipleSelectionInteraction,
      introduced: .iOS(13),
      takes: .none,
      group: .multiSelect
    ),
    CallbackFacts(
      .contextMenuConfigurationForRowAt,
      selector: "tableView:contextMenuConfigurationForRowAtIndexPath:point:",
      introduced: .iOS(13),
      takes: .rowAndPoint,
      answers: .menuConfiguration,
      group: .contextMenu,
      byDefault: "no context menu"
    ),
    CallbackFacts(
      .previewForHighlightingContextMenu,
      selector: "tableView:previewForHighlightingContextMenuWithConfiguration:",
      introduced: .iOS(13),
      takes: .menuConfiguration,
      answers: .targetedPreview,
      group: .contextMenu,
      byDefault: "a preview of the row"
    ),
    CallbackFacts(
      .previewForDismissingContextMenu,
      selector: "tableView:previewForDismissingContextMenuWithConfiguration:",
      introduced: .iOS(13),
      takes: .menuConfiguration,
      answers: .targetedPreview,
      group: .contextMenu,
      byDefault: "the system's own target (assumed)"
    ),
    CallbackFacts(
      .willPerformPreviewActionForMenu,
      selector: "tableView:willPerformPreviewActionForMenuWithConfiguration:animator:",
      swiftName: "tableView(_:willPerformPreviewActionForMenuWith:animator:)",
      introduced: .iOS(13),
      takes: .menuCommit,
      group: .contextMenu
    ),
    CallbackFacts(
      .willDisplayContextMenu,
      selector: "tableView:willDisplayContextMenuWithConfiguration:animator:",
      swiftName: "tableView(_:willDisplayContextMenu:animator:)",
      introduced: .iOS(14),
      takes: .menuTransition,
      group: .contextMenu
    ),
    CallbackFacts(
      .willEndContextMenuInteraction,
      selector: "tableView:willEndContextMenuInteractionWithConfiguration:animator:",
      swiftName: "tableView(_:willEndContextMenuInteraction:animator:)",
      introduced: .iOS(14),
      takes: .menuTransition,
      group: .contextMenu
    ),
  ]
}
