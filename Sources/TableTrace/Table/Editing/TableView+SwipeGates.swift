/// The conditions for the beginning of a swipe.
extension TableView {
  /// Returns the gates that need no question.
  func passesGates(_ path: IndexPath, _ edge: SwipeEdge, _ distance: SwipeDistance) -> Bool {
    if profile[SwipeEndRules.cancelled] == .notRecognized, distance == .cancelled {
      return refuseSwipe(.swipeFarEnough, path, edge, .swipeCancelled)
    }
    guard content.contains(path) else { return refuseSwipe(.rowExists, path, edge, .swipeGate) }
    guard cell(at: path) != nil else { return refuseSwipe(.rowVisible, path, edge, .swipeGate) }
    guard editing.mode != .edit else {
      return refuseSwipe(.swipeNotEditing, path, edge, .swipeGate)
    }
    guard edge == .trailing || profile[SwipeRules.edges] else {
      return refuseSwipe(.edgeKnown, path, edge, .swipeEdges)
    }
    guard offersActions(at: edge) else {
      return refuseSwipe(.swipeImplemented, path, edge, .swipeNeeds)
    }
    return true
  }

  /// Returns whether the clients implement anything that puts actions behind an edge.
  func offersActions(at edge: SwipeEdge) -> Bool {
    suppliesActions(at: edge) || edge == .trailing && implements(.commitEditingStyle)
  }

  /// Returns whether the delegate implements a method that answers actions of its own.
  func suppliesActions(at edge: SwipeEdge) -> Bool {
    implements(edge.configuration) || edge == .trailing && implements(.editActionsForRowAt)
  }

  /// The gate that is queried: whether the row can be edited, and its style, or nil when it is
  /// closed.
  func askGate(
    _ row: FollowedRows.Place,
    _ edge: SwipeEdge
  ) throws(UIKitException) -> EditingStyle? {
    switch profile[SwipeRules.gate] {
    case .canEditThenStyle:
      guard try askCanEdit(row, edge) else { return nil }
      return try askStyle(row, edge)
    case .styleThenCanEditTwice:
      guard try askStyle(row, edge) != nil, try askCanEdit(row, edge),
        let style = try askStyle(row, edge), try askCanEdit(row, edge)
      else { return nil }
      return style
    }
  }

  private func askCanEdit(
    _ row: FollowedRows.Place,
    _ edge: SwipeEdge
  ) throws(UIKitException) -> Bool {
    guard let path = followed[row] else { return false }
    guard try askFlag(.canEditRowAt, .row(path), rule: .swipeGate) ?? true else {
      return refuseSwipe(.rowEditable, path, edge, .swipeGate)
    }
    return true
  }

  /// Returns the style of the row; none refuses where the delegate's own actions do not outweigh
  /// it.
  private func askStyle(
    _ row: FollowedRows.Place,
    _ edge: SwipeEdge
  ) throws(UIKitException) -> EditingStyle? {
    guard let path = followed[row] else { return nil }
    let style = try askEditingStyle(path, rule: .swipeGate)
    if profile[SwipeRules.style], suppliesActions(at: edge) { return style }
    if style == .delete { return style }
    _ = refuseSwipe(.styleDelete, path, edge, .swipeStyle)
    return nil
  }

  /// Returns whether a closed gate prevents the swipe of a row.
  private func refuseSwipe(
    _ gate: GateID,
    _ path: IndexPath,
    _ edge: SwipeEdge,
    _ rule: RuleID
  ) -> Bool {
    closeGate(gate, keeps: edge.callbacks, row: path, rule: rule)
    return false
  }
}
