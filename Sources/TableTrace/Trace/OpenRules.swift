/// The rules of what is going on, outermost first: situations, open calls and open questions.
///
/// A call costs an entry, and a list is made only for a reader that needs it.
package struct OpenRules: Sendable {
  /// The rule of each level, or nil where no rule is behind it.
  private var levels: [RuleID?] = []
  /// For the outer levels that a reader has needed, the rules up to there.
  private var known: [[RuleID]] = []

  package init() {}

  package mutating func open(_ rule: RuleID?) {
    levels.append(rule)
  }

  package mutating func close() {
    guard levels.popLast() != nil else { return }
    if known.count > levels.count { known.removeLast() }
  }

  package mutating func closeAll() {
    levels = []
    known = []
  }

  package mutating func all() -> [RuleID] {
    while known.count < levels.count {
      let outer = known.last ?? []
      let rule = levels[known.count].flatMap { outer.contains($0) ? nil : $0 }
      known.append(rule.map { outer + [$0] } ?? outer)
    }
    return known.last ?? []
  }
}
