/// The stable name of a gate; the raw value is what reports print.
package enum GateID: String, CaseIterable, Sendable {
  // Any callback.
  case implemented = "any.implemented"
  case versionKnows = "any.version-knows-it"

  // Any touch.
  case rowExists = "touch.row-exists"
  case rowVisible = "touch.row-visible"
  case contentRests = "touch.content-rests"
  case besideAccessory = "touch.beside-accessory"
  case touchNotCancelled = "touch.not-cancelled"

  // Highlight and selection.
  case selectionAllowed = "selection.allowed"
  case selectionAllowedInEditing = "selection.allowed-in-editing"
  case shouldHighlight = "highlight.should-highlight"
  case notToggled = "selection.not-toggled"
  case willSelect = "selection.will-select"
  case answeredRowExists = "selection.answered-row-exists"
  case rowToDeselect = "selection.row-to-deselect"
  case willDeselect = "selection.will-deselect"
  case deselectedRowSelected = "selection.deselected-row-is-selected"

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
}
