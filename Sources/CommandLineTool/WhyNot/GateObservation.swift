import Scenarios
import TableTrace

/// What a run says about one callback: its calls, the gates that it met, and how the table stood.
struct GateObservation {
  /// A call of the callback.
  struct Sighting: Hashable {
    /// The step, from 1.
    var step: Int
    /// The phase that it came in; nil for a call that the step itself makes.
    var phase: Phase?
    /// The line of the trace, without its indentation and answer.
    var text: String
  }

  /// How the table stood after a step.
  struct Standing {
    /// Whether each gate of the chain is open; nil for those that only the way to a call looks at.
    var isOpen: [Bool?] = []
    /// Whether the row that is asked about has a cell.
    var hasCell = false
    /// Whether the row that is asked about is selected.
    var isSelected = false
  }

  /// The first call; nil when it never came.
  var first: Sighting?
  /// How often it was called, by step.
  var counts: [Int: Int] = [:]
  /// The steps, from 1, in which it was called, but not for the row or section that is asked about.
  var others: Set<Int> = []
  /// The gates that were found closed, by step.
  var met: [Int: Set<GateID>] = [:]
  /// How the table stood before the first step and after each.
  var standings = [Standing()]
  /// The exception that ended the run; nil when it ran to its end.
  var exception: UIKitException?

  /// The place of the step that an exception ended, from 0; nil for a run that came to its end.
  var endingStep: Int?

  /// How often it was called.
  var count: Int { counts.values.reduce(0, +) }

  /// Whether a gate of the chain, by its place there, was open before or after a step; nil for one that
  /// only the way looks at.
  func isOpen(_ gate: Int, in step: Int) -> Bool? {
    let known = [step - 1, step].compactMap { place -> Bool? in
      guard standings.indices.contains(place), standings[place].isOpen.indices.contains(gate) else {
        return nil
      }
      return standings[place].isOpen[gate]
    }
    return known.isEmpty ? nil : known.contains(true)
  }

  /// Whether a gate was open all the time before and after a step, as far as a table at rest tells it.
  func staysOpen(_ gate: Int, in step: Int) -> Bool {
    [step - 1, step].allSatisfy { place in
      guard standings.indices.contains(place), standings[place].isOpen.indices.contains(gate) else {
        return true
      }
      return standings[place].isOpen[gate] ?? true
    }
  }

  /// Whether the row that is asked about was selected before a step, from 1, and is not after it.
  func losesSelection(in step: Int) -> Bool {
    guard standings.indices.contains(step), step > 0 else { return false }
    return standings[step - 1].isSelected && !standings[step].isSelected
  }

  /// The first step, from 1, that took the selection of the row that is asked about; nil for none.
  var dropping: Int? { standings.indices.first(where: losesSelection) }

  private init() {}

  /// Runs a scenario and looks at one callback.
  init(_ scenario: Scenario, _ version: SystemVersion, _ question: WhyNotQuestion) {
    self = Self.all(scenario, version, [question]).first ?? Self()
  }

  /// Runs a scenario once and looks at several callbacks; an observation for each question.
  static func all(
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
      // What is put off comes behind the last step and belongs to it.
      endingStep = min(max(0, standings.count - 2), steps - 1)
    }
    first = witness.first
    counts = witness.counts
    met = witness.met
    others = witness.others
  }
}

extension GateObservation.Standing {
  /// How a table stands, as far as a question is concerned.
  fileprivate init(of table: TableView, _ chain: [Gate], _ question: WhyNotQuestion) {
    isOpen = chain.map { table.isOpen($0, at: question.place) }
    hasCell = question.place.map { table.existingCell(at: $0) != nil } ?? false
    isSelected = question.place.map(table.selectedRows.contains) ?? false
  }
}
