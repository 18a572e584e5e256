/// What must hold before a swipe begins.
extension TableView {
  /// The gates that need no question.
  func passesGates(_ path: IndexPath, _ edge: SwipeEdge, _ distance: SwipeDistance) -> Bool {
    if profile.swipeEnd.cancelled == .notRecognized, distance == .cancelled {
      return closeSwipeGate(.swipeFarEnough, path, edge, .swipeCancelled)
    }
    guard content.contains(path) else { return closeSwipeGate(.rowExists, path, edge, .swipeGate) }
    guard cell(at: path) != nil else { return closeSwipeGate(.rowVisible, path, edge, .swipeGate) }
    guard editing.mode != .edit else {
      return closeSwipeGate(.swipeNotEditing, path, edge, .swipeGate)
    }
    guard edge == .trailing || profile.swipe.hasLeadingEdge else {
      return closeSwipeGate(.edgeKnown, path, edge, .swipeEdges)
    }
    guard offersActions(at: edge) else {
      return closeSwipeGate(.swipeImplemented, path, edge, .swipeNeeds)
    }
    return true
  }

  /// Whether the clients implement anything that puts actions behind an edge.
  func offersActions(at edge: SwipeEdge) -> Bool {
    suppliesActions(at: edge) || edge == .trailing && implements(.commitEditingStyle)
  }

  /// Whether the delegate implements a method that answers actions of its own.
  func suppliesActions(at edge: SwipeEdge) -> Bool {
    implements(edge.configuration) || edge == .trailing && implements(.editActionsForRowAt)
  }

  /// The gate that is asked: whether the row can be edited, and its style; nil when it is closed.
  func askGate(_ path: IndexPath, _ edge: SwipeEdge) throws(UIKitException) -> EditingStyle? {
    switch profile.swipe.gate {
    case .canEditThenStyle:
      guard try askCanEdit(path, edge) else { return nil }
      return try askStyle(path, edge)
    case .styleThenCanEditTwice:
      guard try askStyle(path, edge) != nil, try askCanEdit(path, edge),
        let style = try askStyle(path, edge), try askCanEdit(path, edge)
      else { return nil }
      return style
    }
  }

  private func askCanEdit(_ path: IndexPath, _ edge: SwipeEdge) throws(UIKitException) -> Bool {
    guard try askFlag(.canEditRowAt, .row(path), rule: .swipeGate) ?? true else {
      return closeSwipeGate(.rowEditable, path, edge, .swipeGate)
    }
    return true
  }

  /// The style of the row; none refuses where the delegate's own actions do not outweigh it.
  private func askStyle(
    _ path: IndexPath,
    _ edge: SwipeEdge
  ) throws(UIKitException) -> EditingStyle? {
    let style = try askEditingStyle(path, rule: .swipeGate)
    if profile.swipe.actionsOutweighStyle, suppliesActions(at: edge) { return style }
    if style == .delete { return style }
    _ = closeSwipeGate(.styleDelete, path, edge, .swipeStyle)
    return nil
  }

  /// Reports a closed gate for each callback that it keeps from being called.
  func closeSwipeGate(
    _ gate: GateID,
    _ path: IndexPath,
    _ edge: SwipeEdge,
    _ rule: RuleID
  ) -> Bool {
    for callback in edge.callbacks {
      closeGate(gate, keeps: callback, row: path, rule: rule)
    }
    return false
  }
}
