import Goldens
import Reports
import Scenarios
import TableTrace

/// What is wrong with a run, as far as a smaller scenario can have the same.
enum RunFailure: Hashable {
  /// It raises.
  case exception(name: String, rule: RuleID)
  /// It breaks a law.
  case law(LawID)
  /// An `expect` step does not hold.
  case expectation(String)
  /// It differs from its golden.
  case divergence(kind: Divergence.Kind, expected: String?, traced: String?, step: String)

  /// What is wrong with a run, the worst first; nil when nothing is.
  init?(of scenario: Scenario, under version: SystemVersion, golden: SteppedGolden?) {
    let run = Simulation(scenario, version, recipients: scenario.tracedRecipients)
    if let breach = run.laws.breaches.first {
      self = .law(breach.law)
    } else if let exception = run.outcome.exception {
      self = .exception(name: exception.name, rule: exception.rule)
    } else if let failure = run.outcome.failures.first {
      self = .expectation(failure.expected)
    } else if let divergence = golden?.divergence(from: run.lines, hearing: scenario.callbacks) {
      let place = min(divergence.traceIndex, run.lines.count - 1)
      let ordinal = run.lines.indices.contains(place) ? run.lines[place].step : 0
      // Of a line that one side alone has, the other side's stands somewhere behind it.
      self = .divergence(
        kind: divergence.kind,
        expected: divergence.kind == .extra ? nil : divergence.expected?.text,
        traced: divergence.kind == .missing ? nil : divergence.traced?.text,
        step: scenario.steps.dropFirst(max(0, ordinal - 1)).first?.text ?? ""
      )
    } else {
      return nil
    }
  }

  /// What is wrong, without a subject.
  var phrase: String {
    switch self {
    case .exception(let name, let rule): "raises \(name) (\(rule.rawValue))"
    case .law(let law): "breaks \(law.rawValue)"
    case .expectation(let expected): "does not come to \(expected)"
    case .divergence(let kind, _, _, let step):
      "differs from the golden: \(kind.rawValue) in step '\(OutcomeFindings.shortened(step))'"
    }
  }
}
