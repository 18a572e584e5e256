/// The gates on the way to a callback.
extension TableView {
  /// Whether the way to a callback is open up to the call itself; says which gate is not.
  ///
  /// A callback that is merely not implemented or not known counts as reached, because what would
  /// follow it goes on with its default.
  func reaches(_ callback: Callback, _ row: IndexPath?, _ walk: inout GateWalk) -> Bool {
    for gate in GateBook.gates(of: callback) where !walk.passed.contains(gate.id) {
      guard isOpen(gate.id, to: callback, row, walk) else {
        sink.closed(ClosedGate(gate.id, keeps: callback, row: row, rule: gate.rule))
        return gate.id == .implemented || gate.id == .versionKnows
      }
      walk.pass(gate.id)
    }
    return true
  }

  /// Reports a gate that keeps a callback from being called, if a client waits for it.
  func closeGate(_ gate: GateID, keeps callback: Callback, row: IndexPath?, rule: RuleID) {
    guard implements(callback) else { return }
    sink.closed(ClosedGate(gate, keeps: callback, row: row, rule: rule))
  }

  private func isOpen(
    _ gate: GateID,
    to callback: Callback,
    _ row: IndexPath?,
    _ walk: GateWalk
  ) -> Bool {
    let properties = currentProperties.selection
    return switch gate {
    case .versionKnows: callback.facts.isAvailable(on: profile.version)
    case .implemented: implements(callback)
    case .rowExists: row.map { content.contains($0) } ?? false
    case .rowVisible: row.map { screen.cell(at: $0) != nil } ?? false
    case .selectionAllowed: isEditing || properties.allowsSelection
    case .selectionAllowedInEditing:
      !isEditing || properties.allowsSelectionDuringEditing
        || properties.allowsMultipleSelectionDuringEditing
    case .multipleSelectionInEditing: properties.allowsMultipleSelectionDuringEditing
    case .menuMethods:
      implements(.shouldShowMenuForRowAt) && implements(.canPerformAction)
        && implements(.performAction)
    case .springLoaded: properties.isSpringLoaded
    case .selectionFollowsFocus: properties.selectionFollowsFocus && canSelectByFocus
    case .notEditing: !isEditing
    case .contentRests, .besideAccessory, .touchNotCancelled, .shouldHighlight, .shouldSpringLoad,
      .followsFocusToRow, .notSelectedYet, .notToggled, .willSelect, .answeredRowExists,
      .rowToDeselect, .willDeselect, .deselectedRowSelected, .notExtending, .canPerformPrimary,
      .shouldBeginMultiple, .noContextMenu, .shouldShowMenu, .menuItemChosen, .publicAction,
      .canPerformAction, .contextMenuGiven, .contextMenuFilled, .previewTapped,
      .tableChoosesFocus, .noFocusRemembered, .canFocus, .shouldUpdateFocus, .cellConfigured,
      .accessoryIsButton, .noRowOpen, .editing, .rowEditable, .styleDelete, .styleInsert,
      .swipeNotEditing, .edgeKnown, .edgeUncovered, .swipeImplemented, .noConfiguration, .noActions,
      .someAction,
      .moveRowImplemented, .rowMovable, .targetChanged, .targetExists, .dragInteraction,
      .dragHasItems, .rowIsEdited, .swipeFarEnough, .rowDropped, .droppedOnTable, .dropCanHandle,
      .dropAccepted, .notReordered, .ownRow, .oneItem, .dropDelegateSet, .dropEntered,
      .proposesMove, .dropPlace:
      !walk.closed.contains(gate)
    }
  }
}
