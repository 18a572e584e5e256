import Project
package import Scenarios
package import TableTrace

/// A gate that prevents a call, and the step in which it fails.
package struct FailedGate {
  package var gate: Gate
  /// The index of the step in the scenario, or nil if no step would cause the call.
  var step: Int?
}

struct GateBefore {
  var gate: Gate
  /// Whether the run shows that it holds, which is not known for a gate that was not reached.
  var isOpen: Bool
}

/// Finds the failed gate of a callback.
package struct GateJudge {
  let question: WhyNotQuestion
  package let scenario: Scenario
  let observation: GateObservation
  private let chain: [Gate]

  package init(_ question: WhyNotQuestion, _ scenario: Scenario, _ observation: GateObservation) {
    self.question = question
    self.scenario = scenario
    self.observation = observation
    chain = GateBook.chain(of: question.callback)
  }

  /// The failed gate of the step in which most gates hold, ignoring an exception.
  package var verdict: FailedGate? {
    if let best = tries.max(by: { rank($0) < rank($1) }) { return best }
    let last = observation.standings.count
    let place = chain.indices.first { observation.isOpen($0, in: last) == false }
    guard let gate = place.map({ chain[$0] }) ?? chain.last else { return nil }
    return FailedGate(gate: gate, step: question.step.map { $0 - 1 })
  }

  /// The gate for the exception that ended the run, or nil.
  ///
  /// It is nil if a gate before it, or in an earlier step, prevents the call.
  package var ended: FailedGate? {
    guard let endingStep = observation.endingStep, let verdict,
      endingStep < question.step ?? .max,
      let place = chain.firstIndex(where: { $0.id == .appRuns }),
      let other = chain.firstIndex(where: { $0.id == verdict.gate.id }), place <= other,
      tries.isEmpty || isAnyonesDoing || question.step != nil
    else { return nil }
    return FailedGate(gate: chain[place], step: endingStep)
  }

  /// Whether an exception prevents the call and its fix is not known.
  ///
  /// The exception was raised before the table loaded, or before a step that needs the callback.
  package var isEnded: Bool {
    guard let ending = observation.endingStep else { return false }
    if isAnyonesDoing {
      return scenario.steps[ending].words.contains("load") || verdict?.gate.id == .broughtAbout
    }
    return scenario.steps.indices.dropFirst(ending).contains(where: asks)
  }

  /// Returns whether a gate is checked after another one, or false if one is nil.
  func comes(_ shut: FailedGate?, behind other: FailedGate?) -> Bool {
    let places = [shut, other].map { shut in
      chain.firstIndex { $0.id == shut?.gate.id } ?? chain.count
    }
    return places[0] > places[1]
  }

  /// Returns whether a step needs the callback.
  ///
  /// It does if a gate of the callback was reached. It also does if such steps need it, and the
  /// step is about the row in question.
  func asks(_ place: Int) -> Bool {
    if observation.met[place + 1] != nil || isGivenToOthers(in: place + 1) { return true }
    let step = scenario.steps[place]
    let keywords = CallbackCause.of(question.callback).keywords
    return !keywords.isDisjoint(with: step.words) && concerns(step)
  }

  /// The failed gate of each step that could have caused the call.
  ///
  /// If every step can cause the call, it has only the last step.
  var tries: [FailedGate] {
    let shut = attempts.lazy.compactMap { step in
      shutGate(in: step).map { FailedGate(gate: $0, step: step - 1) }
    }
    guard !isAnyonesDoing else { return Array(shut.prefix(1)) }
    let all = Array(shut)
    let own = all.filter(isAboutTheRow)
    return own.isEmpty ? all : own
  }

  /// Returns whether the failed step is about the row in question, and other steps are not.
  private func isAboutTheRow(_ shut: FailedGate) -> Bool {
    guard question.place != nil, let step = shut.step else { return true }
    if question.isAboutDeselection {
      // Deselecting a row programmatically calls nothing. That it deselects other rows does not
      // matter.
      return shut.gate.id != .selectedByUser || observation.losesSelection(in: step + 1)
    }
    let isMove = [.drag, .drop, .moving].contains(question.callback.facts.group)
    return !isMove || concerns(scenario.steps[step])
  }

  /// Whether every step can cause the callback.
  private var isAnyonesDoing: Bool { CallbackCause.of(question.callback).keywords.isEmpty }

  /// Returns the gates before one that failed, and whether each holds.
  func gates(before shut: FailedGate) -> [GateBefore] {
    let step = shut.step.map { $0 + 1 } ?? observation.standings.count
    let isMet = observation.met[step]?.contains(shut.gate.id) ?? false
    let ways = GateBook.ways(of: question.callback)
    let own = ways.first { $0.contains(shut.gate.id) }
    return chain.indices.prefix { chain[$0].id != shut.gate.id }.compactMap { place in
      let gate = chain[place]
      if gate.id == .appRuns {
        // If an exception ends the run later, its gate is listed after the failed gate.
        let isLater = question.step.map { $0 <= observation.endingStep ?? 0 } ?? false
        return observation.exception == nil || isLater ? GateBefore(gate: gate, isOpen: true) : nil
      }
      if let isOpen = observation.isOpen(place, in: step) {
        return GateBefore(gate: gate, isOpen: isOpen)
      }
      // Gates that are checked in order were checked only if the run reached them.
      let isOnWay = own?.contains(gate.id) ?? !ways.contains { $0.contains(gate.id) }
      return GateBefore(gate: gate, isOpen: isMet && isOnWay)
    }
  }

  /// Returns the number of gates that a step passed.
  private func rank(_ shut: FailedGate) -> Int {
    // The first tap of all has nothing to deselect, regardless of where later ones fail.
    guard shut.gate.id != .rowToDeselect else {
      // A later step is too late for a row that was deselected before it.
      let dropping = observation.dropping ?? scenario.steps.count
      return (shut.step ?? 0) >= dropping ? -1 : -2
    }
    let place = chain.firstIndex { $0.id == shut.gate.id } ?? 0
    return place * (scenario.steps.count + 1) + (scenario.steps.count - (shut.step ?? 0))
  }

  /// The steps that could have caused the call, from 1.
  private var attempts: [Int] {
    if let step = question.step { return [step] }
    let ran = scenario.steps.indices.map { $0 + 1 }.filter { $0 < observation.standings.count }
    return isAnyonesDoing ? ran.reversed() : ran.filter { asks($0 - 1) }
  }

  /// Returns whether a step is about the row, or about no row.
  private func concerns(_ step: ScenarioStep) -> Bool {
    guard let place = question.placeText, !question.isAboutSections else { return true }
    return step.text.contains(place) || !step.text.contains("[")
  }

  /// Returns the first gate of the callback that fails in a step, or nil.
  private func shutGate(in step: Int) -> Gate? {
    let met = observation.met[step] ?? []
    let kept = keptCell(in: step)
    let place = chain.indices.first { place in
      if chain[place].id == .rowBesideScreen, isGivenToOthers(in: step) {
        return !observation.staysOpen(place, in: step)
      }
      if let isOpen = observation.isOpen(place, in: step) { return !isOpen }
      let gate = chain[place].id
      return met.contains(gate) || gate == kept
        || question.step != nil && gate == .broughtAbout && met.isEmpty
    }
    return place.map { chain[$0] }
  }

  /// Returns whether a step calls the callback with several rows that do not include the one in
  /// question.
  private func isGivenToOthers(in step: Int) -> Bool {
    question.callback.facts.argumentShape == .rows && observation.others.contains(step)
  }

  /// Returns the failed gate of a row that keeps its cell during the step in question, or nil.
  private func keptCell(in step: Int) -> GateID? {
    guard question.step != nil, question.callback == .cellForRowAt,
      observation.standings.indices.contains(step), observation.standings[step].hasCell,
      observation.standings[step - 1].hasCell
    else { return nil }
    guard scenario.steps[step - 1].words.contains("model") else { return .cellNeeded }
    return scenario.clients[.dataSource]?.isDiffable == true ? .snapshotApplied : .tableNotified
  }
}

extension ScenarioStep {
  var word: String { String(text.prefix { $0 != ":" }) }

  /// The keywords of the step and of those inside it.
  var words: Set<String> {
    inner.reduce(into: [word]) { $0.formUnion($1.words) }
  }
}
