import TableTrace

extension ScenarioRun {
  /// Runs the reactions of a callback, or of what it deferred with the `kept` state.
  func react(
    _ reactions: ReactionList,
    to call: Call,
    keeping kept: CapturedRow? = nil
  ) throws(UIKitException) {
    try checkBudget()
    guard !reactions.isEmpty else { return }
    try with(kept ?? capture(call)) { () throws(UIKitException) in try act(reactions, on: call) }
  }

  private func act(_ reactions: ReactionList, on call: Call) throws(UIKitException) {
    // All conditions are checked before any reaction runs.
    let due = reactions.due(circumstances(of: call.arguments.place)) { condition in
      holds(condition, during: call)
    }
    if !due.isEmpty { idleWatch?.noteWork() }
    openCallbacks += 1
    defer { openCallbacks -= 1 }
    var asker = ReactionChain.Asker(message: call.message, cause: chain.current)
    for action in due.lazy.flatMap(\.actions) {
      switch action {
      case .step(let step):
        try perform(step, for: call, askedBy: &asker)
      case .later(let steps):
        runLater(laterTurn(steps, by: call))
      case .after(let milliseconds, let condition, let steps):
        var turn = laterTurn(steps, by: call)
        turn.condition = condition
        clock.schedule(waiting.add(turn, for: cell(of: turn.captured)), by: milliseconds)
      case .note(let text):
        note(text, for: call)
      case .state(let word):
        state = word
      case .raise(let name, let reason):
        throw UIKitException(name: name, reason: reason, rule: .appRaised)
      }
    }
  }

  /// Returns the steps that a call or a step defers to a separate turn.
  func laterTurn(_ steps: [ScenarioStep], by call: Call?) -> LaterTurn {
    let asker = ReactionChain.Asker(message: call?.message, isLater: true, cause: chain.current)
    return LaterTurn(steps: steps, call: call, captured: captured, asker: asker)
  }

  /// Runs a step of a reaction, and counts it if it calls the table.
  func perform(
    _ step: ScenarioStep,
    for call: Call?,
    askedBy asker: inout ReactionChain.Asker
  ) throws(UIKitException) {
    guard step.queriesTable else { return try perform(step, for: call) }
    let before = chain.current
    chain.ask(step, by: &asker)
    budget.ask()
    try checkBudget()
    let isInRequery = asker.message.map(Self.queriesHeight) ?? false
    openReactions += 1
    if isInRequery { openRequeries += 1 }
    defer {
      openReactions -= 1
      if isInRequery { openRequeries -= 1 }
      // Outside of all reactions, the last reaction may cause what follows.
      if openReactions > 0 { chain.current = before }
    }
    try perform(step, for: call)
  }

  private static func queriesHeight(_ message: Message) -> Bool {
    message == .callback(.heightForRowAt) || message == .callback(.estimatedHeightForRowAt)
  }

  /// Returns the completion handler of an update, which belongs to the reaction that made the
  /// update.
  func completion(_ steps: [ScenarioStep], for call: Call?) -> TableView.Completion? {
    guard !steps.isEmpty else { return nil }
    let kept = captured
    guard let cause = chain.current else {
      return { [unowned self] _, _ throws(UIKitException) in
        try with(kept) { () throws(UIKitException) in try perform(steps, for: call) }
      }
    }
    return { [unowned self] _, _ throws(UIKitException) in
      try with(kept) { () throws(UIKitException) in
        var asker = ReactionChain.Asker(message: nil, cause: cause)
        for step in steps {
          try perform(step, for: call, askedBy: &asker)
        }
      }
    }
  }

  /// Stops a run with endless reactions.
  func checkBudget() throws(UIKitException) {
    guard budget.isSpent else { return }
    throw .simulationLimit(
      "the simulation stops after \(budget.limit) events caused by reactions in one step"
    )
  }

  /// Reports which reactions cause themselves again, and how to fix them.
  func failForBudget() {
    let step = scenario.steps[stepNumber - 1]
    let chain = chain.sentence.map { ": \($0)" } ?? ""
    fail(
      line: self.chain.lastLine ?? step.line,
      expected: "reactions that come to an end",
      found: "no end after \(budget.limit) events of step \(stepNumber), '\(step.text)'\(chain). "
        + "Add a condition that stops holding ('when:') to the reaction, "
        + "or move its steps to 'steps'"
    )
  }
}

extension ScenarioStep {
  /// Whether the step, unlike a query, can cause further reactions.
  fileprivate var queriesTable: Bool {
    switch action {
    case .runLoop, .wait, .register, .query, .note, .state, .cancel, .model, .expect: false
    case .turn(let steps): steps.contains(where: \.queriesTable)
    case .load, .appear, .disappear, .addToWindow, .removeFromSuperview, .setDataSource,
      .setDelegate, .layout, .layoutIfNeeded, .resize, .rotate, .memoryWarning, .setInsets,
      .edge, .reloadData, .set, .scroll, .setBoundsOrigin, .reloadSectionIndexTitles, .update,
      .finger,
      .edit, .touch, .cell:
      true
    }
  }
}
