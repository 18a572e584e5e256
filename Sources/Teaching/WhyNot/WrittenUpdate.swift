import Diagnostics
import Project
import TableTrace
import YAMLSource

/// A call of a structural update as a scenario has it: an entry of a list of steps, wherever that lies.
struct WrittenUpdate {
  /// The way to the list.
  var list: [ScenarioChange.Part]
  /// Its place in the list, from 0.
  var place: Int
  /// The word of the call.
  var word: String
  /// What stands behind the word.
  var value: YAMLNode
  /// The line that it stands in.
  var line: Int

  /// The way to the call.
  var way: [ScenarioChange.Part] { list + [.index(place)] }
  /// Whether it is a step of its own.
  var isStep: Bool { list == .init(keys: "steps") }
  /// The way to its rows or sections.
  var targets: [ScenarioChange.Part] {
    way + [.key(word)] + (value.pairs == nil ? [] : [.key("at")])
  }
  /// Its rows or sections.
  var entries: [YAMLNode] {
    value.entries ?? value.pairs?.first { $0.key == "at" }?.value.entries ?? []
  }
  /// Whether its row is that of the callback around it.
  var isOfCallback: Bool { entries.contains { $0.scalar?.text == "$row" } }

  /// The place of what an operation is about among its rows or sections.
  func place(of operation: UpdateOperation) -> Int? {
    entries.firstIndex { entry in
      let numbers = (entry.entries ?? [entry]).map { $0.scalar?.integer }
      return operation.target == numbers
    }
  }

  /// The words of the calls.
  static let words: Set<String> = [
    "insertRows", "deleteRows", "reloadRows", "moveRow", "insertSections", "deleteSections",
    "reloadSections", "moveSection",
  ]
}

extension ScenarioText {
  /// All calls of updates, in the order of the file.
  var updates: [WrittenUpdate] { updates(in: root, at: []) }

  private func updates(in node: YAMLNode, at way: [ScenarioChange.Part]) -> [WrittenUpdate] {
    guard let entries = node.entries else {
      return (node.pairs ?? []).flatMap { updates(in: $0.value, at: way + [.key($0.key)]) }
    }
    return entries.enumerated().flatMap { place, entry -> [WrittenUpdate] in
      let inner = updates(in: entry, at: way + [.index(place)])
      guard let pair = entry.pairs?.first, WrittenUpdate.words.contains(pair.key) else {
        return inner
      }
      let line = entry.range.start.line
      let call = WrittenUpdate(
        list: way,
        place: place,
        word: pair.key,
        value: pair.value,
        line: line
      )
      return [call] + inner
    }
  }

  /// The call that asks for an operation: in the line that is known of it, with its row.
  func update(_ operation: UpdateExplanation.Operation) -> WrittenUpdate? {
    let alike = updates.filter { $0.word == operation.operation.word }
    let here = alike.filter { $0.line == operation.origin.scriptLine }
    let found = here.isEmpty ? alike : here
    return found.first { $0.place(of: operation.operation) != nil } ?? found.first
  }
}

extension UpdateOperation {
  /// The word of the call, `insertRows`.
  var word: String { String(call.prefix { $0 != " " }) }

  /// The numbers of its row or section; those of a move stand elsewhere.
  fileprivate var target: [Int?] {
    switch self {
    case .insertRow(let path), .deleteRow(let path), .reloadRow(let path): [path.section, path.row]
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
      [section]
    case .moveRow, .moveSection: []
    }
  }

  /// What it is about as a list has it, `[0, 1]` or `2`.
  var targetText: String {
    switch self {
    case .insertRow(let path), .deleteRow(let path), .reloadRow(let path): path.description
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
      "\(section)"
    case .moveRow(let from, let to): "{from: \(from), to: \(to)}"
    case .moveSection(let from, let to): "{from: \(from), to: \(to)}"
    }
  }

  /// The call as a step.
  var step: String {
    switch self {
    case .moveRow, .moveSection: "\(word): \(targetText)"
    case .insertRow, .deleteRow, .reloadRow, .insertSection, .deleteSection, .reloadSection:
      "\(word): [\(targetText)]"
    }
  }
}
