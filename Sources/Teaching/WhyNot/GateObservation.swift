package import Scenarios
package import TableTrace

/// What a run shows about one callback: its calls, its gates, and the states of the table.
package struct GateObservation {
  struct Sighting: Hashable {
    var step: Int
    /// The phase of the call, or nil for a call that the step itself makes.
    var phase: Phase?
    /// The line of the trace without its indentation and answer.
    var text: String
  }

  /// The state of the table after a step.
  package struct Standing {
    /// Whether each gate of the callback holds, or nil for gates that are checked only during a
    /// call.
    var isOpen: [Bool?] = []
    /// Whether the row in question has a cell.
    var hasCell = false
    /// Whether the row in question is selected.
    var isSelected = false
  }

  /// The first call, or nil.
  var first: Sighting?
  /// The number of calls in each step.
  package var counts: [Int: Int] = [:]
  /// The steps, from 1, in which it was called for other rows or sections.
  package var others: Set<Int> = []
  /// The failed gates, by step.
  var met: [Int: Set<GateID>] = [:]
  /// The states before the first step and after each.
  package var standings = [Standing()]
  /// The exception that ended the run, or nil if the run completed.
  package var exception: UIKitException?

  /// The index of the step that an exception ended, or nil if the run completed.
  var endingStep: Int?

  var count: Int { counts.values.reduce(0, +) }

  /// Returns whether a gate held before or after a step, or nil for a gate that is checked only
  /// during a call.
  func isOpen(_ gate: Int, in step: Int) -> Bool? {
    let known = [step - 1, step].compactMap { place -> Bool? in
      guard standings.indices.contains(place), standings[place].isOpen.indices.contains(gate) else {
        return nil
      }
      return standings[place].isOpen[gate]
    }
    return known.isEmpty ? nil : known.contains(true)
  }

  /// Returns whether a gate held before and after a step, as far as the idle table shows it.
  func staysOpen(_ gate: Int, in step: Int) -> Bool {
    [step - 1, step].allSatisfy { place in
      guard standings.indices.contains(place), standings[place].isOpen.indices.contains(gate) else {
        return true
      }
      return standings[place].isOpen[gate] ?? true
    }
  }

  /// Returns whether the row in question was deselected by a step, counted from 1.
  func losesSelection(in step: Int) -> Bool {
    guard standings.indices.contains(step), step > 0 else { return false }
    return standings[step - 1].isSelected && !standings[step].isSelected
  }

  /// The first step, from 1, that deselected the row in question, or nil.
  var dropping: Int? { standings.indices.first(where: losesSelection) }

  private init() {}

  init(_ scenario: Scenario, _ version: SystemVersion, _ question: WhyNotQuestion) {
    self = Self.all(scenario, version, [question]).first ?? Self()
  }

  /// Runs a scenario once, and returns an observation for each question.
  package static func all(
    _ scenario: Scenario,
    _ version: SystemVersion,
    _ questions: [WhyNotQuestion]
  ) -> [GateObservation] {
    let chains = questions.map { GateBook.chain(of: $0.callback) }
    let witnesses = zip(questions, chains).map { GateWitness($0, chain: Set($1.map(\.id))) }
    var standings = questions.map { _ in [Standing()] }
    let runner = ScenarioRunner(scenario: scenario, version: version)
    let outcome = runner.run(into: GateWitnesses(witnesses)) { _, table in
      for (place, question) in questions.enumerated() {
        standings[place].append(Standing(of: table, chains[place], question))
      }
    }
    return zip(witnesses, standings).map { witness, standings in
      Self(witness, standings, outcome, steps: scenario.steps.count)
    }
  }

  private init(
    _ witness: GateWitness,
    _ standings: [Standing],
    _ outcome: ScenarioRunner.Outcome,
    steps: Int
  ) {
    self.standings = standings
    exception = outcome.exception
    if exception != nil, steps > 0 {
      // Deferred calls after the last step belong to that step.
      endingStep = min(max(0, standings.count - 2), steps - 1)
    }
    first = witness.first
    counts = witness.counts
    met = witness.met
    others = witness.others
  }
}

extension GateObservation.Standing {
  /// Records the state of a table for a question.
  fileprivate init(of table: TableView, _ chain: [Gate], _ question: WhyNotQuestion) {
    isOpen = chain.map { table.isOpen($0, at: question.place) }
    hasCell = question.place.map { table.existingCell(at: $0) != nil } ?? false
    isSelected = question.place.map(table.selectedRows.contains) ?? false
  }
}
