extension GateID {
  /// What to change in an app whose gate is closed, one sentence.
  package var change: String { Self.changes[self] ?? "" }

  /// The same for one callback, whose recipient is known.
  package func change(for callback: Callback) -> String {
    guard self == .clientSet else { return change }
    return "Set tableView.\(callback.recipient.rawValue) before the table appears."
  }

  /// The sentences, by subject; a test sees to it that none is missing.
  private static let changes = standingChanges.merging(touchChanges) { first, _ in first }
    .merging(editChanges) { first, _ in first }

  private static let standingChanges: [GateID: String] = [
    .implemented: "Implement the callback, with exactly this name, in the object that is set.",
    .versionKnows: "Run on an iOS version that has the callback, or use an older callback.",
    .sentByTable: "Zoom in a scroll view of your own. A table never calls this method.",
    .clientSet: "Set the object before the table appears.",
    .appRuns: "Fix what raises the exception. Nothing is called after it.",
    .broughtAbout: "Add what triggers the call.",
    .hasLoaded: "Put the table into a view that appears, or query it.",
    .laidOut: "Add the table to a window, or call layoutIfNeeded.",
    .sectionThere: "Return more sections from numberOfSections.",
    .rowThere: "Return more rows from numberOfRowsInSection.",
    .rowShown: "Scroll to the row. Only visible rows have cells.",
    .heightNeeded: "Set estimatedRowHeight to 0 and implement no estimate, or scroll to the row.",
    .sectionEndWanted: "Return a view or a title, or set the height property to a number.",
    .sectionEndHeight: "Return a height above 0, or set the height property.",
    .sectionEndShown: "Scroll to the section.",
    .sectionEndHasView: "Return a view or a title.",
    .titleNeeded: "Return nil from the view method, or remove it.",
    .plainStyle: "Create the table with the style plain.",
    .indexShown: "Return titles from sectionIndexTitles, and lower "
      + "sectionIndexMinimumDisplayRowCount to at most the number of rows.",
    .tableNotified: "Call reloadData, or the matching update, after the data has changed.",
    .cellNeeded: "Call reloadData or reloadRows. A visible row keeps its cell otherwise.",
    .groupClosed: "Call endUpdates.",
    .snapshotApplied: "Apply a snapshot of the new data.",
    .scrollEnabled: "Set isScrollEnabled to true.",
    .contentMoves: "Scroll to another offset.",
    .decelerates: "End the drag while the finger moves.",
    .scrollAnimated: "Scroll with animated: true, in a window and to another offset.",
    .scrollsToTop: "Set scrollsToTop to true.",
    .shouldScrollToTop: "Return true from scrollViewShouldScrollToTop.",
    .insetChanges: "Set another inset.",
    .prefetchEnabled: "Set isPrefetchingEnabled to true.",
    .prefetchStarted: "Scroll first. This iOS version does not prefetch before.",
    .rowBesideScreen:
      "Choose a row further away, or let this one leave the screen and scroll towards it.",
    .rowsAhead: "Give the table more rows than fit into its bounds.",
    .announcesRows: "Implement prefetchRowsAt as well.",
  ]

  private static let touchChanges: [GateID: String] = [
    .rowExists: "Touch a row that the table has.",
    .rowVisible: "Scroll to the row first.",
    .contentRests: "Wait until the content rests. A touch that stops it does nothing else.",
    .besideAccessory: "Tap the row, not its accessory.",
    .touchNotCancelled:
      "Let the touch end on the row, with no scrolling, menu or reload in between.",
    .selectedByUser: "Do the work where you call selectRow or deselectRow. The delegate is called "
      + "only for the user's selection.",
    .selectionAllowed: "Set allowsSelection to true.",
    .selectionAllowedInEditing: "Set allowsSelectionDuringEditing to true, or end edit mode.",
    .shouldHighlight: "Return true from shouldHighlightRowAt.",
    .notToggled: "Turn off multiple selection, or tap a row that is not selected.",
    .willSelect: "Return the row from willSelectRowAt, not nil.",
    .answeredRowExists: "Return a row that the table has from willSelectRowAt.",
    .selectsItself: "Return the row itself from willSelectRowAt. Another row is selected instead.",
    .rowToDeselect:
      "Keep the row selected, then tap another one. With multiple selection, tap the row itself again.",
    .willDeselect: "Return the row from willDeselectRowAt, not nil.",
    .deselectedRowSelected: "Return a selected row from willDeselectRowAt.",
    .deselectsItself:
      "Return the row itself from willDeselectRowAt. Another row is deselected instead.",
    .notExtending: "Turn off multiple selection.",
    .canPerformPrimary: "Return true from canPerformPrimaryActionForRowAt.",
    .multipleSelectionInEditing: "Set allowsMultipleSelectionDuringEditing to true.",
    .shouldBeginMultiple: "Return true from shouldBeginMultipleSelectionInteractionAt.",
    .menuMethods: "Implement all three methods of the edit menu.",
    .noContextMenu: "Return nil from contextMenuConfigurationForRowAt, or remove it.",
    .shouldShowMenu: "Return true from shouldShowMenuForRowAt.",
    .menuItemChosen: "Tap an item of the menu.",
    .publicAction: "Choose an action whose selector is public.",
    .canPerformAction: "Return true from canPerformAction for the selector.",
    .contextMenuGiven: "Return a configuration from contextMenuConfigurationForRowAt.",
    .contextMenuFilled: "Add an action or a preview to the configuration.",
    .previewTapped: "Tap the preview.",
    .tableChoosesFocus: "Let focus enter the table without a target row.",
    .noFocusRemembered: "Set remembersLastFocusedIndexPath to false.",
    .canFocus: "Return true from canFocusRowAt, or set allowsFocus to true.",
    .shouldUpdateFocus: "Return true from shouldUpdateFocus.",
    .selectionFollowsFocus: "Set selectionFollowsFocus and allowsSelection to true.",
    .followsFocusToRow: "Return true from selectionFollowsFocusForRowAt.",
    .notSelectedYet: "Move focus to a row that is not selected.",
    .springLoaded: "Set isSpringLoaded to true.",
    .shouldSpringLoad: "Return true from shouldSpringLoadRowAt.",
    .cellConfigured: "Scroll to the row. Only a cell for a visible row is configured.",
    .notEditing: "End edit mode, which uses another accessory.",
    .accessoryIsButton: "Set accessoryType to detailButton or detailDisclosureButton.",
  ]

  private static let editChanges: [GateID: String] = [
    .editing: "Turn edit mode on.",
    .rowEditable: "Return true from canEditRowAt.",
    .styleDelete: "Return delete from editingStyleForRowAt.",
    .styleInsert: "Return insert from editingStyleForRowAt.",
    .rowIsEdited: "Turn edit mode on while the row is on screen.",
    .swipeFarEnough: "Swipe further.",
    .noRowOpen: "Close the open row first.",
    .swipeNotEditing: "End edit mode. Rows cannot be swiped in edit mode.",
    .edgeKnown: "Swipe at the trailing edge, or run on iOS 11 or later.",
    .edgeUncovered: "Swipe at the other edge.",
    .swipeImplemented:
      "Implement commitEditingStyle, or a method that returns actions for the edge.",
    .noConfiguration: "Remove the swipe configuration method. It is called instead.",
    .noActions: "Return no actions of your own. They replace the delete button.",
    .someAction: "Return at least one action, or nil.",
    .moveRowImplemented: "Implement moveRowAt.",
    .rowMovable: "Return true from canMoveRowAt.",
    .rowDropped: "Drop the row. A cancelled touch moves nothing.",
    .targetChanged: "Drop the row at another place.",
    .targetExists: "Return an index path that the table has from targetIndexPathForMoveFromRowAt.",
    .dragInteraction: "Set dragInteractionEnabled to true.",
    .dragHasItems: "Return an item from itemsForBeginningDragSession.",
    .ownRow: "Drag a row of the table.",
    .oneItem: "Drag one row with one item.",
    .dropDelegateSet: "Set the drop delegate.",
    .dropEntered: "Move the drag over the table.",
    .proposesMove: "Propose move in dropSessionDidUpdate.",
    .dropPlace: "End the touch over a row.",
    .dropCanHandle: "Return true from canHandleDropSession.",
    .droppedOnTable: "End the touch over the table.",
    .dropAccepted: "Propose copy or move in dropSessionDidUpdate.",
    .itemFliesToRow: "Call coordinator.drop(_:toRowAt:) in performDrop.",
    .notReordered: "Propose copy, or drag several items. One row that moves is a reorder.",
  ]
}
