/// The gates that decide whether a swipe begins.
extension TableView {
  /// Returns whether the gates hold that can be checked without a call, and reports the first that
  /// fails.
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

  /// Returns whether the app implements a method that provides buttons at an edge.
  func offersActions(at edge: SwipeEdge) -> Bool {
    suppliesActions(at: edge) || edge == .trailing && implements(.commitEditingStyle)
  }

  /// Returns whether the delegate implements a method that returns actions for an edge.
  func suppliesActions(at edge: SwipeEdge) -> Bool {
    implements(edge.configuration) || edge == .trailing && implements(.editActionsForRowAt)
  }

  /// Queries whether the row can be edited, and its style, or returns nil if the row cannot be
  /// swiped.
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

  /// Queries the style of the row, or returns nil if the style prevents the swipe.
  ///
  /// Where the version says so, actions of the delegate allow any style.
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

  /// Reports a failed gate that prevents the swipe, and returns false.
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
