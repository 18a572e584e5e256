import Diagnostics
import Project
import Scenarios
import TableTrace
import YAMLSource

/// A callback's answers that a scenario writes next to its items.
struct ItemAnswers {
  private let search: CauseSearch
  private let callback: Callback
  private let step: Int

  /// Finds the answers up to a step, counted from 1.
  init(_ search: CauseSearch, _ callback: Callback, until step: Int) {
    self.search = search
    self.callback = callback
    self.step = step
  }

  /// Returns the possible answers for a row: those of its item, or of every item if the model may
  /// have changed.
  func answers(_ section: Int?, _ row: Int?) -> [WrittenAnswer] {
    let items = search.scenario.items
    if let name = name(section, row) {
      return answers(of: items[name], place: name) + changed.flatMap { answers(of: $0, place: nil) }
    }
    return items.sorted { $0.key < $1.key }.flatMap { answers(of: $0.value, place: $0.key) }
      + changed.flatMap { answers(of: $0, place: nil) }
  }

  private func answers(of item: ItemDescription?, place: String?) -> [WrittenAnswer] {
    guard let scripted = item?.answers[callback] else { return [] }
    let script = CallbackScript(callback, answers: scripted)
    let line = place.flatMap {
      search.text?.pair(at: .init(keys: "items", $0, callback.facts.key))?.keyRange.start.line
    }
    return script.answers(section: nil, row: nil, step: step)
      .filter { $0.source != .system || $0.line != nil }
      .map { answer in
        var answer = answer
        answer.line = answer.line ?? line
        return answer
      }
  }

  /// The name of a row's item, or nil if it has none or the model may have changed.
  private func name(_ section: Int?, _ row: Int?) -> String? {
    let sections = search.scenario.sections
    guard let section, let row, sections.indices.contains(section),
      case .items(let names) = sections[section].rows, names.indices.contains(row),
      ModelChanges(search.scenario, until: step, after: search.callsBefore).lines.isEmpty
    else { return nil }
    return names[row]
  }

  /// The items that the steps up to then have changed.
  private var changed: [ItemDescription] {
    search.scenario.steps.prefix(step).flatMap(\.withInner).flatMap { step -> [ItemDescription] in
      switch step.action {
      case .model(.items(let items)): items.sorted { $0.key < $1.key }.map(\.value)
      case .model(.itemsAt(_, let item)): [item]
      case _: []
      }
    }
  }
}
