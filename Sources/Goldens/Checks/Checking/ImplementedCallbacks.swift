import Goldens
import Scenarios
import TableTrace

/// What a difference has to do with the callbacks that a scenario implements.
struct ImplementedCallbacks {
  /// The golden.
  let golden: GoldenSurvey
  /// The scenario that the trace is of.
  package let scenario: Scenario

  /// Why lines of a callback come or stay away, where the scenario implements it no more or only since; nil
  /// for every other difference.
  func reason(_ divergence: Divergence) -> String? {
    switch divergence.kind {
    case .missing:
      guard let callback = divergence.expected.flatMap({ Self.callback($0.text) }),
        !scenario.callbacks.contains(callback)
      else { return nil }
      let count = golden.lines(of: callback)
      let lines = count == 1 ? "a line" : "\(count) lines"
      return
        "why: the scenario does not implement \(callback.facts.key), of which the golden has \(lines)"
    case .extra:
      guard let callback = divergence.traced.flatMap({ Self.callback($0.text) }),
        scenario.callbacks.contains(callback), golden.lines(of: callback) == 0
      else { return nil }
      return "why: the scenario implements \(callback.facts.key), of which the golden has no line"
    case .moved, .repeated, .step, .argument, .answer, .nesting, .crash, .endedEarly, .header:
      return nil
    }
  }

  /// The callback of a line; nil for a line that is no call of one.
  private static func callback(_ line: String) -> Callback? {
    Callback.named(Golden.firstWord(of: line))
  }
}
