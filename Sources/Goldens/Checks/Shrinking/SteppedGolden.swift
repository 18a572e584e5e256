package import Goldens
import Scenarios
package import TableTrace

/// A golden split into steps, so that each step of a trace is compared with its own part.
package struct SteppedGolden {
  private let golden: Golden
  /// The lines before the first step, then those of each step.
  private let parts: [[String]]

  package init(_ golden: Golden) {
    self.golden = golden
    var parts: [[String]] = [[]]
    for line in golden.body {
      if line.hasPrefix("- ") { parts.append([]) }
      parts[parts.count - 1].append(line)
    }
    self.parts = parts
  }

  /// The first step of a trace that differs from the golden, or nil, ignoring additional steps.
  func stepDifference(from lines: [TraceLine], of scenario: Scenario) -> StepDifference? {
    var rest = parts.dropFirst()
    var body = parts[0]
    var found: (golden: [String], traced: [String])?
    for step in TraceStep.all(of: lines) {
      var expected = step.lines
      if step.head == nil {
        expected = parts[0]
      } else if let place = rest.firstIndex(where: { $0.first == step.head }) {
        // The first step with the same text is used, so that a removed step affects few others.
        expected = rest[place]
        rest = rest[(place + 1)...]
        body += expected
      } else {
        body += step.lines
      }
      if found == nil, !TraceStep.areEqual(expected, step.lines) {
        found = (expected, step.lines)
      }
    }
    guard let found, let divergence = difference(Golden(header: golden.header, body: body), lines)
    else { return nil }
    return StepDifference(divergence, golden: found.golden, traced: found.traced, of: scenario)
  }

  package func difference(from lines: [TraceLine]) -> Divergence? {
    difference(golden, lines)
  }

  private func difference(_ golden: Golden, _ lines: [TraceLine]) -> Divergence? {
    GoldenComparison(golden).verdict(header: golden.header, trace: lines).divergence
  }
}
