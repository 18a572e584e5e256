import Goldens
import Scenarios
import TableTrace

/// A step whose lines differ from its golden, to be found again in smaller scenarios.
///
/// A smaller scenario has no golden of its own. It differs in the same way if its step has the same
/// lines near the difference.
package struct StepDifference {
  /// A line, and the callback that it prints.
  private struct Line {
    var text: String
    var callback: Callback?
  }

  let kind: Divergence.Kind
  /// The line that names the step, or nil before the first step.
  let head: String?
  private let golden: [Line]
  private let traced: [Line]
  private let cells: CellNumbers
  /// The two lines that differ, nil where a side has none.
  private let pair: Pair

  private struct Pair: Equatable {
    var expected: String?
    var traced: String?
  }

  init(_ divergence: Divergence, golden: [String], traced: [String], of scenario: Scenario) {
    let names = scenario.callbacks.map { ($0.facts.name, $0) }
    let callbacks = Dictionary(names) { first, _ in first }
    func line(_ text: String) -> Line {
      Line(text: text, callback: callbacks[Golden.firstWord(of: text)])
    }
    kind = divergence.kind
    head = traced.first.flatMap { $0.hasPrefix("- ") ? $0 : nil }
    (self.golden, self.traced) = (golden.map(line), traced.map(line))
    cells =
      CellNumbers.allCases.first { !TraceStep.areEqual($0.seen(golden), $0.seen(traced)) } ?? .exact
    let place = Self.firstDifference(golden, traced, cells)
    pair = Self.pair(at: place, golden, traced, divergence.kind)
  }

  var place: String {
    guard let head else { return "before the first step" }
    return "in step '\(OutcomeFindings.shortened(String(head.dropFirst(2))))'"
  }

  /// Whether the same difference occurs in a smaller scenario that implements only these callbacks.
  func recurs(in lines: [TraceLine], hearing callbacks: [Callback]) -> Bool {
    let heard = Set(callbacks)
    let golden = Self.texts(golden, hearing: heard)
    let traced = Self.texts(traced, hearing: heard)
    let place = Self.firstDifference(golden, traced, cells)
    guard place < max(golden.count, traced.count),
      Self.pair(at: place, golden, traced, kind) == pair
    else { return false }
    return TraceStep.all(of: lines).contains { step in
      step.head == head && isSeen(step.lines, traced, place)
    }
  }

  /// Whether two lists are equal in the part that a check shows.
  private func isSeen(_ lines: [String], _ wanted: [String], _ place: Int) -> Bool {
    let shown = place + 1 + Divergence.contextLength
    let (one, other) = (Array(lines.prefix(shown)), Array(wanted.prefix(shown)))
    let all = CellNumbers.ignored
    let (here, there) = (cells.seen(one).dropFirst(place), cells.seen(other).dropFirst(place))
    return TraceStep.areEqual(all.seen(one), all.seen(other))
      && TraceStep.areEqual(Array(here.prefix(1)), Array(there.prefix(1)))
  }

  /// The lines without the calls of removed methods.
  private static func texts(_ lines: [Line], hearing heard: Set<Callback>) -> [String] {
    lines.filter { $0.callback.map(heard.contains) ?? true }.map(\.text)
  }

  /// The first index at which two lists differ, or their length if they are equal.
  private static func firstDifference(
    _ golden: [String],
    _ traced: [String],
    _ cells: CellNumbers
  ) -> Int {
    let (old, new) = (cells.seen(golden), cells.seen(traced))
    let shorter = min(old.count, new.count)
    return (0..<shorter).first { !old[$0].isWritten(as: new[$0]) } ?? shorter
  }

  /// The lines at a difference, or an unrelated line if a side lacks it.
  private static func pair(
    at place: Int,
    _ golden: [String],
    _ traced: [String],
    _ kind: Divergence.Kind
  ) -> Pair {
    let expected = golden.indices.contains(place) ? golden[place] : nil
    let came = traced.indices.contains(place) ? traced[place] : nil
    switch kind {
    case .extra, .repeated: return Pair(expected: nil, traced: came)
    case .missing, .endedEarly: return Pair(expected: expected, traced: nil)
    case .moved, .step, .argument, .answer, .nesting, .crash, .header:
      return Pair(expected: expected, traced: came)
    }
  }
}
