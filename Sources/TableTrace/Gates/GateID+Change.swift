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
    .versionKnows: "Run under an iOS version that has the callback, or use an older callback.",
    .sentByTable: "Zoom in a scroll view of your own: a table never sends it.",
    .clientSet: "Set the object before the table appears.",
    .appRuns: "Fix what raises the exception: nothing is called after it.",
    .broughtAbout: "Add what triggers the call.",
    .hasLoaded: "Put the table into a view that appears, or ask it something.",
    .laidOut: "Add the table to a window, or call layoutIfNeeded.",
    .sectionThere: "Answer more sections in numberOfSections.",
    .rowThere: "Answer more rows in numberOfRowsInSection.",
    .rowShown: "Scroll to the row: only rows on the screen have cells.",
    .heightNeeded: "Set estimatedRowHeight to 0 and implement no estimate, or scroll to the row.",
    .sectionEndWanted: "Answer a view or a title, or set the height property to a number.",
    .sectionEndHeight: "Answer a height above 0, or set the height property.",
    .sectionEndShown: "Scroll to the section.",
    .sectionEndHasView: "Answer a view or a title.",
    .titleNeeded: "Answer nil in the view method, or remove it.",
    .plainStyle: "Make the table with the style plain.",
    .indexShown: "Answer titles in sectionIndexTitles, and ask for no more rows than there are.",
    .tableTold: "Call reloadData, or the update that fits, after the data has changed.",
    .cellNeeded: "Call reloadData or reloadRows: a cell on the screen is not asked for again.",
    .groupClosed: "Call endUpdates.",
    .snapshotApplied: "Apply a snapshot of the new data.",
    .scrollEnabled: "Set isScrollEnabled to true.",
    .contentMoves: "Scroll to another offset.",
    .decelerates: "Lift the finger while it moves.",
    .scrollAnimated: "Scroll with animated: true, in a window and to another offset.",
    .scrollsToTop: "Set scrollsToTop to true.",
    .shouldScrollToTop: "Answer true in scrollViewShouldScrollToTop.",
    .insetChanges: "Set another inset.",
    .prefetchEnabled: "Set isPrefetchingEnabled to true.",
    .prefetchStarted: "Scroll: this iOS version announces nothing before.",
    .rowBesideScreen:
      "Ask about a row further on, or let this one leave the screen and scroll towards it.",
    .rowsAhead: "Give the table more rows than its bounds show.",
    .announcesRows: "Implement prefetchRowsAt as well.",
  ]

  private static let touchChanges: [GateID: String] = [
    .rowExists: "Touch a row that the table has.",
    .rowVisible: "Scroll to the row first.",
    .contentRests: "Wait until the content rests: the touch that stops it does nothing else.",
    .besideAccessory: "Touch the row beside its accessory.",
    .touchNotCancelled: "Let the touch end on the row: no scrolling, menu or reload in between.",
    .selectedByUser:
      "Do the work where you select the row programmatically: the delegate is called only for the user.",
    .selectionAllowed: "Set allowsSelection to true.",
    .selectionAllowedInEditing: "Set allowsSelectionDuringEditing to true, or end edit mode.",
    .shouldHighlight: "Answer true in shouldHighlightRowAt.",
    .notToggled: "Turn off multiple selection, or tap a row that is not selected.",
    .willSelect: "Answer the row in willSelectRowAt, not nil.",
    .answeredRowExists: "Answer a row that the table has in willSelectRowAt.",
    .selectsItself: "Answer the row itself in willSelectRowAt: another one is selected instead.",
    .rowToDeselect:
      "Keep the row selected, then tap another one; among several tap the row itself once more.",
    .willDeselect: "Answer the row in willDeselectRowAt, not nil.",
    .deselectedRowSelected: "Answer a selected row in willDeselectRowAt.",
    .deselectsItself:
      "Answer the row itself in willDeselectRowAt: another one is deselected instead.",
    .notExtending: "Turn off multiple selection.",
    .canPerformPrimary: "Answer true in canPerformPrimaryActionForRowAt.",
    .multipleSelectionInEditing: "Set allowsMultipleSelectionDuringEditing to true.",
    .shouldBeginMultiple: "Answer true in shouldBeginMultipleSelectionInteractionAt.",
    .menuMethods: "Implement all three methods of the edit menu.",
    .noContextMenu: "Answer nil in contextMenuConfigurationForRowAt, or remove it.",
    .shouldShowMenu: "Answer true in shouldShowMenuForRowAt.",
    .menuItemChosen: "Tap an item of the menu.",
    .publicAction: "Choose an action whose selector is public.",
    .canPerformAction: "Answer true in canPerformAction for the selector.",
    .contextMenuGiven: "Answer a configuration in contextMenuConfigurationForRowAt.",
    .contextMenuFilled: "Put an action or a preview into the configuration.",
    .previewTapped: "Tap the preview.",
    .tableChoosesFocus: "Let focus enter the table without aiming at a row.",
    .noFocusRemembered: "Set remembersLastFocusedIndexPath to false.",
    .canFocus: "Answer true in canFocusRowAt, or set allowsFocus to true.",
    .shouldUpdateFocus: "Answer true in shouldUpdateFocus.",
    .selectionFollowsFocus: "Set selectionFollowsFocus and allowsSelection to true.",
    .followsFocusToRow: "Answer true in selectionFollowsFocusForRowAt.",
    .notSelectedYet: "Move focus to a row that is not selected.",
    .springLoaded: "Set isSpringLoaded to true.",
    .shouldSpringLoad: "Answer true in shouldSpringLoadRowAt.",
    .cellConfigured: "Scroll to the row: only a cell for the screen is configured.",
    .notEditing: "End edit mode: it has an accessory of its own.",
    .accessoryIsButton: "Set accessoryType to detailButton or detailDisclosureButton.",
  ]

  private static let editChanges: [GateID: String] = [
    .editing: "Turn edit mode on.",
    .rowEditable: "Answer true in canEditRowAt.",
    .styleDelete: "Answer delete in editingStyleForRowAt.",
    .styleInsert: "Answer insert in editingStyleForRowAt.",
    .rowIsEdited: "Turn edit mode on, with the row on the screen.",
    .swipeFarEnough: "Swipe further.",
    .noRowOpen: "Close the row that is open first.",
    .swipeNotEditing: "End edit mode: its rows are not swiped.",
    .edgeKnown: "Swipe at the trailing edge, or run on iOS 11 or later.",
    .edgeUncovered: "Swipe at the other edge.",
    .swipeImplemented:
      "Implement commitEditingStyle, or a method that answers actions for the edge.",
    .noConfiguration: "Remove the configuration method: it is asked instead.",
    .noActions: "Answer no actions of your own: they take the place of the delete button.",
    .someAction: "Answer at least one action, or nil.",
    .moveRowImplemented: "Implement moveRowAt.",
    .rowMovable: "Answer true in canMoveRowAt.",
    .rowDropped: "Drop the row: a cancelled touch moves nothing.",
    .targetChanged: "Drop the row at another place.",
    .targetExists: "Answer a place that the table has in targetIndexPathForMoveFromRowAt.",
    .dragInteraction: "Set dragInteractionEnabled to true.",
    .dragHasItems: "Answer an item in itemsForBeginningDragSession.",
    .ownRow: "Drag a row of the table.",
    .oneItem: "Drag one row with one item.",
    .dropDelegateSet: "Set the drop delegate.",
    .dropEntered: "Bring the drag over the table.",
    .proposesMove: "Propose move in dropSessionDidUpdate.",
    .dropPlace: "Lift the finger over a row.",
    .dropCanHandle: "Answer true in canHandleDropSession.",
    .droppedOnTable: "Lift the finger over the table.",
    .dropAccepted: "Propose copy or move in dropSessionDidUpdate.",
    .itemFliesToRow: "Call coordinator.drop(_:toRowAt:) in performDrop.",
    .notReordered: "Propose copy, or drag several items: one row that moves is a reorder.",
  ]
}
