import Scenarios
import TableTrace

/// The trace of a shipped scenario on one version, with its closed gates.
struct ShippedTrace {
  let path: String
  let version: SystemVersion
  let lines: [TraceLine]

  /// The traces of all shipped scenarios on all their versions, which run once for all tests.
  static let all: [ShippedTrace] = Repository.scenarios.flatMap { path -> [ShippedTrace] in
    let decoded = ScenarioDecoder.decode(Repository.bytes(path) ?? [], path: path)
    guard let scenario = decoded.scenario else { return [] }
    return scenario.versions.map { version in
      let recorder = TraceRecorder(keepsGates: true)
      _ = ScenarioRunner(scenario: scenario, version: version).run(into: recorder)
      return ShippedTrace(path: path, version: version, lines: recorder.lines)
    }
  }

  /// The rules of all events and closed gates.
  static let rules: Set<RuleID> = all.reduce(into: []) { rules, trace in
    rules.formUnion(trace.lines.compactMap(\.rule))
  }
}
