import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Returns the reactions of one block, in the order in which they run.
  ///
  /// The state changes first. Then the app prints its line, runs its steps, defers steps, and
  /// raises an exception.
  mutating func reactions(_ node: YAMLNode) -> [Reaction] {
    var actions: [Reaction.Action] = []
    if let state = node["state"]?.text { actions.append(.state(state)) }
    let condition = node["when"].map { self.condition($0) }
    if let text = node["note"]?.text { actions.append(.note(noted(text))) }
    if let now = node["do"] { actions += steps(now).map { .step($0) } }
    isPutOff = true
    defer { isPutOff = false }
    if let later = node["later"] { actions.append(.later(steps(later))) }
    for entry in node["after"].map(Self.listed) ?? [] {
      guard let milliseconds = entry["milliseconds"]?.scalar?.integer, let then = entry["do"] else {
        continue
      }
      let condition = entry["when"].map { self.condition($0) }
      actions.append(.after(milliseconds: milliseconds, condition: condition, steps(then)))
    }
    if let exception = node["raise"], let name = exception["name"]?.text {
      actions.append(.raise(name: name, reason: exception["reason"]?.text ?? ""))
    }
    guard !actions.isEmpty else { return [] }
    return [Reaction(condition: condition, actions: actions)]
  }
}

extension Condition {
  /// Reads `{offsetBelow: -65, state: idle}`.
  init(_ node: YAMLNode) {
    self.init()
    offsetBelow = node["offsetBelow"]?.scalar?.number
    offsetAbove = node["offsetAbove"]?.scalar?.number
    isDragging = node["isDragging"]?.flag
    state = node["state"]?.text
    cellShowsItem = node["cellShowsItem"]?.flag
    row = node["row"]?.text.flatMap { IndexPattern($0, .rows) }
  }
}
