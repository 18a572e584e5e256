/// The stable name of a gate; the raw value is what reports print.
public enum GateID: String, CaseIterable, Sendable {
  // Any touch.
  case implemented = "any.implemented"
  case versionKnows = "any.version-knows-it"
  case rowExists = "touch.row-exists"
  case rowVisible = "touch.row-visible"
  case touchNotCancelled = "touch.not-cancelled"

  // Edit mode.
  case editing = "edit.table-is-editing"
  case rowEditable = "edit.can-edit-answers-true"
  case styleDelete = "edit.style-is-delete"
  case styleInsert = "edit.style-is-insert"

  // Swipes.
  case notEditing = "swipe.table-is-not-editing"
  case edgeKnown = "swipe.edge-known"
  case swipeImplemented = "swipe.commit-or-actions-implemented"
  case noConfiguration = "swipe.no-configuration-method"
  case noActions = "swipe.no-actions-of-the-app"
  case someAction = "swipe.some-action"

  // Reordering.
  case moveRowImplemented = "reorder.move-row-implemented"
  case rowMovable = "reorder.can-move-answers-true"
  case targetChanged = "reorder.target-changed"
  case targetExists = "reorder.target-exists"

  // Drag and drop.
  case dragInteraction = "drag.interaction-enabled"
  case dragHasItems = "drag.has-items"
  case dropCanHandle = "drop.can-handle"
  case dropAccepted = "drop.accepted"
  case notReordered = "drop.not-a-reorder"
}
