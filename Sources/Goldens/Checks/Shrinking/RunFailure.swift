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
      "differs from the golden file: \(difference.kind.rawValue) \(difference.place)"
    }
  }
}

/// What is wrong with a run whatever its golden.
package enum OwnFailure: Hashable {
  /// It raises; the text is without its numbers.
  case exception(name: String, text: String, rule: RuleID)
  /// It breaks a law.
  case law(LawID)
  /// An `expect` step does not hold.
  case expectation(String)

  /// What is wrong with a run, the worst first; nil when nothing is.
  package init?(of run: Simulation) {
    if let breach = run.laws.breaches.first {
      self = .law(breach.law)
    } else if let exception = run.outcome.exception {
      self = .exception(
        name: exception.name,
        text: Self.withoutNumbers(exception.reason),
        rule: exception.rule
      )
    } else if let failure = run.outcome.failures.first {
      self = .expectation(failure.expected)
    } else {
      return nil
    }
  }

  /// What is wrong, without a subject.
  var phrase: String {
    switch self {
    case .exception(let name, _, let rule): "raises \(name) (\(rule.rawValue))"
    case .law(let law): "breaks \(law.rawValue)"
    case .expectation(let expected): "fails to match \(expected)"
    }
  }
  /// A text in which each number is the same, and a list of such numbers is as long as one of it.
  private static func withoutNumbers(_ text: String) -> String {
    var result = ""
    var isInNumber = false
    for scalar in text.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if !isDigit { result.unicodeScalars.append(scalar) } else if !isInNumber { result += "0" }
      isInNumber = isDigit
    }
    for row in ["[0, 0]", "0"] { result = Self.withoutLists(of: row, result) }
    return result
  }

  private static func withoutLists(of element: String, _ text: String) -> String {
    var text = text
    while let range = text.firstRange(of: "\(element), \(element)") {
      text.replaceSubrange(range, with: element)
    }
    return text
  }
}
