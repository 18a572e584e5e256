/// Groups of updates: what happens as the outermost one opens and as it closes.
extension TableView {
  /// Makes sure that the table knows what it had before the update.
  func openGroup() throws(UIKitException) {
    defer { updates.requeriesAtOpening = origins.counts.requeries }
    updates.isFirstLoad = if content.isEmpty { true } else { false }
    guard case .geometry = content.loaded else { return try loadIfNeeded(by: .updateBeforeLoad) }
    guard pending.pendingRequery != nil, progress.hasLaidOut, !pending.discardsCells else { return }
    let owed = pending.takeRequery()
    if owed?.rule == .estimateChange { return try makeRequery(.geometry, by: .estimateChange) }
    try askHeightsAgain()
  }

  /// Asks for the new counts and heights, checks the operations against them, and exchanges cells.
  func closeGroup() throws(UIKitException) {
    let group = updates.takeGroup()
    // A data source that was set inside the group has made all that is known worthless.
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
      // The cells wait for the layout of a reload; a pass that is under way works with old rows.
      updates.exchanges += 1
      pending.needAgain()
    }
    try closeDeletedOpenRow()
    if !isInWindow { try endRows(of: &end) }
    if isInWindow || !end.completions.isEmpty { updates.animations.append(end) }
  }

  /// Ends the animations of closed groups: their handlers are called, then what disappears ends.
  ///
  /// Updates that begin here are animated in their turn.
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

  /// Ends the display of rows that disappear with an update, and pools their cells.
  private func endRows(of animation: inout UpdateAnimation) throws(UIKitException) {
    let (rows, views) = (animation.rows, animation.views)
    (animation.rows, animation.views) = ([], [])
    for row in rows where updates.end(row) {
      // A row kept beside the screen has its cell still.
      if !screen.prepared.contains(where: { $0.cell == row.cell }) { recycle(row.cell) }
      try tell(.didEndDisplayingCell, row.cell, of: row.place, rule: .updateDidEnd)
    }
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
