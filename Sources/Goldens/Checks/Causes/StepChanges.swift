import Goldens
import Scenarios
import TableTrace

/// Finds steps that only the scenario or only its golden has.
struct StepChanges {
  /// A step that was added, removed, replaced or moved.
  private struct Change {
    var golden: (text: String, line: Int)?
    var scenario: ScenarioStep?

    var isMove: Bool {
      guard let golden, let scenario else { return false }
      return WrittenLine(golden.text) == WrittenLine(scenario.text)
    }

    var sentence: String {
      let written = scenario.map { "'\(OutcomeFindings.shortened($0.text))' in line \($0.line)" }
      let before = golden.map {
        "'\(OutcomeFindings.shortened($0.text))' (golden line \($0.line))"
      }
      switch (before, written) {
      case (let before?, _?) where isMove:
        return "the step \(before) has moved: the scenario has it in line \(scenario?.line ?? 0)"
      case (let before?, let written?):
        return "the scenario has the step \(written), the golden file has \(before)"
      case (let before?, nil):
        return "the golden file has the step \(before), the scenario does not"
      case (nil, let written?):
        return "the scenario has the step \(written), the golden file does not"
      case (nil, nil): return ""
      }
    }
  }

  /// The most changes that a message names in addition to the cause.
  private static let most = 3

  private let changes: [Change]
  private let isAtStep: Bool

  init(_ search: CauseSearch) {
    let sides = [search.divergence.expected?.text, search.divergence.traced?.text]
    isAtStep = sides.contains { $0?.hasPrefix("- ") ?? false }
    guard let body = search.golden.golden?.body else {
      changes = []
      return
    }
    let old = body.enumerated().filter { $0.element.hasPrefix("- ") }.map { index, line in
      (text: String(line.dropFirst(2)), line: Golden.lineNumber(ofBodyLine: index))
    }
    var new = search.scenario.steps
    // No step runs after an exception.
    if body.last?.hasPrefix("! ") ?? false { new = Array(new.prefix(old.count)) }
    changes = Self.changes(old, new)
  }

  private static func changes(
    _ old: [(text: String, line: Int)],
    _ new: [ScenarioStep]
  ) -> [Change] {
    let alignment = Alignment(
      from: old.map { WrittenLine($0.text) },
      to: new.map { WrittenLine($0.text) }
    )
    var changes: [Change] = []
    var (row, column) = (0, 0)
    while row < old.count || column < new.count {
      let goes = row < old.count && alignment.goes[row]
      let comes = column < new.count && alignment.comes[column]
      if goes || comes {
        let change = Change(golden: goes ? old[row] : nil, scenario: comes ? new[column] : nil)
        changes.append(change)
      }
      row += goes || !comes ? 1 : 0
      column += comes || !goes ? 1 : 0
    }
    return Self.joiningMoves(changes)
  }

  /// Joins a step that only the golden has and the same step elsewhere in the scenario.
  private static func joiningMoves(_ changes: [Change]) -> [Change] {
    var joined: [Change] = []
    for change in changes {
      let place = joined.firstIndex { other in
        let move = Change(
          golden: other.golden ?? change.golden,
          scenario: other.scenario ?? change.scenario
        )
        return (other.golden == nil) != (change.golden == nil)
          && (other.scenario == nil) != (change.scenario == nil) && move.isMove
      }
      guard let place else {
        joined.append(change)
        continue
      }
      joined[place].golden = joined[place].golden ?? change.golden
      joined[place].scenario = joined[place].scenario ?? change.scenario
    }
    return joined
  }

  /// The cause of a difference in the steps, or nil for other differences.
  var cause: DifferenceCauses? {
    guard isAtStep, let first = changes.first?.sentence else { return nil }
    var causes = DifferenceCauses(sentence: first)
    causes.certain = [first]
    return causes
  }

  func others(than causes: DifferenceCauses) -> [String] {
    let others = changes.map(\.sentence).filter { $0 != causes.sentence }
    guard others.count > Self.most else { return others }
    return others.prefix(Self.most) + ["\(others.count - Self.most) more steps"]
  }
}
