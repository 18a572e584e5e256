import Scenarios
import TableTrace
import Teaching

/// The gate that prevents each callback in each step, as `why-not --at` prints it, without a fix.
struct StepGates {
  private let callbacks = Callback.allCases
  /// The failed gates of all steps, without duplicates.
  private(set) var gates: [Gate] = []
  /// For each step, the index of the failed gate of each callback, or nil if it is called.
  private(set) var steps: [[Int?]] = []

  /// Runs a scenario and judges every callback in every step.
  init(_ scenario: Scenario, _ version: SystemVersion) {
    let questions = callbacks.map { WhyNotQuestion(callback: $0) }
    let observations = GateObservation.all(scenario, version, questions)
    let reached = (observations.first?.standings.count ?? 1) - 1
    var places: [GateID: [RuleID: Int]] = [:]
    for step in 0..<min(reached, scenario.steps.count) {
      var row: [Int?] = []
      for (callback, observation) in zip(callbacks, observations) {
        let isCalled = observation.counts[step + 1, default: 0] > 0
        let shut = isCalled ? nil : Self.shut(callback, step + 1, scenario, observation)
        row.append(shut.map { add($0.gate, &places) })
      }
      steps.append(row)
    }
  }

  private static func shut(
    _ callback: Callback,
    _ step: Int,
    _ scenario: Scenario,
    _ observation: GateObservation
  ) -> FailedGate? {
    let question = WhyNotQuestion(callback: callback, step: step)
    let judge = GateJudge(question, scenario, observation)
    return judge.isEnded ? judge.ended ?? judge.verdict : judge.verdict
  }

  private mutating func add(_ gate: Gate, _ places: inout [GateID: [RuleID: Int]]) -> Int {
    if let known = places[gate.id]?[gate.rule] { return known }
    gates.append(gate)
    places[gate.id, default: [:]][gate.rule] = gates.count - 1
    return gates.count - 1
  }

  /// The result as JSON for the page.
  ///
  /// It has the names of the callbacks, the gates, and for each step the gate of each callback. The
  /// gate is null if the callback is called.
  var value: JSONValue {
    [
      "callbacks": .list(callbacks.map { .text($0.facts.key) }),
      "gates": .list(
        gates.map { gate in
          [
            "gate": .text(gate.id.rawValue), "sentence": .text(gate.id.sentence),
            "change": .text(gate.id.change), "rule": .text(gate.rule.rawValue),
          ]
        }
      ),
      "steps": .list(
        steps.map { row in .list(row.map { place in place.map { .integer($0) } ?? .null }) }
      ),
    ]
  }
}
