import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// The reaction of one block: the state changes first, then come its steps, what comes later, and
  /// a raise.
  mutating func reactions(_ node: YAMLNode) -> [Reaction] {
    var actions: [Reaction.Action] = []
    if let state = node["state"]?.text { actions.append(.state(state)) }
    if let now = node["do"] { actions += steps(now).map { .step($0) } }
    if let later = node["later"] { actions.append(.later(steps(later))) }
    if let exception = node["raise"], let name = exception["name"]?.text {
      actions.append(.raise(name: name, reason: exception["reason"]?.text ?? ""))
    }
    guard !actions.isEmpty else { return [] }
    return [Reaction(condition: node["when"].map(Condition.init), actions: actions)]
  }
}
