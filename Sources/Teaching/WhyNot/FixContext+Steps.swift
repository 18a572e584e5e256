import Project
import Scenarios
import TableTrace

/// Fixes that add, change or leave out steps.
extension FixContext {
  /// The place behind all steps that come.
  private var end: Int { endingStep ?? scenario.steps.count }

  /// The row that the step in which the gate is shut is about: the one that is asked about if it names
  /// that, else the first that it names.
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

  /// Steps that come before the one in which the gate is shut.
  func before(_ steps: String...) -> [Fix] {
    insert(steps, at: step ?? end)
  }

  /// Steps that come after it.
  func after(_ steps: String...) -> [Fix] {
    insert(steps)
  }

  /// Steps that come after all others.
  func append(_ steps: [String]) -> [Fix] {
    insert(steps, at: end)
  }

  /// Steps that come after the one that is asked about, or after all others.
  func insert(_ steps: [String]) -> [Fix] {
    insert(steps, at: step.map { $0 + 1 } ?? end)
  }

  private func insert(_ steps: [String], at place: Int) -> [Fix] {
    var fix = Fix()
    fix.changes = steps.enumerated().map { .insertStep($1, at: place + $0) }
    return [fix]
  }

  /// Another step in place of the one in which the gate is shut.
  func instead(_ step: String) -> [Fix] {
    guard let place = self.step, scenario.steps[place].inner.isEmpty else { return [] }
    return [Fix(.set(.step(place), step))]
  }

  /// The steps of one turn, each in a turn of its own.
  var apart: [Fix] {
    guard let step, case let inner = scenario.steps[step].inner, let first = inner.first else {
      return []
    }
    let rest = inner.dropFirst().enumerated().map { Fix(.insertStep($1.text, at: step + 1 + $0)) }
    return [Fix(all: [Fix(.set(.step(step), first.text))] + rest)]
  }

  /// The most steps of which each is left out in turn.
  private static let mostDrops = 4

  /// One step less, the nearest before the gate that has one of these words.
  func drop(_ words: Set<String>) -> [Fix] {
    let places = 0..<min(scenario.steps.count, (step ?? scenario.steps.count - 1) + 1)
    return places.reversed().lazy.filter { !words.isDisjoint(with: scenario.steps[$0].words) }
      .prefix(Self.mostDrops).map { Fix(.remove(.step($0))) }
  }

  /// The step among these that is of the kind of the one in which the gate is shut, else the last.
  var likeCause: String {
    let word = step.map { scenario.steps[$0].word } ?? ""
    return cause.last { $0.hasPrefix(word) } ?? cause.last ?? ""
  }

  /// The steps that bring the callback about.
  var cause: [String] {
    CallbackCause.of(callback).steps(row.description, other.description)
  }
}
