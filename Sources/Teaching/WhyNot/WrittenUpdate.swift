import Diagnostics
import Project
import TableTrace
import YAMLSource

/// A call of a structural update in a scenario, at any depth in its lists of steps.
struct WrittenUpdate {
  var list: [ScenarioChange.Part]
  var place: Int
  /// The keyword of the call.
  var word: String
  var value: YAMLNode
  var line: Int

  /// The path of the call.
  var way: [ScenarioChange.Part] { list + [.index(place)] }
  /// Whether its row is the row of the surrounding callback.
  var isStep: Bool { list == .init(keys: "steps") }
  /// Returns the index of an operation's row or section in the call.
  var targets: [ScenarioChange.Part] {
    way + [.key(word)] + (value.pairs == nil ? [] : [.key("at")])
  }
  var entries: [YAMLNode] {
    value.entries ?? value.pairs?.first { $0.key == "at" }?.value.entries ?? []
  }
  var isOfCallback: Bool { entries.contains { $0.scalar?.text == "$row" } }

  /// The index of an operation's row or section in the call.
  func place(of operation: UpdateOperation) -> Int? {
    entries.firstIndex { entry in
      let numbers = (entry.entries ?? [entry]).map { $0.scalar?.integer }
      return operation.target == numbers
    }
  }

  /// The keywords of all calls for updates.
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

  /// Returns the call that contains an operation, found by its line and its row.
  func update(_ operation: UpdateExplanation.Operation) -> WrittenUpdate? {
    let alike = updates.filter { $0.word == operation.operation.word }
    let here = alike.filter { $0.line == operation.origin.scriptLine }
    let found = here.isEmpty ? alike : here
    return found.first { $0.place(of: operation.operation) != nil } ?? found.first
  }
}

extension UpdateOperation {
  /// The keyword of the call, such as `insertRows`.
  var word: String { String(call.prefix { $0 != " " }) }

  /// The numbers of its row or section, or none for a move.
  fileprivate var target: [Int?] {
    switch self {
    case .insertRow(let path), .deleteRow(let path), .reloadRow(let path): [path.section, path.row]
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
      [section]
    case .moveRow, .moveSection: []
    }
  }

  /// Its row or section as a scenario writes it, such as `[0, 1]` or `2`.
  var targetText: String {
    switch self {
    case .insertRow(let path), .deleteRow(let path), .reloadRow(let path): path.description
    case .insertSection(let section), .deleteSection(let section), .reloadSection(let section):
      "\(section)"
    case .moveRow(let from, let to): "{from: \(from), to: \(to)}"
    case .moveSection(let from, let to): "{from: \(from), to: \(to)}"
    }
  }

  var step: String {
    switch self {
    case .moveRow, .moveSection: "\(word): \(targetText)"
    case .insertRow, .deleteRow, .reloadRow, .insertSection, .deleteSection, .reloadSection:
      "\(word): [\(targetText)]"
    }
  }
}
