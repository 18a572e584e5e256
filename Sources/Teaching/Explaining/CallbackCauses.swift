import Project
import Scenarios
package import TableTrace

/// The rules that cause the calls of each callback, as traces show it.
///
/// Each call has its own rule. Other rules decide whether and where a method is called: the rules
/// of the phase, of the gates, and of the events and calls around the call. Rules about heights
/// also count if the calls depend on which rows are visible.
package struct CallbackCauses: Sendable {
  private var own: [Callback: Set<RuleID>] = [:]
  private var around: [Callback: Set<RuleID>] = [:]

  package init() {}

  /// Runs the scenarios that implement a callback, under their versions and the newest version.
  package init(of callback: Callback, in book: LessonBook) {
    for entry in book.entries where entry.scenario.callbacks.contains(callback) {
      for version in CallbackSurvey.versions(of: entry) {
        add(Simulation.lines(entry.scenario, version, recipients: nil))
      }
    }
  }

  /// Adds the causes of other traces.
  mutating func add(_ causes: CallbackCauses) {
    own.merge(causes.own) { $0.union($1) }
    around.merge(causes.around) { $0.union($1) }
  }

  mutating func add(_ lines: [TraceLine]) {
    var phase: RuleID?
    var inStep: Set<Callback> = []
    for line in lines {
      switch line.kind {
      case .step: (phase, inStep) = (nil, [])
      case .phase: phase = line.rule
      case .call(.callback(let callback)):
        inStep.insert(callback)
        add(callback, line, in: phase)
      case .crash:
        // An exception ends the step, and so affects which calls the step has.
        for callback in inStep {
          around[callback, default: []].formUnion([line.rule].compactMap(\.self))
        }
      case .call, .query, .warning, .note, .content, .gate: break
      }
    }
  }

  private mutating func add(_ callback: Callback, _ line: TraceLine, in phase: RuleID?) {
    if let rule = line.rule { own[callback, default: []].insert(rule) }
    around[callback, default: []].formUnion(line.situation)
    around[callback, default: []].formUnion(line.answerRules)
    if let phase { around[callback, default: []].insert(phase) }
    if callback.dependsOnHeights { around[callback, default: []].formUnion(line.heightRules) }
  }

  /// Returns the rules of the calls themselves, in the order of the rule book.
  func rules(of callback: Callback) -> [RuleID] {
    let rules = own[callback] ?? []
    return RuleBook.all.map(\.id).filter(rules.contains)
  }

  /// Returns the rules of the events around the calls, and the rules that decide about the calls.
  func rules(behind callback: Callback) -> [RuleID] {
    let rules = own[callback] ?? []
    let gates = GateBook.chain(of: callback).map(\.rule)
    var found = rules.union(around[callback] ?? []).union(gates).union(callback.silentRules)
    var new = found
    while !new.isEmpty {
      let deciding = new.flatMap { RuleBook.entry($0)?.kind.decidedBy ?? [] }
      new = Set(deciding).subtracting(found)
      found.formUnion(new)
    }
    return RuleBook.all.map(\.id).filter { found.contains($0) && !rules.contains($0) }
  }

  /// Returns the rules of the calls and the rules behind the calls, as a history lists them.
  package func all(of callback: Callback) -> Set<RuleID> {
    Set(rules(of: callback) + rules(behind: callback))
  }
}

extension Callback {
  /// Whether its calls depend on which rows are visible, unlike queries for counts.
  fileprivate var dependsOnHeights: Bool {
    facts.recipient != .dataSource || self == .cellForRowAt || facts.key.hasPrefix("titleFor")
  }
}
