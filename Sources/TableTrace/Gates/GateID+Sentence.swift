extension GateID {
  /// The condition that must hold, as a sentence.
  package var sentence: String { Self.sentences[self] ?? "" }

  /// The sentences; a test checks that none is missing.
  private static let sentences: [GateID: String] = [
    .implemented: "Your delegate or data source implements the callback.",
    .versionKnows: "The iOS version has the callback.",
    .sentByTable:
      "This method is one that a table calls. A table never calls the zooming methods of "
      + "UIScrollViewDelegate, because it cannot zoom.",
    .clientSet: "The object that receives the call, such as the delegate, is set on the table.",
    .appRuns: "No exception has ended the app.",
    .broughtAbout: "Something triggers the call: a touch, another step of the scenario or a line "
      + "of the app's code.",
    .hasLoaded: "The table has loaded: its view has appeared, or the app has queried the table.",
    .laidOut: "The table has laid out its rows. It does so in a window, or when the app calls "
      + "layoutIfNeeded.",
    .sectionThere: "The section exists: its index is less than the number that numberOfSections "
      + "returns. Without this method, only section 0 exists.",
    .rowThere: "The row exists: its index is less than the number that numberOfRowsInSection "
      + "returns.",
    .rowShown: "The row is on screen, or it is just off screen and already has a cell.",
    .heightNeeded:
      "Row heights are not estimated, or the row is visible. If row heights are estimated, the "
      + "table calls heightForRowAt only for visible rows.",
    .sectionEndWanted:
      "viewForHeaderInSection or titleForHeaderInSection is implemented, or the header's height "
      + "is not automatic. Otherwise the section has no header. The same holds "
      + "for footers.",
    .sectionEndHeight: "The header or footer has a height above 0, from a method, a property or a "
      + "title.",
    .sectionEndShown: "The header or footer is on screen.",
    .sectionEndHasView:
      "viewForHeaderInSection returns a view, or titleForHeaderInSection returns a title. The "
      + "same holds for footers.",
    .titleNeeded:
      "viewForHeaderInSection is not implemented or returns nil, because a view takes precedence "
      + "over a title. The same holds for footers.",
    .plainStyle: "The style of the table is plain. Tables of other styles have no section index.",
    .indexShown:
      "The section index has titles, and the table has at least sectionIndexMinimumDisplayRowCount "
      + "rows.",
    .tableNotified: "The app calls reloadData or an update method, so that the table knows of its "
      + "changed data.",
    .cellNeeded: "The row has no cell yet. A visible row keeps its cell, so cellForRowAt is not "
      + "called for it again.",
    .groupClosed: "The app has called endUpdates for each beginUpdates. Between these two calls, "
      + "the table makes and removes no cells.",
    .snapshotApplied: "The app has applied a snapshot to its diffable data source. The table "
      + "shows only what a snapshot contains.",
    .scrollEnabled: "isScrollEnabled is true. If it is false, only code scrolls the content.",
    .contentMoves: "The content offset changes to another value.",
    .decelerates: "The content keeps moving when the drag ends, or it bounces back.",
    .scrollAnimated: "The scroll is animated, the table is in a window, and the content moves to "
      + "another offset.",
    .scrollsToTop: "scrollsToTop is true.",
    .shouldScrollToTop: "scrollViewShouldScrollToTop returns true or is not implemented.",
    .insetChanges: "The adjustedContentInset of the table changes.",
    .prefetchEnabled: "isPrefetchingEnabled is true.",
    .prefetchStarted:
      "The table has laid out its rows. On iOS versions that prefetch only while scrolling, the "
      + "table has also scrolled.",
    .rowBesideScreen: "The row is not on screen. Only rows outside of the screen are prefetched.",
    .rowsAhead: "There are rows beyond the visible ones, in the direction of scrolling.",
    .announcesRows:
      "The prefetch data source implements prefetchRowsAt. Prefetching is cancelled only for rows "
      + "that were prefetched.",
    .rowsFarBehind:
      "A prefetched row was never displayed, and it is now far behind the visible rows.",
    .rowExists: "There is a row at this index path.",
    .rowVisible: "The row is on screen.",
    .contentRests: "The content is not scrolling by itself. Otherwise the touch only stops the "
      + "content.",
    .besideAccessory: "The touch is not on the detail button or the app's own accessory view.",
    .touchNotCancelled:
      "The touch ends on the row. Scrolling, a menu or a reload has not cancelled the touch, and "
      + "the table is still in its window.",
    .selectedByUser:
      "The user selects or deselects the row. selectRow and deselectRow call no delegate method.",
    .selectionAllowed: "allowsSelection is true, or the table is in edit mode.",
    .selectionAllowedInEditing:
      "The table is not in edit mode, or one of allowsSelectionDuringEditing and "
      + "allowsMultipleSelectionDuringEditing is true.",
    .shouldHighlight: "shouldHighlightRowAt returns true or is not implemented.",
    .notToggled:
      "Multiple selection is off, or the row is not selected yet. With multiple selection, a tap "
      + "on a selected row deselects it.",
    .willSelect: "willSelectRowAt returns a row, not nil, or is not implemented.",
    .answeredRowExists: "The table has the row that willSelectRowAt returns.",
    .selectsItself:
      "willSelectRowAt returns the row that it received, or is not implemented. If it returns "
      + "another row, that row is selected instead.",
    .rowToDeselect:
      "There is a row to deselect. In single selection, this is the row that was selected before "
      + "the tap. In multiple selection, it is the tapped row.",
    .willDeselect: "willDeselectRowAt returns a row, not nil, or is not implemented.",
    .deselectedRowSelected: "The row that willDeselectRowAt returns is selected.",
    .deselectsItself:
      "willDeselectRowAt returns the row that it received, or is not implemented. If it returns "
      + "another row, that row is deselected instead.",
    .notExtending: "The tap does not add a row to a selection of several rows, or remove a row "
      + "from it.",
    .canPerformPrimary:
      "canPerformPrimaryActionForRowAt returns true. If this method is not implemented, the table "
      + "must not be in edit mode.",
    .multipleSelectionInEditing: "allowsMultipleSelectionDuringEditing is true.",
    .shouldBeginMultiple:
      "shouldBeginMultipleSelectionInteractionAt is implemented and returns true.",
    .menuMethods: "The delegate implements all three methods of the edit menu.",
    .noContextMenu: "The long press does not show a context menu.",
    .shouldShowMenu: "shouldShowMenuForRowAt returns true.",
    .menuItemChosen: "The user taps an item of the edit menu.",
    .publicAction: "The selector is public: it does not begin with an underscore.",
    .canPerformAction:
      "canPerformAction returns true for the selector when the menu opens, and again when "
      + "its item is tapped.",
    .contextMenuGiven: "contextMenuConfigurationForRowAt returns a configuration, not nil.",
    .contextMenuFilled:
      "The configuration of the context menu has something to show. With an empty configuration, "
      + "no menu is displayed.",
    .previewTapped:
      "The user taps the preview of the context menu, instead of choosing an action or dismissing "
      + "the menu.",
    .tableChoosesFocus: "Focus enters the table, and the table chooses the row. No target row is "
      + "given.",
    .noFocusRemembered: "remembersLastFocusedIndexPath is false, or no row has had focus yet.",
    .canFocus:
      "canFocusRowAt returns true. If this method is not implemented, allowsFocus must be true, or "
      + "in edit mode allowsFocusDuringEditing.",
    .shouldUpdateFocus: "shouldUpdateFocus returns true or is not implemented.",
    .selectionFollowsFocus:
      "selectionFollowsFocus of the table is true, and its rows can be selected.",
    .followsFocusToRow:
      "For the row that gets the focus, selectionFollowsFocusForRowAt returns true or is not "
      + "implemented.",
    .notSelectedYet: "The row that gets the focus is not selected yet.",
    .springLoaded: "isSpringLoaded of the table is true.",
    .shouldSpringLoad:
      "shouldSpringLoadRowAt returns true or is not implemented. This matters only if a drag rests "
      + "on the row.",
    .cellConfigured: "The table has a cell for the row. Only rows on screen or close to the screen "
      + "have cells.",
    .notEditing:
      "The table is not in edit mode. In edit mode the row shows its editing accessory instead.",
    .accessoryIsButton:
      "The accessory of the row is detailDisclosureButton or detailButton, not a view of the app.",
    .editing: "The table is in edit mode.",
    .rowEditable: "canEditRowAt returns true or is not implemented.",
    .styleDelete:
      "The editing style of the row is delete. From iOS 11, only the delete button needs this, "
      + "not the app's own actions.",
    .styleInsert: "The editing style of the row is insert, so that it has a plus control.",
    .rowIsEdited: "Edit mode begins, the row becomes visible in edit mode, or the row is swiped.",
    .swipeFarEnough: "The swipe is long enough to show the buttons.",
    .noRowOpen: "No row shows the buttons of a swipe. Otherwise the touch only closes that row.",
    .swipeNotEditing: "The table is not in edit mode. In edit mode, rows cannot be swiped.",
    .edgeKnown: "The edge can have actions. The trailing edge can have them on every iOS version, "
      + "the leading edge from iOS 11.",
    .edgeUncovered: "The swipe uncovers the edge that this method is about, not the opposite edge.",
    .swipeImplemented:
      "commitEditingStyle, or a method that returns actions for the edge, is implemented.",
    .noConfiguration: "The delegate does not implement trailingSwipeActionsConfigurationForRowAt, "
      + "which is called instead of editActionsForRowAt from iOS 11.",
    .noActions: "The delegate returns no swipe actions for the row. Swipe actions of the app "
      + "replace the delete button.",
    .someAction: "The swipe has at least one button to show.",
    .moveRowImplemented: "The data source implements moveRowAt.",
    .rowMovable: "canMoveRowAt returns true or is not implemented.",
    .rowDropped: "The user drops the row, and the touch is not cancelled.",
    .targetChanged: "The user drops the row at another place than its own.",
    .targetExists: "targetIndexPathForMove returns an index path that the table has.",
    .dragInteraction:
      "dragInteractionEnabled is true. On an iPhone it is false by default before iOS 15.",
    .dragHasItems: "itemsForBeginningDragSession returns at least one item.",
    .ownRow: "The dragged items come from rows of this table.",
    .oneItem: "One row is dragged, with one item. Only such a drag can be a reorder.",
    .dropDelegateSet: "The table has a drop delegate.",
    .dropEntered: "The drag session has entered the table.",
    .proposesMove: "The last proposal that dropSessionDidUpdate returned has the operation move.",
    .dropPlace: "The drag is dropped over a row or at the end of a section.",
    .dropCanHandle: "canHandleDropSession returns true or is not implemented.",
    .droppedOnTable: "The touch ends over the table, and the drag is not cancelled.",
    .dropAccepted: "The last proposal that dropSessionDidUpdate returned is neither cancel nor "
      + "forbidden.",
    .notReordered:
      "The drop is not a reorder. A reorder moves one row inside the table and calls moveRowAt "
      + "instead of performDrop.",
    .itemFliesToRow: "performDrop calls coordinator.drop(_:toRowAt:) for an item.",
  ]
}
