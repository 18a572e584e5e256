import Project
import Scenarios
package import TableTrace

/// Which rules cause the calls of each callback, as traces show it.
///
/// A call is made by its own rule. Other rules decide where it is called, or whether at all. These
/// are the rules of its phase, of the events and calls around it, and of its gates. The heights
/// that decide which rows are on screen also have rules, and so do the rules that decide about any
/// of these.
package struct CallbackCauses: Sendable {
  private var own: [Callback: Set<RuleID>] = [:]
  private var around: [Callback: Set<RuleID>] = [:]

  /// Knows of no trace yet.
  package init() {}

  /// Runs the scenarios that implement a callback, each under the versions that it names and the newest.
  package init(of callback: Callback, in book: LessonBook) {
    for entry in book.entries where entry.scenario.callbacks.contains(callback) {
      for version in CallbackSurvey.versions(of: entry) {
        add(Simulation.lines(entry.scenario, version, recipients: nil))
      }
    }
  }

  /// Takes what other traces show.
  mutating func add(_ causes: CallbackCauses) {
    own.merge(causes.own) { $0.union($1) }
    around.merge(causes.around) { $0.union($1) }
  }

  /// Takes the lines of a trace.
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
        // The calls of a step are those up to the exception that ends it.
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

  /// The rules that make the table call, in the order of the book.
  func rules(of callback: Callback) -> [RuleID] {
    let rules = own[callback] ?? []
    return RuleBook.all.map(\.id).filter(rules.contains)
  }

  /// The rules that decide about the calls, and those that cause the events around them.
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

  /// All rules of both kinds, which a history names.
  package func all(of callback: Callback) -> Set<RuleID> {
    Set(rules(of: callback) + rules(behind: callback))
  }
}

extension Callback {
  /// Whether its calls depend on which rows are on the screen, and where; the data is counted anyhow.
  fileprivate var dependsOnHeights: Bool {
    facts.recipient != .dataSource || self == .cellForRowAt || facts.key.hasPrefix("titleFor")
  }
}
