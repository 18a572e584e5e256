import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// The reactions of one block; steps first, then what comes later, the state, and a raise.
  mutating func reactions(_ node: YAMLNode) -> [Reaction] {
    let condition = node["when"].map(Condition.init)
    var actions: [Reaction.Action] = []
    if let now = node["do"] { actions += steps(now).map { .step($0) } }
    // The state changes last: the condition of the block may name it.
    if let later = node["later"] { actions.append(.later(steps(later))) }
    if let state = node["state"]?.text { actions.append(.state(state)) }
    if let exception = node["raise"], let name = exception["name"]?.text {
      actions.append(.raise(name: name, reason: exception["reason"]?.text ?? ""))
    }
    return actions.map { Reaction(condition: condition, action: $0) }
  }
}
