import TableTrace

/// What callbacks do while they run.
extension ScenarioRun {
  func react(_ reactions: [Reaction], to call: Call) throws(UIKitException) {
    for reaction in reactions where holds(reaction.condition, during: call) {
      switch reaction.action {
      case .step(let step):
        try perform(step, for: call)
      case .later(let steps):
        later.append(steps)
      case .state(let word):
        state = word
      case .raise(let name, let reason):
        throw UIKitException(name: name, reason: reason, rule: .appRaised)
      }
    }
  }
}
