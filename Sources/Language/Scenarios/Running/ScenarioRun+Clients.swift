import TableTrace

/// Creates clients whose closures answer and react as the scenario says.
extension ScenarioRun {
  func client(_ script: ClientScript) -> Client {
    var client = Client()
    client.isDiffable = script.isDiffable
    for callback in script.callbacks {
      client[callback.callback] = handler(callback, ofDiffable: script.isDiffable)
    }
    return client
  }

  private func handler(_ script: CallbackScript, ofDiffable isDiffable: Bool) -> Handler {
    let reactions = ReactionList(script.reactions)
    switch script.answers {
    case .nothing:
      return .action { [unowned self] _, call throws(UIKitException) in
        try react(reactions, to: call)
      }
    case .integers(let list):
      return .integer { [unowned self] _, call throws(UIKitException) in
        let number = try integer(try answer(list, reactions, to: call), to: call)
        try noteCount(number, of: list, to: call)
        return number
      }
    case .points(let list):
      return pointsHandler(list, reactions, script.callback)
    case .flags(let list):
      return .flag { [unowned self] _, call throws(UIKitException) in
        flag(try answer(list, reactions, to: call), to: call)
      }
    case .text(let list):
      return .text { [unowned self] _, call throws(UIKitException) in
        try text(try answer(list, reactions, to: call), to: call)
      }
    case .texts(let list):
      return .texts { [unowned self] _, call throws(UIKitException) in
        texts(try answer(list, reactions, to: call))
      }
    case .cells(let list):
      return .cell { [unowned self] _, call throws(UIKitException) in
        isDiffable
          ? try provideCell(list, reactions, to: call) : try answerCell(list, reactions, to: call)
      }
    case .views(let list):
      return .view { [unowned self] _, call throws(UIKitException) in
        view(try answer(list, reactions, to: call))
      }
    case .rows(let list):
      return .row { [unowned self] _, call throws(UIKitException) in
        try row(try answer(list, reactions, to: call), to: call)
      }
    case .menus(let list):
      return .menu { [unowned self] _, call throws(UIKitException) in
        menu(try answer(list, reactions, to: call))
      }
    case .editingStyles(let list):
      return .editingStyle { [unowned self] _, call throws(UIKitException) in
        try answer(list, reactions, to: call).value(orDefault: .delete)
      }
    case .actions(let list):
      return .actions { [unowned self] _, call throws(UIKitException) in
        actions(try answer(list, reactions, to: call), to: call)
      }
    case .dropProposals(let list):
      return .dropProposal { [unowned self] _, call throws(UIKitException) in
        try answer(list, reactions, to: call).value(orDefault: .copy)
      }
    case .words(let list):
      return .word { [unowned self] _, call throws(UIKitException) in
        word(try answer(list, reactions, to: call))
      }
    }
  }

  /// A constant height needs no search, because it is queried for every row of a re-query.
  private func pointsHandler(
    _ list: AnswerList<PointsAnswer>,
    _ reactions: ReactionList,
    _ callback: Callback
  ) -> Handler {
    if reactions.isEmpty, list.entries.count == 1, case .points(let constant) = list.constant,
      !itemUsage.callbacks.contains(callback)
    {
      return .points { _, _ in constant }
    }
    return .points { [unowned self] _, call throws(UIKitException) in
      points(try answer(list, reactions, to: call), to: call)
    }
  }

  /// Lets the app's cell provider create the cell, as a diffable data source does.
  private func provideCell(
    _ list: AnswerList<CellAnswer>,
    _ reactions: ReactionList,
    to call: Call
  ) throws(UIKitException) -> Cell? {
    guard case .row(let path) = call.arguments else { return nil }
    let item = itemIdentifier(at: path)
    sink.called(Call(.cellProvider, .item(path, item), rule: .diffableProvider))
    let cell = try answerCell(list, reactions, to: call)
    sink.returned(cell.map(Answer.existingCell) ?? .none)
    return cell
  }

  /// Returns the cell of a data source, which its reactions can name from then on.
  private func answerCell(
    _ list: AnswerList<CellAnswer>,
    _ reactions: ReactionList,
    to call: Call
  ) throws(UIKitException) -> Cell? {
    guard scenario.showsContent, !reactions.isEmpty else {
      return try cell(try answer(list, reactions, to: call), to: call)
    }
    answeredCells.begin()
    let cell = try cell(try answer(list, reactions, to: call), to: call)
    if let call = answeredCells.end(cell) { waiting.note(cell, answeredBy: call) }
    return cell
  }

  /// Finds the first answer that applies when the callback is called, and runs reactions before it
  /// returns.
  private func answer<Value: ScriptedAnswer>(
    _ list: AnswerList<Value>,
    _ reactions: ReactionList,
    to call: Call
  ) throws(UIKitException) -> Value {
    let found = try answerOfItem(to: call) ?? find(list, for: call)
    try react(reactions, to: call)
    let value = found?.value ?? list.otherwise
    // An answer from the model is explained by the current step, and a written answer by its line.
    table.placeOfAnswer = value.isOfModel ? nil : found?.line
    return value
  }

  /// Returns the first written answer that applies to a call now.
  func find<Value>(_ list: AnswerList<Value>, for call: Call) -> AnswerEntry<Value>? {
    let place = call.arguments.place
    return list.first(circumstances(of: place)) { entry in
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
