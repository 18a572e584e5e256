/// A drag over the table, where the drop delegate decides about the drop.
extension TableView {
  /// `coordinator.drop(_:toRowAt:)`: drops an item at a row, whose preview is queried afterwards.
  public func dropItem(toRowAt path: IndexPath) {
    moving.fly(to: path)
  }

  /// Moves the user's finger to a place.
  func hover(over place: DragGesture.Place) throws(UIKitException) {
    switch place {
    case .outside:
      guard moving.drag.isInside else { return }
      moving.drag.leave()
      try tell(.dropSessionDidExit, .session, rule: .dropSession)
    case .row(let path):
      try enter(at: path)
    case .empty:
      try enter(at: nil)
    }
  }

  private func enter(at path: IndexPath?) throws(UIKitException) {
    guard dropDelegate != nil else { return }
    if moving.drag.canHandle == nil {
      let answer = try askFlag(.canHandleDropSession, .session, rule: .dropSession)
      moving.drag.canHandle = answer ?? true
    }
    guard moving.drag.canHandle == true else {
      let kept = [
        Callback.dropSessionDidEnter, .dropSessionDidUpdate, .dropSessionDidExit,
        .dropSessionDidEnd,
      ]
      return closeGate(.dropCanHandle, keeps: kept, row: path, rule: .dropSession)
    }
    if !moving.drag.isInside {
      moving.drag.enter()
      try tell(.dropSessionDidEnter, .session, rule: .dropSession)
    }
    // The finger stays at a place on the screen, even if rows enter above it.
    moving.drag.destination = path
    let proposal = try askProposal(path)
    moving.drag.proposal = proposal
  }

  /// Queries the proposal for a drop here, which is copy by default.
  private func askProposal(_ path: IndexPath?) throws(UIKitException) -> DropProposal {
    let callback = Callback.dropSessionDidUpdate
    guard case .dropProposal(let closure)? = clients[callback] else { return .copy }
    let call = Call(callback, .sessionRow(path), rule: .dropSession)
    return try run(call, closure) { .word($0.rawValue) } ?? .copy
  }

  /// Lifts the finger or cancels the drag, and returns whether the drop was accepted.
  func finishDrag(isDropped: Bool) throws(UIKitException) -> Bool {
    let session = moving.drag
    guard session.hasEntered else {
      let gate: GateID = session.canHandle == false ? .dropCanHandle : .dropEntered
      keepFromLanding(dropDelegate == nil ? .dropDelegateSet : gate, .dropSession)
      return false
    }
    let isTaken = isDropped && session.isInside && session.proposal.isAccepted
    if isTaken {
      try performDrop()
    } else {
      let gate: GateID = isDropped && session.isInside ? .dropAccepted : .droppedOnTable
      keepFromLanding(gate, .dropRefused)
    }
    try tell(.dropSessionDidEnd, .session, rule: .dropEnd)
    return isTaken
  }

  /// The callbacks that only a drop or a reorder causes.
  static let landed = [Callback.moveRowAt, .performDrop, .dropPreviewParametersForRowAt]

  /// Reports a failed gate that prevents the drop.
  private func keepFromLanding(_ gate: GateID, _ rule: RuleID) {
    let row = moving.drag.destination ?? moving.drag.row(0)
    closeGate(gate, keeps: Self.landed, row: row, rule: rule)
  }

  /// Performs an accepted drop.
  ///
  /// A single row of the table that moves is reordered. For everything else, the drop delegate is
  /// called.
  private func performDrop() throws(UIKitException) {
    let session = moving.drag
    if let gate = gateOfReorder(session) {
      sink.closed(ClosedGate(gate, keeps: .moveRowAt, row: session.row(0), rule: .dragReorder))
    } else if let source = session.row(0), let target = reorderTarget(of: source, session) {
      let kept = [Callback.performDrop, .dropPreviewParametersForRowAt]
      closeGate(.notReordered, keeps: kept, row: target, rule: .dragReorder)
      guard target != source else {
        return closeGate(.targetChanged, keeps: .moveRowAt, row: source, rule: .dragReorder)
      }
      return try drop(source, at: target, rule: .dragReorder)
    }
    try tell(.performDrop, .coordinator(session.destination), rule: .dropPerform)
    var isDropAnimated = false
    while let row = moving.takeDroppedRow() {
      isDropAnimated = true
      guard content.contains(row) else { continue }
      try askPreview(.dropPreviewParametersForRowAt, row, rule: .dropPreview)
    }
    if !isDropAnimated {
      let kept = Callback.dropPreviewParametersForRowAt
      closeGate(.itemFliesToRow, keeps: kept, row: session.destination, rule: .dropPreview)
    }
  }

  /// Returns the gate that prevents a reorder, or nil if an accepted drop is a reorder.
  private func gateOfReorder(_ session: DragSession) -> GateID? {
    if session.rows.isEmpty { return .ownRow }
    guard session.isOneRow else { return .oneItem }
    // A row that the app deleted during the drag is no longer a row of the table.
    guard let source = session.row(0) else { return .ownRow }
    if session.proposal != .move { return .proposesMove }
    if !implements(.moveRowAt) { return .moveRowImplemented }
    return reorderTarget(of: source, session) == nil ? .dropPlace : nil
  }

  private func reorderTarget(of source: IndexPath, _ session: DragSession) -> IndexPath? {
    guard content.contains(source), let place = session.destination,
      content.sections.indices.contains(place.section)
    else { return nil }
    let count = content.sections[place.section].rows.count
    let last = place.section == source.section ? count - 1 : count
    return IndexPath(section: place.section, row: min(max(0, place.row), last))
  }
}
