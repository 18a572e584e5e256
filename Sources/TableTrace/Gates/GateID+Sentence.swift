extension GateID {
  /// The condition that must hold, as a sentence.
  package var sentence: String { Self.sentences[self] ?? "" }

  /// The sentences; a test checks that none is missing.
  private static let sentences: [GateID: String] = [
    .implemented: "Your delegate or data source implements the callback.",
    .versionKnows: "The iOS version has the callback.",
    .sentByTable:
      "A table calls this method. A table never calls the methods of zooming, because it has "
      + "nothing to zoom.",
    .clientSet: "The object that receives the call, such as the delegate, is set on the table.",
    .appRuns: "No exception has ended the app.",
    .broughtAbout: "Something triggers the call: a touch, another step of the scenario or a line "
      + "of the app's code.",
    .hasLoaded: "The table has loaded: its view has appeared, or the app has queried the table.",
    .laidOut: "The table has run a layout. It does so in a window, or when the app forces a "
      + "layout.",
    .sectionThere: "The section is within the number that numberOfSections returns.",
    .rowThere: "The row is within the number that numberOfRowsInSection returns.",
    .rowShown: "The row is on screen, or its cell is prepared just off screen.",
    .heightNeeded:
      "Heights are not estimated, or the row is visible. If heights are estimated, the table calls "
      + "heightForRowAt only for visible rows.",
    .sectionEndWanted:
      "viewForHeaderInSection or titleForHeaderInSection returns something to show. If the "
      + "height is automatic, a section without a view or title has no header. The same holds "
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
    .plainStyle: "The style of the table is plain. Other styles have no section index.",
    .indexShown:
      "The index has titles, and the table has at least sectionIndexMinimumDisplayRowCount "
      + "rows.",
    .tableNotified: "A reload or an update notifies the table of its changed data.",
    .cellNeeded: "The row has no cell yet. A visible row keeps its cell.",
    .groupClosed: "No update group is open between beginUpdates and endUpdates.",
    .snapshotApplied: "The app has applied a snapshot to its diffable data source. The table "
      + "shows only what a snapshot contains.",
    .scrollEnabled: "isScrollEnabled is true. If it is false, only code scrolls the content.",
    .contentMoves: "The content moves to another offset.",
    .decelerates: "The content keeps moving when the drag ends, or it bounces back.",
    .scrollAnimated: "The scroll is animated, the table is in a window, and the content moves to "
      + "another offset.",
    .scrollsToTop: "scrollsToTop is true.",
    .shouldScrollToTop: "scrollViewShouldScrollToTop returns true or is not implemented.",
    .insetChanges: "The adjusted content inset of the table changes.",
    .prefetchEnabled: "isPrefetchingEnabled is true.",
    .prefetchStarted:
      "The table has laid out. On iOS versions that prefetch only while scrolling, the table has "
      + "also scrolled.",
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
      "The user selects or deselects the row. selectRow and deselectRow call no delegate "
      + "method.",
    .selectionAllowed: "allowsSelection is true, or the table is in edit mode.",
    .selectionAllowedInEditing:
      "In edit mode, allowsSelectionDuringEditing or allowsMultipleSelectionDuringEditing "
      + "is true.",
    .shouldHighlight: "shouldHighlightRowAt returns true or is not implemented.",
    .notToggled:
      "Multiple selection is off, or the row is not selected yet. With multiple selection, a tap "
      + "on a selected row deselects it.",
    .willSelect: "willSelectRowAt returns a row, not nil, or is not implemented.",
    .answeredRowExists: "The table has the row that willSelectRowAt returns.",
    .selectsItself:
      "willSelectRowAt returns the row itself or is not implemented. Otherwise the returned "
      + "row is selected instead.",
    .rowToDeselect:
      "There is a row to deselect. In single selection this is the row that was selected before. "
      + "In multiple selection it is the tapped row.",
    .willDeselect: "willDeselectRowAt returns a row, not nil, or is not implemented.",
    .deselectedRowSelected: "The row that willDeselectRowAt returns is selected.",
    .deselectsItself:
      "willDeselectRowAt returns the row itself or is not implemented. Otherwise the "
      + "returned row is deselected instead.",
    .notExtending: "The tap does not change a selection of several rows.",
    .canPerformPrimary:
      "canPerformPrimaryActionForRowAt returns true. If it is not implemented, the table is "
      + "not in edit mode.",
    .multipleSelectionInEditing: "allowsMultipleSelectionDuringEditing is true.",
    .shouldBeginMultiple:
      "shouldBeginMultipleSelectionInteractionAt is implemented and returns true.",
    .menuMethods: "The delegate implements all three methods of the edit menu.",
    .noContextMenu: "The long press does not show a context menu.",
    .shouldShowMenu: "shouldShowMenuForRowAt returns true.",
    .menuItemChosen: "The user taps an item of the menu.",
    .publicAction: "The selector is public: it does not begin with an underscore.",
    .canPerformAction:
      "canPerformAction returns true for the selector when the menu opens, and again when "
      + "its item is tapped.",
    .contextMenuGiven: "contextMenuConfigurationForRowAt returns a configuration, not nil.",
    .contextMenuFilled:
      "The configuration has something to show. With an empty configuration no menu is displayed.",
    .previewTapped:
      "The user taps the preview, instead of choosing an action or dismissing the menu.",
    .tableChoosesFocus: "Focus enters the table without a target row.",
    .noFocusRemembered: "remembersLastFocusedIndexPath is false, or no row has had focus yet.",
    .canFocus:
      "canFocusRowAt returns true. If it is not implemented, allowsFocus is true, or "
      + "allowsFocusDuringEditing in edit mode.",
    .shouldUpdateFocus: "shouldUpdateFocus returns true or is not implemented.",
    .selectionFollowsFocus:
      "selectionFollowsFocus of the table is true, and its rows can be selected.",
    .followsFocusToRow:
      "For the row that gets the focus, selectionFollowsFocusForRowAt returns true or is not "
      + "implemented.",
    .notSelectedYet: "The row that gets the focus is not selected yet.",
    .springLoaded: "isSpringLoaded of the table is true.",
    .shouldSpringLoad:
      "If a drag rests on the row, shouldSpringLoadRowAt returns true or is not "
      + "implemented.",
    .cellConfigured: "The table has a cell for the row. Only rows on screen or close to the screen "
      + "have cells.",
    .notEditing:
      "The table is not in edit mode. In edit mode the row shows its editing accessory instead.",
    .accessoryIsButton:
      "The accessory is detailDisclosureButton or detailButton, not a view of the app.",
    .editing: "The table is in edit mode.",
    .rowEditable: "canEditRowAt returns true or is not implemented.",
    .styleDelete:
      "The editing style of the row is delete. From iOS 11, only the delete button needs this, "
      + "not the app's own actions.",
    .styleInsert: "The editing style of the row is insert, so that it has a plus control.",
    .rowIsEdited: "Edit mode begins, the row becomes visible in edit mode, or the row is swiped.",
    .swipeFarEnough: "The swipe is long enough.",
    .noRowOpen: "No row shows the buttons of a swipe. Otherwise the touch only closes that row.",
    .swipeNotEditing: "The table is not in edit mode.",
    .edgeKnown: "The edge can have actions. The trailing edge can have them on every iOS version, "
      + "the leading edge from iOS 11.",
    .edgeUncovered: "The swipe uncovers the edge that this method is about, not the opposite edge.",
    .swipeImplemented:
      "commitEditingStyle, or a method that returns actions for the edge, is implemented.",
    .noConfiguration: "The delegate does not implement trailingSwipeActionsConfigurationForRowAt, "
      + "which is called instead of editActionsForRowAt from iOS 11.",
    .noActions: "The delegate returns no actions of its own for the swipe. Such actions replace "
      + "the delete button.",
    .someAction: "The swipe has at least one button to show.",
    .moveRowImplemented: "The data source implements moveRowAt.",
    .rowMovable: "canMoveRowAt returns true or is not implemented.",
    .rowDropped: "The row is dropped and its touch is not cancelled.",
    .targetChanged: "The row is dropped at another place than its own.",
    .targetExists: "targetIndexPathForMove returns an index path that the table has.",
    .dragInteraction:
      "dragInteractionEnabled is true. On an iPhone it is false by default before iOS 15.",
    .dragHasItems: "itemsForBeginningDragSession returns at least one item.",
    .ownRow: "The dragged items come from rows of this table.",
    .oneItem: "One row is dragged, with one item. Only such a drag can be a reorder.",
    .dropDelegateSet: "The table has a drop delegate.",
    .dropEntered: "The drag session has entered the table.",
    .proposesMove: "The last proposal of dropSessionDidUpdate is to move.",
    .dropPlace: "The drag is dropped over a row or at the end of a section.",
    .dropCanHandle: "canHandleDropSession returns true or is not implemented.",
    .droppedOnTable: "The touch ends over the table, and the drag is not cancelled.",
    .dropAccepted: "The last proposal of dropSessionDidUpdate is neither cancel nor forbidden.",
    .notReordered:
      "The drop is not a reorder. A reorder moves one row inside the table and calls moveRowAt "
      + "instead.",
    .itemFliesToRow: "performDrop calls coordinator.drop(_:toRowAt:) for an item.",
  ]
}
