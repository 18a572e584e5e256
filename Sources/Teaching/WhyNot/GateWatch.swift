package import Project
package import Scenarios
package import TableTrace

/// Finds gates that fail for an idle table after each step, and reports only changes.
struct GateWatch {
  private let chains: [(callback: Callback, gates: [Gate])]
  /// The gate that was reported last for each callback.
  private var told: [Callback: GateID] = [:]
  /// The number of lines after the previous step.
  private var seen = 0

  /// Watches callbacks that every step can cause, because others report their gates during calls.
  init(_ callbacks: [Callback]) {
    chains = callbacks.filter { CallbackCause.of($0).keywords.isEmpty }
      .map { ($0, GateBook.chain(of: $0)) }
  }

  /// Returns the gates that now fail for callbacks that the step did not call.
  mutating func closed(_ table: TableView, since lines: [TraceLine]) -> [ClosedGate] {
    let called = Set(
      lines[min(seen, lines.count)...].compactMap { line -> Callback? in
        if case .call(.callback(let callback)) = line.kind { callback } else { nil }
      }
    )
    seen = lines.count
    return chains.compactMap { callback, gates in
      let shut = gates.first { table.isOpen($0, at: nil) == false }
      defer { told[callback] = called.contains(callback) ? nil : shut?.id }
      guard let shut, !called.contains(callback), told[callback] != shut.id else { return nil }
      return ClosedGate(shut.id, keeps: callback, row: nil, rule: shut.rule)
    }
  }
}

extension ScenarioRunner {
  /// Returns the lines of a run, with gates that failed during calls or for the idle table.
  package func gatedLines(
    names: TraceNames,
    filter: CallFilter
  ) -> (lines: [TraceLine], outcome: Outcome) {
    let recorder = TraceRecorder(
      names: names,
      recipients: scenario.tracedRecipients,
      keepsGates: true
    )
    var watch = GateWatch(scenario.callbacks.filter { filter.keeps(.callback($0)) })
    let outcome = run(into: filter.before(recorder)) { _, table in
      for gate in watch.closed(table, since: recorder.lines) { recorder.closed(gate) }
    }
    return (recorder.lines, outcome)
  }
}
