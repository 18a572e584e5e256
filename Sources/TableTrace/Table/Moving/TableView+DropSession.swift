/// A drag comes over the table: the drop delegate is asked where it may land.
extension TableView {
  /// `coordinator.drop(_:toRowAt:)`: an item flies to a row, whose preview is asked afterwards.
  public func dropItem(toRowAt path: IndexPath) {
    droppedRows.append(path)
  }

  /// The finger moves to a place.
  func hover(over place: DragGesture.Place, _ state: inout DropState) throws(UIKitException) {
    switch place {
    case .outside:
      guard state.isInside else { return }
      state.isInside = false
      try tell(.dropSessionDidExit, .session, rule: .dropSession)
    case .row(let path):
      try enter(at: path, &state)
    case .empty:
      try enter(at: nil, &state)
    }
  }

  private func enter(at path: IndexPath?, _ state: inout DropState) throws(UIKitException) {
    guard dropDelegate != nil else { return }
    if state.canHandle == nil {
      state.canHandle = try askFlag(.canHandleDropSession, .session, rule: .dropSession) ?? true
    }
    guard state.canHandle == true else {
      for callback in [Callback.dropSessionDidEnter, .dropSessionDidUpdate] {
        closeGate(.dropCanHandle, keeps: callback, row: path, rule: .dropSession)
      }
      return
    }
    if !state.isInside {
      state.isInside = true
      state.hasEntered = true
      try tell(.dropSessionDidEnter, .session, rule: .dropSession)
    }
    state.destination = path
    state.proposal = try askProposal(path)
  }

  /// What the drop would do here; a delegate that does not say so is taken to copy.
  private func askProposal(_ path: IndexPath?) throws(UIKitException) -> DropProposal {
    let callback = Callback.dropSessionDidUpdate
    guard case .dropProposal(let closure)? = handlers[Int(callback.rawValue)] else { return .copy }
    let call = Call(callback, .sessionRow(path), rule: .dropSession)
    return try run(call, closure) { .word($0.rawValue) }
  }

  /// The finger is lifted, or the drag cancelled; the answer is whether the items were taken.
  func finish(_ state: inout DropState, isDropped: Bool) throws(UIKitException) -> Bool {
    guard state.hasEntered else {
      let isRefused = state.canHandle == false
      let gate: GateID = isRefused ? .dropCanHandle : .dropEntered
      shutDrop(dropDelegate == nil ? .dropDelegateSet : gate, state, .dropSession)
      return false
    }
    let isTaken = isDropped && state.isInside && state.proposal.isAccepted
    if isTaken {
      try perform(state)
    } else {
      let gate: GateID = isDropped && state.isInside ? .dropAccepted : .droppedOnTable
      shutDrop(gate, state, .dropRefused)
    }
    try tell(.dropSessionDidEnd, .session, rule: .dropEnd)
    return isTaken
  }

  /// Reports a gate that keeps what was dragged from landing.
  private func shutDrop(_ gate: GateID, _ state: DropState, _ rule: RuleID) {
    for callback in [Callback.moveRowAt, .performDrop] {
      closeGate(gate, keeps: callback, row: state.destination ?? state.rows.first, rule: rule)
    }
  }

  /// One row of the table that moves to a place is a reorder; all else is the drop delegate's.
  private func perform(_ state: DropState) throws(UIKitException) {
    if let gate = gateOfReorder(state) {
      sink.closed(
        ClosedGate(gate, keeps: .moveRowAt, row: state.rows.first, rule: .dragReorder)
      )
    } else if let source = state.onlyRow, let target = reorderTarget(of: source, state) {
      closeGate(.notReordered, keeps: .performDrop, row: target, rule: .dragReorder)
      guard target != source else {
        return closeGate(.targetChanged, keeps: .moveRowAt, row: source, rule: .dragReorder)
      }
      return try drop(source, at: target, rule: .dragReorder)
    }
    try tell(.performDrop, .coordinator(state.destination), rule: .dropPerform)
    for row in droppedRows where contains(row) {
      try askPreview(.dropPreviewParametersForRowAt, row, rule: .dropPreview)
    }
  }

  /// The gate that keeps an accepted drop from being a reorder; nil for a reorder.
  private func gateOfReorder(_ state: DropState) -> GateID? {
    if state.rows.isEmpty { return .ownRow }
    guard let source = state.onlyRow else { return .oneItem }
    if state.proposal != .move { return .proposesMove }
    if !implements(.moveRowAt) { return .moveRowImplemented }
    return reorderTarget(of: source, state) == nil ? .dropPlace : nil
  }

  private func reorderTarget(of source: IndexPath, _ state: DropState) -> IndexPath? {
    guard contains(source), let place = state.destination,
      sections.indices.contains(place.section)
    else { return nil }
    let count = sections[place.section].rows.count
    let last = place.section == source.section ? count - 1 : count
    return IndexPath(section: place.section, row: min(max(0, place.row), last))
  }
}
