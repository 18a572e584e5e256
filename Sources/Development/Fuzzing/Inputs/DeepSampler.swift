/// Makes scenarios with valid updates.
///
/// The sampler tracks the data of the app, so that most runs reach their end and many states of a
/// table occur. After each step, the laws of places check the content offset and the visible rows.
package struct DeepSampler: Sendable {
  private static let versions = [
    "iOS 4", "iOS 5", "iOS 6", "iOS 7", "iOS 8", "iOS 9", "iOS 10", "iOS 11", "iOS 12", "iOS 13",
    "iOS 14", "iOS 15", "iOS 16", "iOS 17", "iOS 18", "iOS 26", "Catalyst 13", "Catalyst 26",
  ]
  private static let diffableVersions = ["iOS 13", "iOS 14", "iOS 15", "iOS 17", "iOS 26"]

  package init() {}

  package func scenario(_ random: inout SeededGenerator) -> String {
    var draft = Draft(random: random)
    defer { random = draft.random }
    let isDiffable = draft.chance(5)
    draft.fill()
    let versions = isDiffable ? Self.diffableVersions : Self.versions
    let os = draft.one(of: versions)
    let surroundings = draft.surroundings(isDiffable: isDiffable)
    let steps = (0..<draft.number(6...24)).map { _ in draft.step(isDiffable: isDiffable) }
    // All items are known at this point.
    let lines =
      ["version: 1", "title: Deep", "os: \(os)"] + surroundings + draft.items() + [
        "steps:", "  - load",
      ]
      + steps.map { "  - \($0)" }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// A scenario under construction, with the data of its app.
struct Draft {
  struct Section {
    var name: String
    var items: [String]
  }

  var random: SeededGenerator
  /// The data after the steps so far.
  var sections: [Section] = []
  var isEditing = false
  /// Whether the table has a refresh control.
  var canRefresh = false
  var hasKeyboard = false
  /// Whether the delegate implements `heightForRowAt`.
  var answersHeights = false
  private(set) var madeItems = 0
  private var madeSections = 0

  init(random: SeededGenerator) {
    self.random = random
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  /// Returns true with a probability of one in `times`.
  mutating func chance(_ times: Int) -> Bool { number(1...times) == 1 }

  mutating func one(of words: [String]) -> String { words[number(0...words.count - 1)] }

  /// Returns a new, unique item.
  mutating func newItem() -> String {
    madeItems += 1
    return "i\(madeItems)"
  }

  mutating func newSection(rows: ClosedRange<Int>) -> Section {
    madeSections += 1
    return Section(name: "S\(madeSections)", items: (0..<number(rows)).map { _ in newItem() })
  }

  /// Creates the app's initial data.
  mutating func fill() {
    sections = (0..<number(1...4)).map { _ in newSection(rows: 0...12) }
  }

  var rows: [(section: Int, row: Int)] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { (section, $0) }
    }
  }

  /// Returns a row as the scenario language writes it, or nil if there is none.
  mutating func anyRow() -> String? {
    let rows = rows
    guard !rows.isEmpty else { return nil }
    let row = rows[number(0...rows.count - 1)]
    return "[\(row.section), \(row.row)]"
  }

  /// Returns a section for new rows, or nil if there is none.
  mutating func anySection() -> Int? {
    sections.isEmpty ? nil : number(0...sections.count - 1)
  }

  /// The change of the model that sets the app's data.
  var wholeModel: String {
    let list = sections.map { section in
      "{header: \(section.name), footer: End of \(section.name), "
        + "rows: [\(section.items.joined(separator: ", "))]}"
    }
    return "model: {sections: [\(list.joined(separator: ", "))]}"
  }
}
