import TableTrace

/// Ends run loop turns, and runs those that reactions request.
extension ScenarioRun {
  /// Ends a turn.
  ///
  /// In a window, pending layouts run, scrolling stops and updates end, until nothing is pending.
  /// Then the work for idle times runs.
  func endTurn() throws(UIKitException) {
    try table.endTurn { () throws(UIKitException) in
      budget.turn()
      try checkBudget()
    } layingOut: { () throws(UIKitException) in
      try layOut()
    }
  }

  /// Runs the turns that wait for no time, and those that they request.
  func runLaterTurns() throws(UIKitException) {
    while let turn = takeLaterTurn() ?? takeTurn(dueBy: clock.now) {
      try run(turn, rule: .reloadLayout)
      try endTurn()
    }
  }

  /// Lets time pass, and runs the deferred turns at their times.
  func wait(milliseconds: Int?) throws(UIKitException) {
    try wait(until: milliseconds.map { clock.now.later(by: $0) } ?? .never)
  }

  /// Lets time pass until a time, or as long as turns are waiting.
  func wait(until end: LogicalClock.Time) throws(UIKitException) {
    while let turn = takeTurn(dueBy: end) {
      try run(turn, rule: .reloadLayout)
      try endTurn()
      try runLaterTurns()
    }
    if end != .never { clock.pass(to: end) }
  }

  /// Ends a frame of an animation.
  ///
  /// Turns that are due run before the next frame. Inside a callback, only the time passes.
  func endFrame() throws(UIKitException) {
    clock.pass(to: clock.now.nextFrame)
    guard openCallbacks == 0, !runsBetweenFrames else { return }
    runsBetweenFrames = true
    defer { runsBetweenFrames = false }
    while let turn = takeTurn(dueBy: clock.now) {
      try runInside(turn, rule: .reloadLayout)
    }
  }

  /// Runs the waiting turns before a selection that a touch has deferred.
  ///
  /// A turn never runs inside another one. If a touch in such a turn queues another turn, it waits
  /// too.
  func runQueuedWork(_ rule: RuleID) throws(UIKitException) {
    guard !runsQueuedWork else { return }
    runsQueuedWork = true
    defer { runsQueuedWork = false }
    sink.entered(rule)
    defer { sink.left() }
    let queued = later.compactMap { waiting.take($0) }
    later = []
    for turn in queued {
      try runInside(turn, rule: rule)
    }
    if rule == .selectionAfterTouch, table.isInWindow { try layOut() }
  }

  func runLater(_ turn: LaterTurn) {
    later.append(waiting.add(turn, for: cell(of: turn.captured)))
  }

  /// Returns the first turn that waits for no time.
  private func takeLaterTurn() -> LaterTurn? {
    while let number = later.popFirst() {
      if let turn = waiting.take(number) { return turn }
    }
    return nil
  }

  /// Returns the first turn that is due by a time.
  private func takeTurn(dueBy end: LogicalClock.Time) -> LaterTurn? {
    clock.takeTurn(dueBy: end, in: waiting).flatMap { waiting.take($0) }
  }

  /// Runs a turn in the middle of a step, with the layout at its end.
  private func runInside(_ turn: LaterTurn, rule: RuleID) throws(UIKitException) {
    let (cause, reactions, callbacks) = (chain.current, openReactions, openCallbacks)
    // The turn is caused by the reaction that requested it, and not by the current step.
    (openReactions, openCallbacks) = (0, 0)
    defer { (chain.current, openReactions, openCallbacks) = (cause, reactions, callbacks) }
    try run(turn, rule: rule)
    if table.isInWindow { try layOut() }
  }

  private func run(_ turn: LaterTurn, rule: RuleID) throws(UIKitException) {
    budget.turn()
    try checkBudget()
    sink.phase(.turn, rule: turn.rule ?? rule)
    try with(turn.captured) { () throws(UIKitException) in
      guard holds(turn.condition, during: turn.call) else { return }
      var asker = turn.asker
      chain.current = asker.cause
      for step in turn.steps {
        try perform(step, for: turn.call, askedBy: &asker)
      }
    }
  }
}

/// Steps that a reaction defers to a separate run loop turn.
struct LaterTurn {
  var steps: [ScenarioStep]
  /// The call whose rows the steps use, or nil outside of reactions.
  var call: Call?
  var captured: CapturedRow?
  /// The condition for running the turn, or nil if it always runs.
  var condition: Condition?
  /// The rule that defers the turn, or nil if the app does.
  var rule: RuleID?
  var asker: ReactionChain.Asker
}
