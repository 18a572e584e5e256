package import Scenarios
package import TableTrace

/// A run of a scenario for a quiz: its events, and the failed gates between them.
package struct QuizRun {
  enum Next: Hashable {
    /// A call, without its answer.
    case call(String)
    case exception(String)
    /// The step makes no further call.
    case nothing

    var text: String {
      switch self {
      case .call(let text), .exception(let text): text
      case .nothing: "nothing: the step is over"
      }
    }
  }

  let version: SystemVersion
  /// The trace without failed gates.
  package private(set) var events: [TraceLine] = []
  /// The failed gates before each event, and after the last one.
  private(set) var gates: [[ClosedGate]] = [[]]
  package let outcome: ScenarioRunner.Outcome
  private(set) var steps: [Int: Range<Int>] = [:]
  let names: TraceNames

  init(_ scenario: Scenario, _ version: SystemVersion, names: TraceNames) {
    self.version = version
    self.names = names
    let recorder = TraceRecorder(
      names: names,
      recipients: scenario.tracedRecipients,
      keepsGates: true
    )
    outcome = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
    for line in recorder.lines {
      if case .gate(let gate) = line.kind {
        gates[gates.count - 1].append(gate)
      } else {
        let start = steps[line.step]?.lowerBound ?? events.count
        events.append(line)
        gates.append([])
        steps[line.step] = start..<events.count
      }
    }
  }

  /// The keywords of steps that are not expected to cause a call.
  private static let looking: Set<String> = ["expect", "query", "state", "note", "register"]

  /// Returns whether a step makes no call although a call is expected.
  func isSilent(_ step: Int) -> Bool {
    guard let events = steps[step].map({ events[$0] }), let text = events.first?.text else {
      return false
    }
    let word = text.dropFirst(2).prefix { $0 != ":" }
    let isPhasesAlone = events.dropFirst().allSatisfy { $0.kind == .phase }
    return isPhasesAlone && !Self.looking.contains(String(word))
  }

  /// Returns the failed gates at a place, without those of callbacks that are not implemented.
  func tellingGates(at place: Int) -> [ClosedGate] {
    gates[place].filter { $0.gate != .implemented && $0.gate != .versionKnows }
  }

  /// Returns the next event of a step at a place, without phases.
  func next(at place: Int, of step: Int) -> Next? {
    guard let range = steps[step] else { return nil }
    for event in events[min(place, range.upperBound)..<range.upperBound] {
      switch event.kind {
      case .phase, .gate: continue
      case .call: return .call(Self.question(of: event))
      case .crash: return .exception(Self.shortened(event.text))
      case .step, .query, .warning, .note, .content: return nil
      }
    }
    return .nothing
  }

  /// Returns a call or query without its answer.
  static func question(of event: TraceLine) -> String {
    guard let answer = event.answer else { return event.text }
    return String(event.text.dropLast(" -> \(answer)".count))
  }

  /// Returns a text that fits on one line, with dots for the words at its end.
  private static func shortened(_ text: String) -> String {
    let limit = 120
    guard text.count > limit else { return text }
    let words = text.prefix(limit).split(separator: " ").dropLast()
    return words.joined(separator: " ") + " ..."
  }
}
