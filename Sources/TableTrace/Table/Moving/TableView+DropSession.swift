/// A drag enters the table: the drop delegate decides where it may land.
extension TableView {
  /// `coordinator.drop(_:toRowAt:)`: an item flies to a row, whose preview is queried afterwards.
  public func dropItem(toRowAt path: IndexPath) {
    moving.fly(to: path)
  }

  /// The finger moves to a place.
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
    // The finger rests on a place of the screen, which keeps its number while rows enter above.
    moving.drag.destination = path
    let proposal = try askProposal(path)
    moving.drag.proposal = proposal
  }

  /// Returns the proposal for a drop here; copy if the delegate does not say.
  private func askProposal(_ path: IndexPath?) throws(UIKitException) -> DropProposal {
    let callback = Callback.dropSessionDidUpdate
    guard case .dropProposal(let closure)? = clients[callback] else { return .copy }
    let call = Call(callback, .sessionRow(path), rule: .dropSession)
    return try run(call, closure) { .word($0.rawValue) } ?? .copy
  }

  /// The finger is lifted, or the drag cancelled; the answer is whether the items were taken.
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

  /// The callbacks that end a drag by landing: a reorder, or a drop.
  static let landed = [Callback.moveRowAt, .performDrop, .dropPreviewParametersForRowAt]

  /// A closed gate keeps what was dragged from landing.
  private func keepFromLanding(_ gate: GateID, _ rule: RuleID) {
    let row = moving.drag.destination ?? moving.drag.row(0)
    closeGate(gate, keeps: Self.landed, row: row, rule: rule)
  }

  /// One row of the table that moves to a place is a reorder; all else is the drop delegate's.
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

  /// Returns the gate that keeps an accepted drop from being a reorder, or nil for a reorder.
  private func gateOfReorder(_ session: DragSession) -> GateID? {
    if session.rows.isEmpty { return .ownRow }
    guard session.isOneRow else { return .oneItem }
    // A row that the app has deleted meanwhile is no row of the table any more.
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
