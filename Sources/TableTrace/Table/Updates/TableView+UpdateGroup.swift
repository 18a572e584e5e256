/// Groups of updates: what happens as the outermost one opens and as it closes.
extension TableView {
  /// Makes sure that the table knows what it had before the update.
  func openGroup() throws(UIKitException) {
    defer { updates.roundsAtOpening = countOrigins.rounds }
    updates.isFirstLoad = if case .nothing = loaded { true } else { false }
    guard case .geometry = loaded else { return try loadIfNeeded() }
    guard owedRound != nil, hasLaidOut, !discardsCells else { return }
    owedRound = nil
    try askHeightsAgain()
  }

  /// Asks for the new counts and heights, checks the operations against them, and exchanges cells.
  func closeGroup() throws(UIKitException) {
    let group = updates.takeGroup()
    // A data source that was set inside the group has made all that is known worthless.
    if case .nothing = loaded { return }
    let before = UpdateCounts(
      rows: loadedCounts,
      origins: countOrigins,
      isFirstLoad: updates.isFirstLoad,
      isReloadedInside: countOrigins.rounds > updates.roundsAtOpening
    )
    let endBefore = emptyEnd
    let mapping = IndexMapping(group.batch)
    let wasAtRest = restingOffset(contentOffset) == contentOffset
    try askUpdateRound(mapping, isEmpty: group.batch.isEmpty)
    try UpdateValidity.check(
      group.batch,
      before: before,
      after: UpdateCounts(rows: loadedCounts, origins: countOrigins),
      displayed: displayedRows.map(\.path),
      profile: profile
    )
    try refuseEmptyAnimation(of: group.batch, before: endBefore)
    var end = UpdateAnimation(group)
    let change = renumberRows(by: .update(mapping))
    if hasLaidOut, !discardsCells {
      try exchangeCells(change, group.batch, restsAfter: wasAtRest, leaving: &end)
      try reconfigure(group.reconfigured.compactMap { mapping.newPath(of: $0) })
    } else {
      end.phases = []
      // The cells wait for the layout of a reload; a pass that is under way works with old rows.
      updates.exchanges += 1
      needsLayout = true
    }
    updates.animations.append(end)
    try closeDeletedOpenRow()
    if !isInWindow { try finishUpdates() }
  }

  /// Ends the animations of closed groups: their handlers are called, then what disappears ends.
  ///
  /// Updates that begin here are animated in their turn.
  func finishUpdates() throws(UIKitException) {
    let animations = updates.animations
    updates.animations = []
    for animation in animations {
      if isInWindow {
        for phase in animation.phases {
          sink.phase(phase, rule: .updateAnimation)
        }
      }
      for completion in animation.completions {
        sink.phase(.completion, rule: .updateCompletion)
        try completion(self, true)
      }
      for row in animation.rows where updates.end(row) {
        // A row kept beside the screen has its cell still.
        if !preparedRows.contains(where: { $0.cell == row.cell }) { recycle(row.cell) }
        try tell(.didEndDisplayingCell, .cell(row.cell, row.place), rule: .updateDidEnd)
      }
      for view in animation.views {
        recycle(view.view)
        try tell(view.end.didEndCallback, .view(view.view, view.section), rule: .updateDidEnd)
      }
    }
  }

  /// The number of rows of each section, as the table has loaded them.
  var loadedCounts: [Int] {
    switch loaded {
    case .nothing: []
    case .counts(let counts): counts
    case .geometry: sections.map(\.rows.count)
    }
  }
}
