package import Scenarios
import TableTrace

/// The runs of a scenario, which show what its steps and queries cause.
package struct WordRuns {
  private let scenario: Scenario
  /// The lines of the table under each version of the scenario.
  private let runs: [(version: SystemVersion, lines: [TraceLine])]

  /// Runs a scenario under each of its versions.
  package init(_ scenario: Scenario) {
    self.scenario = scenario
    runs = scenario.versions.map { version in
      let recorder = TraceRecorder(recipients: nil, keepsGates: true)
      _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
      return (version, Self.ofTheTable(recorder.lines))
    }
  }

  /// Returns what the step or query of these lessons causes in the scenario.
  package func seen(of lessons: WordLessons) -> Seen {
    let places = lessons.places(in: scenario)
    var seen = Seen()
    var counts: [Callback: Set<SystemVersion>] = [:]
    for (version, lines) in runs {
      let caused =
        lessons.isQuery
        ? Self.answering(lessons.word, lines) : lines.filter { places.contains($0.step - 1) }
      for callback in seen.add(caused) { counts[callback, default: []].insert(version) }
      seen.versions.insert(version)
    }
    for (callback, found) in counts {
      seen.missing[callback] = Set(scenario.versions).subtracting(found)
      seen.present[callback] = found
    }
    return seen
  }

  /// Returns the lines without those that the app's callbacks cause, except inside `cellForRowAt`.
  private static func ofTheTable(_ lines: [TraceLine]) -> [TraceLine] {
    var depth: Int?
    return lines.filter { line in
      if let open = depth, line.depth > open { return false }
      depth = nil
      if case .call(let message) = line.kind, message != .callback(.cellForRowAt) {
        depth = line.depth
      }
      return true
    }
  }

  /// Returns the lines inside a query.
  private static func answering(_ word: String, _ lines: [TraceLine]) -> [TraceLine] {
    var depth: Int?
    return lines.filter { line in
      if let open = depth, line.depth > open { return true }
      depth = nil
      if case .query = line.kind, line.text.dropFirst(2).prefix(while: \.isLetter) == word {
        depth = line.depth
      }
      return false
    }
  }
}

extension WordRuns {
  /// What was seen of a step or query so far.
  package struct Seen: Sendable {
    /// The callbacks in the order of their first call.
    private(set) var order: [Callback] = []
    /// The phases in which each callback is called.
    private(set) var moments: [Callback: [Phase?]] = [:]
    /// The versions under which each callback is called.
    fileprivate(set) var present: [Callback: Set<SystemVersion>] = [:]
    /// The versions under which a callback is not called, although the same lesson calls it under
    /// other versions.
    fileprivate(set) var missing: [Callback: Set<SystemVersion>] = [:]
    private(set) var rules: Set<RuleID> = []
    private(set) var gates: Set<GateID> = []
    fileprivate(set) var versions: Set<SystemVersion> = []

    /// Adds lines, and returns the callbacks among them.
    fileprivate mutating func add(_ lines: [TraceLine]) -> Set<Callback> {
      var callbacks: Set<Callback> = []
      for line in lines {
        if case .gate(let closed) = line.kind, !closed.gate.isOfAnyCallback {
          gates.insert(closed.gate)
        }
        guard case .call(.callback(let callback)) = line.kind else { continue }
        callbacks.insert(callback)
        if let rule = line.rule { rules.insert(rule) }
        add(callback, in: line.phase)
      }
      return callbacks
    }

    private mutating func add(_ callback: Callback, in phase: Phase?) {
      if moments[callback] == nil { order.append(callback) }
      if moments[callback]?.contains(phase) != true {
        moments[callback, default: []].append(phase)
      }
    }

    /// Adds what another scenario shows.
    mutating func add(_ other: Seen) {
      for callback in other.order {
        for phase in other.moments[callback] ?? [] { add(callback, in: phase) }
      }
      present.merge(other.present) { $0.union($1) }
      missing.merge(other.missing) { $0.union($1) }
      rules.formUnion(other.rules)
      gates.formUnion(other.gates)
      versions.formUnion(other.versions)
    }
  }
}

extension GateID {
  /// Whether every callback has the gate, so that the gate says nothing about a step.
  fileprivate var isOfAnyCallback: Bool { rawValue.hasPrefix("any.") }
}
