import Goldens
package import Project
import Reports
package import Scenarios
package import TableTrace

/// The failure of a run, described so that a smaller scenario can fail in the same way.
package enum RunFailure {
  case run(OwnFailure)
  case divergence(StepDifference)

  /// The most serious failure of a run, or nil if there is none.
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

  package func recurs(in scenario: Scenario, under version: SystemVersion) -> Bool {
    let run = Simulation(scenario, version, recipients: scenario.tracedRecipients)
    let own = OwnFailure(of: run)
    switch self {
    case .run(let failure): return own == failure
    case .divergence(let difference):
      return own == nil && difference.recurs(in: run.lines, hearing: scenario.callbacks)
    }
  }

  /// The failure as a phrase without a subject.
  package var phrase: String {
    switch self {
    case .run(let failure): failure.phrase
    case .divergence(let difference):
      "differs from the golden file: \(difference.kind.rawValue) \(difference.place)"
    }
  }
}

/// A failure of the run itself, without its golden.
package enum OwnFailure: Hashable {
  /// An exception, with a text without numbers.
  case exception(name: String, text: String, rule: RuleID)
  case law(LawID)
  case expectation(String)

  /// The most serious failure of a run, or nil if there is none.
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

  /// The failure as a phrase without a subject.
  var phrase: String {
    switch self {
    case .exception(let name, _, let rule): "raises \(name) (\(rule.rawValue))"
    case .law(let law): "breaks \(law.rawValue)"
    case .expectation(let expected): "fails to match \(expected)"
    }
  }
  /// Replaces each number and each list of numbers by a placeholder.
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
