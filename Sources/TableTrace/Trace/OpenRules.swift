/// The rules of everything in progress, outermost first: situations, calls and queries.
///
/// A call adds an entry. A list is made only when it is read.
package struct OpenRules: Sendable {
  /// The rule of each level, or nil if it has none.
  private var levels: [RuleID?] = []
  /// For the outer levels that were read, the rules up to each level.
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
