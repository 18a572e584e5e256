import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Returns the actions that a callback returns, with the steps of their handlers.
  mutating func actions(_ node: YAMLNode, _ kind: AnswerKind) -> ActionList {
    let actions = (node["actions"]?.entries ?? []).compactMap { action($0) }
    if kind == .menuConfiguration {
      menuTitles.formUnion(actions.map(\.title))
    } else {
      actionTitles += actions.map(\.title)
    }
    return ActionList(
      actions,
      performsFirstWithFullSwipe: node["fullSwipe"]?.flag ?? true
    )
  }

  private mutating func action(_ node: YAMLNode) -> ActionScript? {
    if let title = node.text { return ActionScript(title: title) }
    guard let title = node["title"]?.text else { return nil }
    var action = ActionScript(title: title)
    action.style = node["style"]?.text.flatMap(RowAction.Style.init) ?? .normal
    if let completion = node["completion"] { action.completion = completion.flag }
    if action.completion == nil { leavesCompletion = true }
    action.reactions = reactions(node)
    return action
  }

  /// The possible titles of delete buttons, or nil if they are unknown.
  private func deleteTitles(_ clients: [ClientScript]) -> [String]? {
    var titles = ["Delete"]
    let callback = Callback.titleForDeleteConfirmationButtonForRowAt
    let scripts = clients.flatMap(\.callbacks).filter { $0.callback == callback }
    for answers in scripts.map(\.answers) + itemUsage.compactMap({ $0.answers[callback] }) {
      guard case .text(let list) = answers else { continue }
      for answer in list.values where answer != .default {
        guard case .text(let title) = answer else { return nil }
        if !titles.contains(title) { titles.append(title) }
      }
    }
    return titles
  }

  /// Reports a tap on a button that no callback returns.
  mutating func checkTappedActions(_ scenario: Scenario) {
    for range in calledCompletions where !leavesCompletion {
      log.report(.step(.nothingToComplete), at: range)
    }
    let clients = Recipient.allCases.compactMap { scenario.clients[$0] }
    let others = scenario.otherClients.keys.sorted().compactMap { scenario.otherClients[$0] }
    guard let deletes = deleteTitles(clients + others) else { return }
    var allowed = deletes
    for title in actionTitles where !allowed.contains(title) {
      allowed.append(title)
    }
    for (title, range) in tappedActions where !allowed.contains(title) {
      log.report(.step(.unknownButton(title, allowed: allowed)), at: range)
    }
  }
}
