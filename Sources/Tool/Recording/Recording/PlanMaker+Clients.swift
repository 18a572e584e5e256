import RecordingPlans
import Scenarios
import TableTrace

extension PlanMaker {
  /// The recipients that the driver has a client for.
  private static let knownRecipients: Set<Recipient> = [
    .dataSource, .delegate, .prefetchDataSource,
  ]

  /// The groups of callbacks that the driver does not implement.
  private static let unknownGroups: Set<CallbackGroup> = [
    .menu, .contextMenu, .focus, .springLoading, .primaryAction, .drag, .drop,
  ]

  func client(_ script: ClientScript, _ recipient: Recipient?) throws(PlanGap) -> PlannedClient {
    if let recipient, !Self.knownRecipients.contains(recipient) {
      throw PlanGap(.client(recipient.rawValue))
    }
    var callbacks: [PlannedCallback] = []
    for callback in script.callbacks { callbacks.append(try self.callback(callback)) }
    return PlannedClient(callbacks: callbacks, isDiffable: script.isDiffable)
  }

  private func callback(_ script: CallbackScript) throws(PlanGap) -> PlannedCallback {
    let facts = script.callback.facts
    let isKnown =
      facts.swiftName != nil && facts.answerKind != .accessoryType
      && Self.knownRecipients.contains(facts.recipient) && !Self.unknownGroups.contains(facts.group)
    guard isKnown else { throw PlanGap(.callback(facts.key)) }
    return PlannedCallback(
      key: facts.key,
      recipient: facts.recipient.rawValue,
      selector: facts.selector,
      name: facts.name,
      answers: try answers(script.answers, to: script.callback),
      reactions: try reactions(script.reactions)
    )
  }

  func answers(
    _ answers: ScriptedAnswers,
    to callback: Callback
  ) throws(PlanGap) -> PlannedAnswers? {
    switch answers {
    case .nothing: return nil
    case .integers(let list): return try planned(list) { .init($0) }
    case .points(let list): return try planned(list) { .init($0) }
    case .flags(let list): return try planned(list) { .init($0) }
    case .text(let list): return try planned(list) { .init($0) }
    case .texts(let list): return try planned(list) { .init($0) }
    case .views(let list): return try planned(list) { .init($0) }
    case .rows(let list): return try planned(list) { .init($0) }
    case .editingStyles(let list): return try planned(list) { .init($0) }
    case .actions(let list):
      return try planned(list) { answer throws(PlanGap) in try self.actions(answer) }
    case .cells(let list):
      guard list.values.allSatisfy({ $0 == .model }) else {
        throw PlanGap(.answer(callback.facts.key))
      }
      return PlannedAnswers(entries: [], otherwise: .data)
    case .menus, .dropProposals, .words: throw PlanGap(.answer(callback.facts.key))
    }
  }

  private func planned<Value>(
    _ list: AnswerList<Value>,
    _ value: (Value) throws(PlanGap) -> PlannedAnswer
  ) throws(PlanGap) -> PlannedAnswers {
    var entries: [PlannedAnswers.Entry] = []
    for entry in list.entries {
      entries.append(
        PlannedAnswers.Entry(
          places: PlannedPattern(entry.pattern),
          fromStep: entry.fromStep,
          condition: PlannedCondition(entry.condition),
          value: try value(entry.value)
        )
      )
    }
    return PlannedAnswers(entries: entries, otherwise: try value(list.otherwise))
  }

  private func actions(_ answer: ActionsAnswer) throws(PlanGap) -> PlannedAnswer {
    guard case .actions(let list) = answer else { return .none }
    var actions: [PlannedAction] = []
    for action in list.actions {
      actions.append(
        PlannedAction(
          title: action.title,
          isDestructive: action.style == .destructive,
          reactions: try reactions(action.reactions),
          completion: action.completion
        )
      )
    }
    return .actions(value: actions, performsFirstWithFullSwipe: list.performsFirstWithFullSwipe)
  }

  func reactions(_ reactions: [Reaction]) throws(PlanGap) -> [PlannedReaction] {
    var planned: [PlannedReaction] = []
    for reaction in reactions {
      var actions: [PlannedReaction.Action] = []
      for action in reaction.actions { actions.append(try self.action(action)) }
      planned.append(
        PlannedReaction(condition: PlannedCondition(reaction.condition), actions: actions)
      )
    }
    return planned
  }

  private func action(_ action: Reaction.Action) throws(PlanGap) -> PlannedReaction.Action {
    switch action {
    case .step(let step): .step(value: try self.step(step))
    case .later(let steps): .later(steps: try self.steps(steps))
    case .note(let text): .note(text: text)
    case .state(let word): .state(word: word)
    case .after(let milliseconds, let condition, let steps):
      .after(
        milliseconds: milliseconds,
        condition: PlannedCondition(condition),
        steps: try self.steps(steps)
      )
    case .raise: throw PlanGap(.raise)
    }
  }
}
