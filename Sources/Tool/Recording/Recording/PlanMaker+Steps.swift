import Scenarios
import TableTrace

extension PlanMaker {
  func check(_ steps: [ScenarioStep]) throws(PlanGap) {
    for step in steps { try check(step) }
  }

  private func check(_ step: ScenarioStep) throws(PlanGap) {
    switch step.action {
    case .load, .addToWindow, .removeFromSuperview, .setDataSource, .setDelegate, .layout,
      .layoutIfNeeded, .runLoop, .resize, .setInsets, .reloadData, .register, .note, .state,
      .scroll, .reloadSectionIndexTitles, .expect, .wait:
      return
    case .set(let properties): try check(properties, step)
    case .query(let query): try check(query, step)
    case .turn(let steps):
      try check(steps)
      // The user's touch ends its run loop turn.
      guard !steps.dropLast().contains(where: \.needsHand) else {
        throw PlanGap(.touchInTurn, step)
      }
    case .update(let update):
      if case .apply(let snapshot) = update, snapshot.isInBackground { throw PlanGap(.step, step) }
      try check(update.inner)
    case .edit(let edit): try check(edit, step)
    case .touch(let touch): try check(touch, step)
    case .finger(let finger): try check(finger, step)
    case .cell(.configure): return
    case .model(.items(let items)): try check(items)
    case .model(.itemsAt): throw PlanGap(.cell("item by its row"))
    case .model(.insert), .model(.remove), .model(.move), .model(.set), .model(.sections): return
    case .cell(.focus), .cell(.select), .cell(.invalidate), .appear, .disappear, .rotate,
      .memoryWarning, .edge, .cancel, .setBoundsOrigin:
      throw PlanGap(.step, step)
    }
  }

  private func check(_ query: ScenarioQuery, _ step: ScenarioStep) throws(PlanGap) {
    switch query {
    case .numberOfSections, .contentSize, .contentOffset, .adjustedContentInset,
      .indexPathsForVisibleRows, .visibleCells, .cellContent, .indexPathForSelectedRow,
      .indexPathsForSelectedRows, .isEditing, .numberOfRows, .rectForSection, .rectForHeader,
      .rectForFooter, .headerView, .footerView, .rectForRow, .cellForRow, .itemIdentifier,
      .indexPathForItem, .indexPathForRow, .indexPathsForRows:
      return
    case .indexPathForCell, .firstResponder, .headerFrame, .footerFrame, .isRefreshing,
      .reusePool, .snapshot:
      throw PlanGap(.query, step)
    }
  }

  private func check(_ edit: EditStep, _ step: ScenarioStep) throws(PlanGap) {
    switch edit {
    case .setEditing, .swipe, .tapAction, .tapDeleteControl, .tapInsertControl, .confirmDelete,
      .reorder(_, _, isDropped: true):
      return
    case .reorder, .callCompletionHandler, .dropToRow, .insertPlaceholder, .commitInsertion,
      .deletePlaceholder, .closeSwipe, .dragAndDrop:
      throw PlanGap(.step, step)
    }
  }

  private func check(_ touch: TouchStep, _ step: ScenarioStep) throws(PlanGap) {
    switch touch {
    case .tap(.row), .touchDown(.row), .touchUp, .tapAccessory, .twoFingerDrag, .selectRow,
      .deselectRow:
      return
    case .tapEnd(_, _, let steps):
      // The table calls nothing for such a tap, so a log shows only the app's own code. An open row
      // would take the tap.
      guard !steps.isEmpty, !scenario.opensRows else { throw PlanGap(.step, step) }
      try check(steps)
    case .tap(.point), .touchDown(.point), .touchCancel, .longPress, .springLoad, .focus:
      throw PlanGap(.step, step)
    }
  }

  private func check(_ finger: FingerStep, _ step: ScenarioStep) throws(PlanGap) {
    switch finger {
    case .drag, .tapStatusBar: return
    case .dragInFrames, .dragInOneTurn, .index: throw PlanGap(.step, step)
    }
  }
}

extension ScenarioStep {
  /// Whether something moves after the step, so that deferred work may run during the motion.
  var setsInMotion: Bool {
    if case .turn(let steps) = action { return steps.contains(where: \.setsInMotion) }
    if case .scroll(let scroll) = action { return scroll.isAnimated }
    if case .finger = action { return true }
    return false
  }
}

extension Scenario {
  /// Whether the step opens a row to show its buttons.
  fileprivate var opensRows: Bool {
    steps.flatMap(\.withInner).contains { step in
      switch step.action {
      case .edit(.swipe), .edit(.tapDeleteControl): true
      case _: false
      }
    }
  }
}
