import Scenarios
import TableTrace

/// What a run says about one callback: its calls, the gates that it met, and how the table stood.
struct GateObservation {
  /// A call of the callback.
  struct Sighting: Hashable {
    /// The step, from 1.
    var step: Int
    /// The line of the trace, without its indentation and answer.
    var text: String
  }

  /// A gate that was found closed.
  struct Meeting: Hashable {
    /// The step, from 1.
    var step: Int
    /// The gate.
    var gate: ClosedGate
  }

  /// How the table stood after a step.
  struct Standing {
    /// The gates that a table at rest tells of, and whether they are open.
    var isOpen: [GateID: Bool] = [:]
    /// Whether the row that is asked about has a cell.
    var hasCell = false
    /// Whether it is a row of the table.
    var hasRow = false
  }

  /// The first call; nil when it never came.
  var first: Sighting?
  /// How often it was called, by step.
  var counts: [Int: Int] = [:]
  /// The gates, in the order in which they were met.
  var meetings: [Meeting] = []
  /// How the table stood before the first step and after each.
  var standings = [Standing()]
  /// The exception that ended the run; nil when it ran to its end.
  var exception: UIKitException?

  /// How often it was called.
  var count: Int { counts.values.reduce(0, +) }

  /// Whether a gate was open before or after a step; nil for one that only the way looks at.
  func isOpen(_ gate: GateID, in step: Int) -> Bool? {
    let places = [step - 1, step].filter(standings.indices.contains)
    let known = places.compactMap { standings[$0].isOpen[gate] }
    return known.isEmpty ? nil : known.contains(true)
  }

  /// Runs a scenario and looks at one callback.
  init(_ scenario: Scenario, _ version: SystemVersion, _ question: WhyNotQuestion) {
    let chain = GateBook.chain(of: question.callback)
    let witness = GateWitness(question, chain: Set(chain.map(\.id)))
    var standings = standings
    let runner = ScenarioRunner(scenario: scenario, version: version)
    let outcome = runner.run(into: witness) { _, table in
      var standing = Standing()
      for gate in chain {
        standing.isOpen[gate.id] = table.isOpen(gate, at: question.place)
      }
      standing.hasCell = question.place.map { table.existingCell(at: $0) != nil } ?? false
      standing.hasRow = question.place.map { table.hasRow($0) } ?? true
      standings.append(standing)
    }
    self.standings = standings
    exception = outcome.exception
    first = witness.first
    counts = witness.counts
    meetings = witness.meetings
  }
}

/// A sink that keeps what concerns one callback, and forgets the rest.
///
/// A class, as every sink is.
final class GateWitness: TraceSink {
  private let question: WhyNotQuestion
  private let chain: Set<GateID>
  private var step = 0
  private(set) var first: GateObservation.Sighting?
  private(set) var counts: [Int: Int] = [:]
  private(set) var meetings: [GateObservation.Meeting] = []

  init(_ question: WhyNotQuestion, chain: Set<GateID>) {
    self.question = question
    self.chain = chain
  }

  func step(_ number: Int, _ text: String) {
    step = number
  }

  func called(_ call: Call) {
    guard question.isMet(by: call) else { return }
    counts[step, default: 0] += 1
    guard first == nil else { return }
    let arguments = call.arguments.text
    let name = call.message.name(.swift)
    first = .init(step: step, text: arguments.isEmpty ? name : "\(name) \(arguments)")
  }

  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    guard callback == question.callback else { return }
    called(Call(callback, .row(row), rule: rule))
  }

  func closed(_ gate: ClosedGate) {
    let isOwn = gate.callback == question.callback
    let isEveryones = gate.gate == .implemented || gate.gate == .versionKnows
    guard chain.contains(gate.gate), isOwn || !isEveryones, question.isMet(by: gate) else { return }
    meetings.append(.init(step: step, gate: gate))
  }

  func phase(_ phase: Phase, rule: RuleID) {}
  func returned(points: Double) {}
  func queried(_ query: Query) {}
  func returned(_ answer: Answer) {}
  func entered(_ rule: RuleID?) {}
  func left() {}
  func warned(_ text: String, rule: RuleID) {}
  func noted(_ text: String) {}
  func showed(_ content: CellContent, in cell: Cell) {}
  func raised(_ exception: UIKitException) {}
}
