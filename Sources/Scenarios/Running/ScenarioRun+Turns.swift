import TableTrace

/// Turns of the run loop: how one ends, and those that reactions ask for.
extension ScenarioRun {
  /// The end of a turn: in a window, what is pending is laid out, what scrolls by itself comes to
  /// rest and updates end, again and again while that asks for more; then what is left for idle
  /// times is done.
  func endTurn() throws(UIKitException) {
    try table.endTurn { () throws(UIKitException) in
      budget.turn()
      try checkBudget()
    } layingOut: { () throws(UIKitException) in
      try layOut()
    }
  }

  /// Runs the turns that wait, and those that they ask for.
  func runLaterTurns() throws(UIKitException) {
    while let turn = later.popFirst() {
      try run(turn, rule: .reloadLayout)
      try endTurn()
    }
  }

  /// Runs the turns that wait now, before the selection that a touch has left for later.
  ///
  /// A turn is never run inside another one: what a touch in such a turn queues waits with the rest.
  func runQueuedWork(_ rule: RuleID) throws(UIKitException) {
    guard !runsQueuedWork else { return }
    let (touch, reactions, callbacks) = (chain.current, openReactions, openCallbacks)
    runsQueuedWork = true
    // These turns are owed to who asked for them, not to the touch.
    (openReactions, openCallbacks) = (0, 0)
    defer {
      (chain.current, openReactions, openCallbacks) = (touch, reactions, callbacks)
      runsQueuedWork = false
    }
    sink.entered(rule)
    defer { sink.left() }
    let waiting = later
    later = []
    for turn in waiting {
      try run(turn, rule: rule)
      guard table.isInWindow else { continue }
      try layOut()
    }
    if rule == .selectionAfterTouch, table.isInWindow { try layOut() }
  }

  private func run(_ turn: LaterTurn, rule: RuleID) throws(UIKitException) {
    budget.turn()
    try checkBudget()
    sink.phase(.turn, rule: rule)
    var asker = turn.asker
    chain.current = asker.cause
    for step in turn.steps {
      try perform(step, for: turn.call, askedBy: &asker)
    }
  }
}
