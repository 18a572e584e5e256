import Scenarios
import TableTrace

extension PlanMaker {
  /// The recipients with a client in the driver.
  static let knownRecipients: Set<Recipient> = [.dataSource, .delegate, .prefetchDataSource]

  /// The groups of callbacks that the driver does not implement.
  private static let unknownGroups: Set<CallbackGroup> = [
    .menu, .contextMenu, .focus, .springLoading, .primaryAction, .drag, .drop,
  ]

  func check(_ client: ClientScript) throws(PlanGap) {
    for script in client.callbacks {
      let facts = script.callback.facts
      let isKnown =
        facts.swiftName != nil && facts.answerKind != .accessoryType
        && Self.knownRecipients.contains(facts.recipient)
        && !Self.unknownGroups.contains(facts.group)
      guard isKnown else { throw PlanGap(.callback(facts.key)) }
      try check(script.answers, to: script.callback)
      try check(script.reactions)
    }
  }

  func check(_ answers: ScriptedAnswers, to callback: Callback) throws(PlanGap) {
    switch answers {
    case .nothing, .integers, .points, .flags, .text, .texts, .views, .rows, .editingStyles: return
    case .actions(let list):
      for case .actions(let actions) in list.entries.map(\.value) + [list.otherwise] {
        for action in actions.actions { try check(action.reactions) }
      }
    case .cells(let list):
      guard list.values.allSatisfy({ $0 == .model }) else {
        throw PlanGap(.answer(callback.facts.key))
      }
    case .menus, .dropProposals, .words: throw PlanGap(.answer(callback.facts.key))
    }
  }

  func check(_ reactions: [Reaction]) throws(PlanGap) {
    for action in reactions.flatMap(\.actions) {
      switch action {
      case .step(let step): try check([step])
      case .later(let steps), .after(_, _, let steps): try check(steps)
      case .note, .state: continue
      case .raise: throw PlanGap(.raise)
      }
    }
  }
}
