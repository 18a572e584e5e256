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
    } else if let divergence = golden?.divergence(from: run.lines, of: scenario) {
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

/// A golden by its steps, so that a scenario with fewer of them, and fewer callbacks, can be compared
/// with it.
struct SteppedGolden {
  private let header: GoldenHeader
  /// The callbacks of the scenario that the golden belongs to.
  private let callbacks: [Callback]
  /// The lines before the first step, then those of each step.
  private var parts: [[String]] = [[]]

  /// Takes the golden of a scenario apart.
  init(_ golden: Golden, of scenario: Scenario) {
    header = golden.header
    callbacks = scenario.callbacks
    for line in golden.body {
      if line.hasPrefix("- ") { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
  }

  /// The first difference from the golden of the steps that a trace has; nil where there is none, and
  /// where the golden has other steps.
  func divergence(from lines: [TraceLine], of scenario: Scenario) -> Divergence? {
    var body = parts[0]
    var rest = parts.dropFirst()
    for step in lines where step.kind == .step {
      guard let place = rest.firstIndex(where: { $0.first == step.text }) else { return nil }
      body += rest[place]
      rest = rest[(place + 1)...]
    }
    let heard = Set(scenario.callbacks)
    let unheard = Set(callbacks.filter { !heard.contains($0) }.map(\.facts.name))
    if !unheard.isEmpty { body.removeAll { unheard.contains(Self.name(of: $0)) } }
    let golden = Golden(header: header, body: body)
    return GoldenComparison(golden).verdict(header: header, trace: lines).divergence
  }

  /// The first word of a line, which is the name of a call.
  private static func name(of line: String) -> String {
    String(line.drop { $0 == " " }.prefix { $0 != " " })
  }
}
