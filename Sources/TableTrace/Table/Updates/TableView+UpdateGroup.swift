/// Update groups, from the beginning of the outermost group to its end.
extension TableView {
  /// Loads the table's data before the update, if necessary.
  func openGroup() throws(UIKitException) {
    defer { updates.requeriesAtOpening = origins.counts.requeries }
    updates.isFirstLoad = if content.isEmpty { true } else { false }
    guard case .geometry = content.loaded else { return try loadIfNeeded(by: .updateBeforeLoad) }
    guard pending.pendingRequery != nil, progress.hasLaidOut, !pending.discardsCells else { return }
    let owed = pending.takeRequery()
    if owed?.rule == .estimateChange { return try makeRequery(.geometry, by: .estimateChange) }
    try askHeightsAgain()
  }

  /// Queries new counts and heights, checks the operations against them, and updates the visible
  /// cells.
  func closeGroup() throws(UIKitException) {
    let group = updates.takeGroup()
    // If the data source was changed inside the group, the table has no data to compare.
    if content.isEmpty { return }
    let before = UpdateCounts(
      rows: content.counts,
      origins: origins.counts,
      isFirstLoad: updates.isFirstLoad,
      isReloadedInside: origins.counts.requeries > updates.requeriesAtOpening
    )
    let endBefore = emptyEnd
    let mapping = IndexMapping(group.batch)
    try makeUpdateRequery(mapping, isEmpty: group.batch.isEmpty)
    try UpdateValidity.check(
      group.batch,
      before: before,
      after: UpdateCounts(rows: content.counts, origins: origins.counts),
      displayed: screen.rows.map(\.path),
      profile: profile,
      version: profile.version
    )
    try refuseEmptyAnimation(of: group.batch, before: endBefore)
    try refuseShrinkingContent(of: group.batch)
    var end = UpdateAnimation(
      group,
      isInWindow: isInWindow,
      isAnimationEnabled: updates.isAnimationEnabled,
      reportsViews: profile[UpdateEndRules.sectionViewDisplay] || group.batch.changesSections
    )
    let moves = RowMoves.update(mapping)
    let change = renumberRows(by: moves)
    if progress.hasLaidOut, !pending.discardsCells {
      try exchangeCells(change, group.batch, leaving: &end)
      try reconfigure(group.reconfigured.compactMap { moves[$0] })
    } else {
      end.phases = []
      // The layout after a reload creates the cells. A running pass must stop.
      updates.exchanges += 1
      pending.needAgain()
    }
    try closeDeletedOpenRow()
    if !isInWindow { try endRows(of: &end) }
    if isInWindow || !end.completions.isEmpty { updates.animations.append(end) }
  }

  /// Ends the animations of closed groups: calls their completion handlers, then ends the display
  /// of their rows.
  ///
  /// Updates that begin during these calls have their own animations.
  func finishUpdates() throws(UIKitException) {
    let animations = updates.animations
    updates.animations = []
    for var animation in animations {
      if isInWindow {
        for phase in animation.phases {
          sink.phase(phase, rule: .updateAnimation)
        }
      }
      for completion in animation.completions {
        try callHandler(completion, of: animation)
      }
      try endRows(of: &animation)
    }
  }

  private func callHandler(
    _ completion: Completion,
    of animation: UpdateAnimation
  ) throws(UIKitException) {
    let rule: RuleID = animation.isAnimated ? .updateCompletion : .updateCompletionUnanimated
    sink.phase(animation.isFinished ? .completion : .completionUnfinished, rule: rule)
    sink.entered(rule)
    defer { sink.left() }
    try completion(self, animation.isFinished)
  }

  /// Ends the display of rows that disappear with an update, and adds their cells to the reuse
  /// queue.
  private func endRows(of animation: inout UpdateAnimation) throws(UIKitException) {
    let (rows, views) = (animation.rows, animation.views)
    (animation.rows, animation.views) = ([], [])
    sink.entered(rows.count > 1 ? .updateDidEndOrder : nil)
    for row in rows where updates.end(row) {
      // A row that is prepared next to the screen keeps its cell.
      if !screen.prepared.contains(where: { $0.cell == row.cell }) { recycle(row.cell) }
      try tell(.didEndDisplayingCell, row.cell, of: row.place, rule: .updateDidEnd)
    }
    sink.left()
    for view in views {
      cells.put(view.view)
      guard animation.reportsViews else { continue }
      sink.entered(.updateSectionViewDisplay)
      defer { sink.left() }
      sink.entered(.updateViewsEnd)
      defer { sink.left() }
      try tell(view.end.didEndCallback, .view(view.view, view.section), rule: .updateDidEnd)
    }
  }
}
