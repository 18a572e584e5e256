import Goldens
package import Project
import Reports
package import Scenarios
package import TableTrace

/// What is wrong with a run, as far as a smaller scenario can have the same.
package enum RunFailure {
  /// What is wrong with the run by itself.
  case run(OwnFailure)
  /// It differs from its golden.
  case divergence(StepDifference)

  /// What is wrong with a run, the worst first; nil when nothing is.
  package init?(of scenario: Scenario, under version: SystemVersion, golden: SteppedGolden?) {
    let run = Simulation(scenario, version, recipients: scenario.tracedRecipients)
    if let own = OwnFailure(of: run) {
      self = .run(own)
    } else if let difference = golden?.stepDifference(from: run.lines, of: scenario) {
      self = .divergence(difference)
    } else {
      return nil
    }
  }

  /// Whether a smaller scenario fails in the same way.
  package func recurs(in scenario: Scenario, under version: SystemVersion) -> Bool {
    let run = Simulation(scenario, version, recipients: scenario.tracedRecipients)
    let own = OwnFailure(of: run)
    switch self {
    case .run(let failure): return own == failure
    case .divergence(let difference):
      return own == nil && difference.recurs(in: run.lines, hearing: scenario.callbacks)
    }
  }

  /// What is wrong, without a subject.
  package var phrase: String {
    switch self {
    case .run(let failure): failure.phrase
    case .divergence(let difference):
      "differs from the golden: \(difference.kind.rawValue) \(difference.place)"
    }
  }
}

/// What is wrong with a run whatever its golden.
package enum OwnFailure: Hashable {
  /// It raises.
  case exception(name: String, rule: RuleID)
  /// It breaks a law.
  case law(LawID)
  /// An `expect` step does not hold.
  case expectation(String)

  /// What is wrong with a run, the worst first; nil when nothing is.
  package init?(of run: Simulation) {
    if let breach = run.laws.breaches.first {
      self = .law(breach.law)
    } else if let exception = run.outcome.exception {
      self = .exception(name: exception.name, rule: exception.rule)
    } else if let failure = run.outcome.failures.first {
      self = .expectation(failure.expected)
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
    }
  }
}
