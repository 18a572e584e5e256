import Project
import Scenarios
import TableTrace

/// Fixes that add, change or remove steps.
extension FixContext {
  /// The index after the last step that runs.
  private var end: Int { endingStep ?? scenario.steps.count }

  /// The row of the step in which the gate fails.
  ///
  /// It is the row in question if the step names it, or else the first row that the step names.
  var aim: IndexPath {
    guard let step, !scenario.steps[step].text.contains(row.description) || question.place == nil
    else { return row }
    let rows = scenario.steps[step].text.split(separator: "[").compactMap { part -> IndexPath? in
      let numbers = part.prefix { $0 != "]" }.split(separator: ",").map { number in
        Int(number.drop { $0 == " " })
      }
      guard numbers.count == 2, let section = numbers[0], let row = numbers[1] else { return nil }
      return IndexPath(section: section, row: row)
    }
    return rows.first ?? row
  }

  /// Adds steps before the one in which the gate fails.
  func before(_ steps: String...) -> [Fix] {
    insert(steps, at: step ?? end)
  }

  /// Adds steps after the one in which the gate fails.
  func after(_ steps: String...) -> [Fix] {
    insert(steps)
  }

  func append(_ steps: [String]) -> [Fix] {
    insert(steps, at: end)
  }

  /// Adds steps after the one in question, or at the end.
  func insert(_ steps: [String]) -> [Fix] {
    insert(steps, at: step.map { $0 + 1 } ?? end)
  }

  private func insert(_ steps: [String], at place: Int) -> [Fix] {
    var fix = Fix()
    fix.changes = steps.enumerated().map { .insertStep($1, at: place + $0) }
    return [fix]
  }

  /// Replaces the step in which the gate fails.
  func instead(_ step: String) -> [Fix] {
    guard let place = self.step, scenario.steps[place].inner.isEmpty else { return [] }
    return [Fix(.set(.step(place), step))]
  }

  /// Splits a turn with several steps into one turn for each step.
  var apart: [Fix] {
    guard let step, case let inner = scenario.steps[step].inner, let first = inner.first else {
      return []
    }
    let rest = inner.dropFirst().enumerated().map { Fix(.insertStep($1.text, at: step + 1 + $0)) }
    return [Fix(all: [Fix(.set(.step(step), first.text))] + rest)]
  }

  /// The most steps that are removed individually.
  private static let mostDrops = 4

  /// Removes the nearest step before the gate with one of these keywords.
  func drop(_ words: Set<String>) -> [Fix] {
    let places = 0..<min(scenario.steps.count, (step ?? scenario.steps.count - 1) + 1)
    return places.reversed().lazy.filter { !words.isDisjoint(with: scenario.steps[$0].words) }
      .prefix(Self.mostDrops).map { Fix(.remove(.step($0))) }
  }

  /// The step of the same kind as the one in which the gate fails, or else the last of these.
  var likeCause: String {
    let word = step.map { scenario.steps[$0].word } ?? ""
    return cause.last { $0.hasPrefix(word) } ?? cause.last ?? ""
  }

  var cause: [String] {
    CallbackCause.of(callback).steps(row.description, other.description)
  }
}
