import Project
package import TableTrace

/// The calls that depend on rules without evidence, and the recordings that would confirm these
/// rules.
///
/// A call depends on its own rule and on those of the enclosing situations. A recording of a
/// scenario confirms every rule of its calls.
package struct AssumedRules {
  package enum Doubt {
    case assumed
    /// Only the assumed rules that no older version confirms either.
    case guess
  }

  /// The effect of recording a scenario on a device.
  package struct Recording: Hashable {
    package var scenario: String
    /// The uncertain rules that affect its calls, in the order of the rules.
    package var rules: [RuleID]
    /// The number of calls in all scenarios that depend on no other uncertain rule.
    package var calls: Int
  }

  package struct Row: Hashable {
    package var rule: RuleID
    /// The number of calls that depend on the rule.
    package var calls: Int
    /// The recording that confirms the rule and most others, or nil if no call depends on it.
    package var recording: Recording?
  }

  package let version: SystemVersion
  package private(set) var calls = 0
  /// The uncertain rules, in the order of the rules.
  private let assumed: [RuleID]
  private let doubtful: Set<RuleID>
  private let words: CertaintyWords
  /// The scenarios that end with an exception, which are hard to record.
  package private(set) var crashing: Set<String> = []
  /// The number of calls that depend on the same rules.
  private var groups: [Set<RuleID>: Int] = [:]
  private var scenarios: [(name: String, rules: Set<RuleID>)] = []

  init(_ version: SystemVersion, _ doubt: Doubt = .assumed) {
    self.version = version
    let certainties = Certainties(version)
    let words = Evidence.words(version)
    self.words = words
    assumed = RuleBook.all.map(\.id).filter { rule in
      switch doubt {
      case .assumed: certainties[rule] == .assumed
      case .guess: words[rule] == .guess
      }
    }
    doubtful = Set(assumed)
  }

  /// The number of calls that depend on an uncertain rule.
  package var assumedCalls: Int { groups.values.reduce(0, +) }

  mutating func add(_ lines: [TraceLine], of scenario: String) {
    var shown: Set<RuleID> = []
    for line in lines {
      if line.kind == .crash { crashing.insert(scenario) }
      // Calls that the simulation chose itself need no confirmation.
      guard case .call = line.kind, let rule = line.rule, words.word(of: line) != nil else {
        continue
      }
      calls += 1
      let assumed = ([rule] + line.answerRules + line.situation).filter(doubtful.contains)
      guard !assumed.isEmpty else { continue }
      groups[Set(assumed), default: 0] += 1
      shown.formUnion(assumed)
    }
    scenarios.append((scenario, shown))
  }

  /// Returns all uncertain rules, those that affect most calls first.
  package func rows() -> [Row] {
    let recordings = recordings()
    let rows = assumed.map { rule in
      let best = recordings.first { $0.rules.contains(rule) }
      let calls = groups.reduce(0) { $0 + ($1.key.contains(rule) ? $1.value : 0) }
      return Row(rule: rule, calls: calls, recording: best)
    }
    return rows.enumerated()
      .sorted { ($1.element.calls, $0.offset) < ($0.element.calls, $1.offset) }.map(\.element)
  }

  /// Returns recordings, each of which confirms most in addition to the previous ones.
  ///
  /// It considers the named scenarios, or all. Each recording lists only new rules.
  func plan(of names: Set<String>? = nil, atMost most: Int = .max) -> [Recording] {
    var plan: [Recording] = []
    var known: Set<RuleID> = []
    var settled = 0
    while plan.count < most, let next = recordings(of: names, knowing: known).first,
      !next.rules.isEmpty
    {
      plan.append(
        Recording(scenario: next.scenario, rules: next.rules, calls: next.calls - settled)
      )
      known.formUnion(next.rules)
      settled = next.calls
    }
    return plan
  }

  /// Returns the additional effect of each scenario, sorted by calls, then rules, then name.
  private func recordings(
    of names: Set<String>? = nil,
    knowing known: Set<RuleID> = []
  ) -> [Recording] {
    let scenarios = scenarios.filter { names?.contains($0.name) ?? true }
    let recordings = scenarios.map { scenario in
      let all = known.union(scenario.rules)
      return Recording(
        scenario: scenario.name,
        rules: assumed.filter { scenario.rules.contains($0) && !known.contains($0) },
        calls: groups.reduce(0) { $0 + ($1.key.isSubset(of: all) ? $1.value : 0) }
      )
    }
    return recordings.sorted { one, other in
      if (one.rules.isEmpty, other.rules.isEmpty) == (false, true) { return true }
      if (one.rules.isEmpty, other.rules.isEmpty) == (true, false) { return false }
      if one.calls != other.calls { return one.calls > other.calls }
      if one.rules.count != other.rules.count { return one.rules.count > other.rules.count }
      return one.scenario < other.scenario
    }
  }
}
