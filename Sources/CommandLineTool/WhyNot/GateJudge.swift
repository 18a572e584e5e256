import Scenarios
import TableTrace

/// A gate that keeps a callback from being called, and the step in which it does.
struct ShutGate {
  /// The gate.
  var gate: Gate
  /// The place of the step in the scenario, from 0; nil where no step would lead to the call.
  var step: Int?
}

/// Finds the gate that is shut among those of a callback.
struct GateJudge {
  let question: WhyNotQuestion
  let scenario: Scenario
  let observation: GateObservation
  private let chain: [Gate]

  init(_ question: WhyNotQuestion, _ scenario: Scenario, _ observation: GateObservation) {
    self.question = question
    self.scenario = scenario
    self.observation = observation
    chain = GateBook.chain(of: question.callback)
  }

  /// The gates that are open, and the first that is not, of the step that came furthest.
  var verdict: ShutGate? {
    if let best = tries.max(by: { rank($0) < rank($1) }) { return best }
    let last = observation.standings.count
    let place = chain.indices.first { place in
      observation.isOpen(place, in: last) == false
        || chain[place].id == .appRuns && observation.exception != nil
    }
    guard let gate = place.map({ chain[$0] }) ?? chain.last else { return nil }
    let ending = gate.id == .appRuns ? observation.endingStep : nil
    return ShutGate(gate: gate, step: ending ?? question.step.map { $0 - 1 })
  }

  /// What each step that might have led to the call came to; of a callback that any step brings about,
  /// the last that did not.
  var tries: [ShutGate] {
    let shut = attempts.lazy.compactMap { step in
      shutGate(in: step).map { ShutGate(gate: $0, step: step - 1) }
    }
    return isAnyonesDoing ? Array(shut.prefix(1)) : Array(shut)
  }

  /// Whether every step may bring the callback about.
  private var isAnyonesDoing: Bool { CallbackCause.of(question.callback).keywords.isEmpty }

  /// The gates that are open before one that is not.
  func open(before shut: ShutGate) -> [Gate] {
    Array(chain.prefix { $0.id != shut.gate.id })
  }

  /// How far a step came; of two that came as far the first counts.
  private func rank(_ shut: ShutGate) -> Int {
    // The first tap of all has nothing to deselect, wherever the next ones fail.
    guard shut.gate.id != .rowToDeselect else { return -1 }
    let place = chain.firstIndex { $0.id == shut.gate.id } ?? 0
    return place * (scenario.steps.count + 1) + (scenario.steps.count - (shut.step ?? 0))
  }

  /// The steps that might have led to the call, from 1.
  private var attempts: [Int] {
    if let step = question.step { return [step] }
    let keywords = CallbackCause.of(question.callback).keywords
    let ran = scenario.steps.indices.map { $0 + 1 }.filter { $0 < observation.standings.count }
    guard !isAnyonesDoing else { return ran.reversed() }
    return ran.filter { step in
      let words = scenario.steps[step - 1].words
      if observation.met[step] != nil { return true }
      return !keywords.isDisjoint(with: words) && concerns(scenario.steps[step - 1])
    }
  }

  /// Whether a step is about the row, or about none.
  private func concerns(_ step: ScenarioStep) -> Bool {
    guard let place = question.placeText, !question.isAboutSections else { return true }
    return step.text.contains(place) || !step.text.contains("[")
  }

  /// The first gate of the chain that is closed in a step.
  private func shutGate(in step: Int) -> Gate? {
    let met = observation.met[step] ?? []
    let kept = keptCell(in: step)
    let place = chain.indices.first { place in
      if let isOpen = observation.isOpen(place, in: step) { return !isOpen }
      let gate = chain[place].id
      if gate == .appRuns { return isBehindException(step) }
      return met.contains(gate) || gate == kept
        || question.step != nil && gate == .broughtAbout && met.isEmpty
    }
    return place.map { chain[$0] }
  }

  /// Whether an exception has come in the step or before it.
  private func isBehindException(_ step: Int) -> Bool {
    observation.endingStep.map { step > $0 } ?? false
  }

  /// The gate that is shut where a row keeps its cell through a step that somebody asks about.
  private func keptCell(in step: Int) -> GateID? {
    guard question.step != nil, question.callback == .cellForRowAt,
      observation.standings.indices.contains(step), observation.standings[step].hasCell,
      observation.standings[step - 1].hasCell
    else { return nil }
    guard scenario.steps[step - 1].words.contains("model") else { return .cellNeeded }
    return scenario.clients[.dataSource]?.isDiffable == true ? .snapshotApplied : .tableTold
  }
}

extension ScenarioStep {
  /// The keyword.
  var word: String { String(text.prefix { $0 != ":" }) }

  /// The keywords of the step and of those inside it.
  var words: Set<String> {
    inner.reduce(into: [word]) { $0.formUnion($1.words) }
  }
}
