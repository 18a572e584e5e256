/// The stable name of a gate; the raw value is what reports print.
package enum GateID: String, CaseIterable, Sendable {
  // Any callback.
  case implemented = "any.implemented"
  case versionKnows = "any.version-knows-it"
  case sentByTable = "any.sent-by-table"
  case clientSet = "any.client-set"
  case appRuns = "any.app-runs"
  case broughtAbout = "any.brought-about"

  // Loading.
  case hasLoaded = "load.has-loaded"
  case laidOut = "load.laid-out"
  case sectionThere = "content.section-exists"
  case rowThere = "content.row-exists"
  case rowShown = "screen.row-shown"
  case heightNeeded = "height.row-shown-or-not-estimated"

  // Headers and footers.
  case sectionEndWanted = "header.view-or-title"
  case sectionEndHeight = "header.has-height"
  case sectionEndShown = "header.on-screen"
  case sectionEndHasView = "header.has-view"
  case titleNeeded = "header.no-view"

  // The section index.
  case plainStyle = "index.plain-style"
  case indexShown = "index.shown"

  // Reloading, reuse and updates.
  case tableNotified = "reload.table-is-told"
  case cellNeeded = "reuse.row-has-no-cell"
  case groupClosed = "update.group-is-closed"
  case snapshotApplied = "diffable.snapshot-applied"

  // Scrolling.
  case scrollEnabled = "scroll.enabled"
  case contentMoves = "scroll.content-moves"
  case decelerates = "scroll.decelerates"
  case scrollAnimated = "scroll.animated"
  case scrollsToTop = "scroll.scrolls-to-top"
  case shouldScrollToTop = "scroll.should-scroll-to-top"
  case insetChanges = "scroll.inset-changes"

  // Prefetching.
  case prefetchEnabled = "prefetch.enabled"
  case prefetchStarted = "prefetch.has-started"
  case rowBesideScreen = "prefetch.row-beside-the-screen"
  case rowsAhead = "prefetch.rows-ahead"
  case announcesRows = "prefetch.rows-are-announced"
  case rowsFarBehind = "prefetch.rows-far-behind"

  // Any touch.
  case rowExists = "touch.row-exists"
  case rowVisible = "touch.row-visible"
  case contentRests = "touch.content-rests"
  case besideAccessory = "touch.beside-accessory"
  case touchNotCancelled = "touch.not-cancelled"

  // Highlight and selection.
  case selectedByUser = "selection.by-user"
  case selectionAllowed = "selection.allowed"
  case selectionAllowedInEditing = "selection.allowed-in-editing"
  case shouldHighlight = "highlight.should-highlight"
  case notToggled = "selection.not-toggled"
  case willSelect = "selection.will-select"
  case answeredRowExists = "selection.answered-row-exists"
  case selectsItself = "selection.not-redirected"
  case rowToDeselect = "selection.row-to-deselect"
  case willDeselect = "selection.will-deselect"
  case deselectedRowSelected = "selection.deselected-row-is-selected"
  case deselectsItself = "selection.deselection-not-redirected"

  // The primary action.
  case notExtending = "primary-action.not-extending"
  case canPerformPrimary = "primary-action.can-perform"

  // Two fingers.
  case multipleSelectionInEditing = "multi-select.allowed-in-editing"
  case shouldBeginMultiple = "multi-select.should-begin"

  // Menus.
  case menuMethods = "menu.all-methods"
  case noContextMenu = "menu.no-context-menu"
  case shouldShowMenu = "menu.should-show"
  case menuItemChosen = "menu.item-chosen"
  case publicAction = "menu.public-action"
  case canPerformAction = "menu.can-perform"
  case contextMenuGiven = "context-menu.configuration"
  case contextMenuFilled = "context-menu.not-empty"
  case previewTapped = "context-menu.preview-tapped"

  // Focus and spring loading.
  case tableChoosesFocus = "focus.table-chooses"
  case noFocusRemembered = "focus.none-remembered"
  case canFocus = "focus.can-focus"
  case shouldUpdateFocus = "focus.should-update"
  case selectionFollowsFocus = "focus.selection-follows"
  case followsFocusToRow = "focus.selection-follows-to-row"
  case notSelectedYet = "focus.not-selected-yet"
  case springLoaded = "spring-loading.table"
  case shouldSpringLoad = "spring-loading.should-spring-load"

  // Accessories and the configuration of cells.
  case cellConfigured = "cell.configured"
  case notEditing = "accessory.not-editing"
  case accessoryIsButton = "accessory.is-button"

  // Edit mode.
  case editing = "edit.table-is-editing"
  case rowEditable = "edit.can-edit-answers-true"
  case styleDelete = "edit.style-is-delete"
  case styleInsert = "edit.style-is-insert"

  case rowIsEdited = "edit.row-is-edited"

  // Swipes.
  case swipeFarEnough = "swipe.far-enough"
  case noRowOpen = "swipe.no-row-open"
  case swipeNotEditing = "swipe.table-is-not-editing"
  case edgeKnown = "swipe.edge-known"
  case edgeUncovered = "swipe.edge-uncovered"
  case swipeImplemented = "swipe.commit-or-actions-implemented"
  case noConfiguration = "swipe.no-configuration-method"
  case noActions = "swipe.no-actions-of-the-app"
  case someAction = "swipe.some-action"

  // Reordering.
  case moveRowImplemented = "reorder.move-row-implemented"
  case rowMovable = "reorder.can-move-answers-true"
  case rowDropped = "reorder.row-dropped"
  case targetChanged = "reorder.target-changed"
  case targetExists = "reorder.target-exists"

  // Drag and drop.
  case dragInteraction = "drag.interaction-enabled"
  case dragHasItems = "drag.has-items"
  case ownRow = "drag.row-of-the-table"
  case oneItem = "drag.one-row-and-item"
  case dropDelegateSet = "drop.delegate-set"
  case dropEntered = "drop.session-entered"
  case proposesMove = "drop.proposes-move"
  case dropPlace = "drop.at-a-place"
  case dropCanHandle = "drop.can-handle"
  case droppedOnTable = "drop.on-the-table"
  case dropAccepted = "drop.accepted"
  case notReordered = "drop.not-a-reorder"
  case itemFliesToRow = "drop.item-flies-to-row"
}
