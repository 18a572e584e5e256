import Goldens
import Scenarios
import TableTrace

/// A golden by its steps, so that a scenario with fewer of them, and fewer callbacks, can be compared
/// with it.
struct SteppedGolden {
  /// A line, and the callback of the scenario that it is a call of.
  private struct Line {
    var text: String
    var callback: Callback?
  }

  private let golden: Golden
  /// The lines before the first step, then those of each step.
  private var parts: [[Line]] = [[]]

  /// Takes the golden of a scenario apart.
  init(_ golden: Golden, of scenario: Scenario) {
    self.golden = golden
    let names = scenario.callbacks.map { ($0.facts.name, $0) }
    let callbacks = Dictionary(names) { first, _ in first }
    for line in golden.body {
      if line.hasPrefix("- ") { parts.append([]) }
      let callback = callbacks[Golden.firstWord(of: line)]
      parts[parts.count - 1].append(Line(text: line, callback: callback))
    }
  }

  /// The first difference from the golden of the steps that a trace has; nil where there is none.
  ///
  /// The lines of a step that the golden does not have are right as they come: nobody knows better.
  func divergence(from lines: [TraceLine], hearing heard: [Callback]) -> Divergence? {
    let heard = Set(heard)
    var rest = parts.dropFirst()
    var body = parts[0].compactMap { Self.text(of: $0, hearing: heard) }
    for step in Self.steps(of: lines) {
      // The first that reads the same, so that a step taken away moves as few others as can be.
      let text = lines[step.lowerBound].text
      if let place = rest.firstIndex(where: { $0.first?.text == text }) {
        body += rest[place].compactMap { Self.text(of: $0, hearing: heard) }
        rest = rest[(place + 1)...]
      } else {
        body += lines[step].map(\.indented)
      }
    }
    return difference(Golden(header: golden.header, body: body), from: lines)
  }

  /// The first difference of the whole golden from a trace.
  func difference(from lines: [TraceLine]) -> Divergence? {
    difference(golden, from: lines)
  }

  private func difference(_ golden: Golden, from lines: [TraceLine]) -> Divergence? {
    GoldenComparison(golden).verdict(header: golden.header, trace: lines).divergence
  }

  /// The lines of each step of a trace.
  private static func steps(of lines: [TraceLine]) -> [Range<Int>] {
    let starts = lines.indices.filter { lines[$0].kind == .step }
    return zip(starts, starts.dropFirst() + [lines.count]).map { $0..<$1 }
  }

  /// A line, unless it is a call that is not heard any more.
  private static func text(of line: Line, hearing heard: Set<Callback>) -> String? {
    line.callback.map(heard.contains) ?? true ? line.text : nil
  }
}
