/// A finger drags a row by its reorder control.
extension TableView {
  /// Grabs a row, hovers over places, and lets it go; `isDropped` false cancels the touch instead.
  ///
  /// Grabbing queries nothing. A place is a row, or the end of a section as the row after its last.
  package func reorder(
    from source: IndexPath,
    over places: [IndexPath],
    isDropped: Bool
  ) throws(UIKitException) {
    let row = followed.follow(source)
    defer { followed.leave(row) }
    try closeOpenRow()
    guard moving.reordering == nil, let source = followed[row], canReorder(source) else { return }
    moving.reordering = Reordering(source)
    defer { moving.reordering = nil }
    for place in places {
      try scrollForReordering(to: place)
      try propose(place)
    }
    guard let held = moving.reordering else { return }
    if !isDropped { return try goBack(held, .rowDropped, .reorderWithoutMove) }
    if held.isGone { return try goBack(held, .rowVisible, .reorderNeeds) }
    if held.target == held.source { return try goBack(held, .targetChanged, .reorderWithoutMove) }
    guard isPlace(held.target, for: held.source) else {
      return try goBack(held, .targetExists, .reorderTargetOutside)
    }
    try drop(held.source, at: held.target, rule: .reorderDrop)
  }

  /// The row goes back to its place; where that is off the screen, its cell ends displaying.
  private func goBack(
    _ held: Reordering,
    _ gate: GateID,
    _ rule: RuleID
  ) throws(UIKitException) {
    keepFromMoving(held.source, gate, rule)
    guard let cell = held.awayCell else { return }
    moving.reordering = nil
    recycle(cell)
    try tell(.didEndDisplayingCell, cell, of: held.source, rule: .reorderBack)
  }

  /// The finger proposes a place; the delegate may send the row elsewhere.
  func propose(_ place: IndexPath) throws(UIKitException) {
    guard let current = moving.reordering, !current.isGone, current.proposal != place,
      isPlace(place, for: current.source)
    else { return }
    moving.reordering?.propose(place)
    let answer = try askRow(
      .targetIndexPathForMoveFromRowAt,
      .move(from: current.source, to: place),
      absent: nil,
      rule: .reorderTarget
    )
    moving.reordering?.answer(answer)
  }

  /// Returns whether a row shows the reorder control; else the gate that is closed is reported.
  private func canReorder(_ path: IndexPath) -> Bool {
    let gate: GateID? =
      if !implements(.moveRowAt) {
        .moveRowImplemented
      } else if editing.mode != .edit {
        .editing
      } else if let controls = controls(of: path) {
        controls.canMove ? nil : .rowMovable
      } else {
        .rowVisible
      }
    guard let gate else { return true }
    keepFromMoving(path, gate, .reorderNeeds)
    return false
  }

  /// A closed gate keeps a row from being moved.
  private func keepFromMoving(_ path: IndexPath, _ gate: GateID, _ rule: RuleID) {
    // That moveRowAt is not implemented is an answer to why it is not called.
    sink.closed(ClosedGate(gate, keeps: .moveRowAt, row: path, rule: rule))
    guard moving.reordering == nil else { return }
    closeGate(gate, keeps: .targetIndexPathForMoveFromRowAt, row: path, rule: rule)
  }

  /// Returns whether a row can go to a place; in another section the place behind its last row is
  /// one.
  private func isPlace(_ place: IndexPath, for source: IndexPath) -> Bool {
    guard content.contains(source), content.sections.indices.contains(place.section), place.row >= 0
    else {
      return false
    }
    let count = content.sections[place.section].rows.count
    return place.row < (place.section == source.section ? count : count + 1)
  }
}
