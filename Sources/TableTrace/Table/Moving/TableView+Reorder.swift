/// Reordering a row by its reorder control.
extension TableView {
  /// Drags a row by its reorder control over places, and drops it at the last.
  ///
  /// If `isDropped` is false, the touch is cancelled instead. A place is a row, or the row after
  /// the last row of a section for the section's end.
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

  /// Moves the row back to its place, and ends its display if that is off the screen.
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

  /// Proposes a place for the row, which the delegate may replace by another.
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

  /// Returns whether a row can be moved, and reports the failed gate if not.
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

  /// Reports a failed gate that prevents a move of a row.
  private func keepFromMoving(_ path: IndexPath, _ gate: GateID, _ rule: RuleID) {
    // This is also reported if moveRowAt is not implemented, as the reason for no call.
    sink.closed(ClosedGate(gate, keeps: .moveRowAt, row: path, rule: rule))
    guard moving.reordering == nil else { return }
    closeGate(gate, keeps: .targetIndexPathForMoveFromRowAt, row: path, rule: rule)
  }

  /// Returns whether a row can move to a place.
  ///
  /// In another section, the place after the last row is also possible.
  private func isPlace(_ place: IndexPath, for source: IndexPath) -> Bool {
    guard content.contains(source), content.sections.indices.contains(place.section), place.row >= 0
    else {
      return false
    }
    let count = content.sections[place.section].rows.count
    return place.row < (place.section == source.section ? count : count + 1)
  }
}
