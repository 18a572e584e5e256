import TableTrace

/// A sink that records only the events about one callback.
final class GateWitness: ListeningSink {
  private let question: WhyNotQuestion
  private let chain: Set<GateID>
  private var step = 0
  private var phase: Phase?
  var callback: Callback { question.callback }

  private(set) var first: GateObservation.Sighting?
  private(set) var counts: [Int: Int] = [:]
  private(set) var met: [Int: Set<GateID>] = [:]
  /// The steps in which it was called for other rows or sections.
  private(set) var others: Set<Int> = []

  init(_ question: WhyNotQuestion, chain: Set<GateID>) {
    self.question = question
    self.chain = chain
  }

  func step(_ number: Int, _ text: String) {
    step = number
    phase = nil
  }

  func phase(_ phase: Phase, rule: RuleID) {
    self.phase = phase
  }

  func called(_ call: Call) {
    guard question.isMet(by: call) else {
      if call.message == .callback(question.callback) { others.insert(step) }
      return
    }
    counts[step, default: 0] += 1
    guard first == nil else { return }
    let arguments = call.arguments.text
    let name = call.message.name(.swift)
    first = .init(step: step, phase: phase, text: arguments.isEmpty ? name : "\(name) \(arguments)")
  }

  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    guard callback == question.callback else { return }
    called(Call(callback, .row(row), rule: rule))
  }

  func closed(_ gate: ClosedGate) {
    let isOwn = gate.callback == question.callback
    let isEveryones = gate.gate == .implemented || gate.gate == .versionKnows
    guard chain.contains(gate.gate), isOwn || !isEveryones, question.isMet(by: gate) else { return }
    met[step, default: []].insert(gate.gate)
  }

  func returned(points: Double) {}
}

/// A sink that forwards events to several witnesses.
final class GateWitnesses: ListeningSink {
  private let all: [GateWitness]
  private let byCallback: [Callback: [GateWitness]]

  init(_ all: [GateWitness]) {
    self.all = all
    byCallback = Dictionary(grouping: all, by: \.callback)
  }

  func step(_ number: Int, _ text: String) {
    for witness in all { witness.step(number, text) }
  }

  func phase(_ phase: Phase, rule: RuleID) {
    for witness in all { witness.phase(phase, rule: rule) }
  }

  func called(_ call: Call) {
    guard case .callback(let callback) = call.message else { return }
    for witness in byCallback[callback] ?? [] { witness.called(call) }
  }

  func called(_ callback: Callback, row: IndexPath, rule: RuleID) {
    for witness in byCallback[callback] ?? [] { witness.called(callback, row: row, rule: rule) }
  }

  func closed(_ gate: ClosedGate) {
    for witness in all { witness.closed(gate) }
  }

  func returned(points: Double) {}
}
