/// The stable name of a gate; the raw value is what reports print.
public enum GateID: String, CaseIterable, Sendable {
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
  case rowToDeselect = "selection.row-to-deselect"
  case willDeselect = "selection.will-deselect"

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
  case springLoaded = "spring-loading.table"

  // Accessories and the configuration of cells.
  case cellConfigured = "cell.configured"
  case notEditing = "accessory.not-editing"
  case accessoryIsButton = "accessory.is-button"
}
