import TableTrace

/// Scripted clients: closures that answer and react as the scenario says.
extension ScenarioRun {
  /// The client that a script describes.
  func client(_ script: ClientScript) -> Client {
    var client = Client()
    for callback in script.callbacks {
      do {
        try client.implement(callback.callback, handler(callback))
      } catch {
        // `handler` chooses the closure by the callback's own kind of answer.
        assertionFailure("\(error)")
      }
    }
    return client
  }

  private func handler(_ script: CallbackScript) -> Handler {
    switch script.callback.facts.answerKind {
    case .void:
      .action { [unowned self] _, call throws(UIKitException) in
        try react(script.reactions, to: call)
      }
    case .count, .section, .level:
      .integer { [unowned self] _, call throws(UIKitException) in
        let number = try integer(try answer(script, to: call), to: call)
        try noteCount(number, of: script, to: call)
        return number
      }
    case .points:
      pointsHandler(script)
    case .flag:
      .flag { [unowned self] _, call throws(UIKitException) in
        flag(try answer(script, to: call), to: call)
      }
    case .text:
      .text { [unowned self] _, call throws(UIKitException) in
        try text(try answer(script, to: call), to: call)
      }
    case .texts, .dragItems:
      .texts { [unowned self] _, call throws(UIKitException) in
        texts(try answer(script, to: call))
      }
    case .cell:
      .cell { [unowned self] _, call throws(UIKitException) in
        try cell(try answer(script, to: call), to: call)
      }
    case .view:
      .view { [unowned self] _, call throws(UIKitException) in
        try view(try answer(script, to: call), to: call)
      }
    case .row, .optionalRow:
      .row { [unowned self] _, call throws(UIKitException) in
        row(try answer(script, to: call), to: call)
      }
    case .menuConfiguration:
      .menu { [unowned self] _, call throws(UIKitException) in
        menu(try answer(script, to: call))
      }
    case .editingStyle:
      .editingStyle { [unowned self] _, call throws(UIKitException) in
        editingStyle(try answer(script, to: call))
      }
    case .rowActions, .swipeActions:
      .actions { [unowned self] _, call throws(UIKitException) in
        actions(try answer(script, to: call), to: call)
      }
    case .dropProposal:
      .dropProposal { [unowned self] _, call throws(UIKitException) in
        dropProposal(try answer(script, to: call))
      }
    case .accessoryType, .targetedPreview, .previewParameters:
      .word { [unowned self] _, call throws(UIKitException) in
        word(try answer(script, to: call))
      }
    }
  }

  /// A constant height needs no search; it is asked for every row of a round.
  private func pointsHandler(_ script: CallbackScript) -> Handler {
    if script.reactions.isEmpty, let only = script.answers.first, script.answers.count == 1,
      only.pattern == nil, only.condition == nil, only.fromStep == nil,
      case .number(let constant) = only.value
    {
      return .points { _, _ in constant }
    }
    return .points { [unowned self] _, call throws(UIKitException) in
      points(try answer(script, to: call), to: call)
    }
  }

  /// Reacts, then finds the first answer that applies.
  private func answer(
    _ script: CallbackScript,
    to call: Call
  ) throws(UIKitException) -> ScriptedAnswer {
    try react(script.reactions, to: call)
    guard let found = find(script, for: call) else { return .default }
    // What the model answers is explained by the step that asks, what is written by its own line.
    if case .model = found.value {
      table.placeOfAnswer = nil
    } else {
      table.placeOfAnswer = found.line
    }
    return found.value
  }

  /// The first answer that applies to a call as things are.
  func find(_ script: CallbackScript, for call: Call) -> AnswerEntry? {
    let place = call.arguments.place
    return script.answers.first { entry in
      if let step = entry.fromStep, stepNumber < step { return false }
      guard holds(entry.condition, during: call) else { return false }
      guard let pattern = entry.pattern else { return true }
      guard let place else { return false }
      let titles =
        if case .indexTitle = call.arguments { table.shownIndexTitles.count } else { nil as Int? }
      return matches(pattern, section: place.section, row: place.row, of: titles)
    }
  }
}
