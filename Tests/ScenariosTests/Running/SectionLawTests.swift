import Sampling
import Scenarios
import TableTrace
import Testing

/// Sections and their rows come, go and move, fingers drag and tap, snapshots are applied: counts,
/// places, offsets, pools and the selection of several rows stay those of the data.
@Suite struct SectionLawTests {
  private static let versions: [SystemVersion] = [
    .iOS(7), .iOS(9), .iOS(12), .iOS(13), .iOS(15), .iOS(17), .iOS(26),
  ]

  @Test(arguments: versions, Sample.of(1...24, 8))
  func theTableIsAsTheDataSays(_ os: SystemVersion, _ seed: UInt64) throws {
    var walk = SectionWalk(seed: seed, isDiffable: os.isAtLeast(13) && seed % 3 == 0)
    for _ in 0..<14 { walk.step() }
    let run = try Run(walk.body, steps: walk.steps, os: os)
    #expect(run.outcome.exception == nil, "\(walk.steps)")
    #expect(run.failures.isEmpty, "\(walk.steps)")
    let rows = run.lines.filter { $0.hasPrefix("? indexPathsForVisibleRows ") }
    let contents = run.lines.filter { $0.hasPrefix("? cellContent ") }
    let pools = run.lines.filter { $0.hasPrefix("? reusePool ") }
    let offsets = run.lines.filter { $0.hasPrefix("? contentOffset ") }.map(Self.second)
    let heights = run.lines.filter { $0.hasPrefix("? contentSize ") }.map(Self.second)
    #expect(contents.count == walk.looks.count)
    for (offset, height) in zip(offsets, heights) {
      #expect((0...max(0, height - 220)).contains(offset), "\(walk.steps)")
    }
    for (place, look) in walk.looks.enumerated() where place < contents.count {
      let shown = Self.cells(contents[place])
      #expect(Set(shown).count == shown.count, "\(walk.steps)")
      #expect(Set(shown).isDisjoint(with: Self.cells(pools[place])), "\(walk.steps)")
      // Every row on the screen shows its item, in order.
      let items = Self.rows(rows[place]).map { look[$0] }
      #expect(items == Self.texts(contents[place]), "\(walk.steps)")
    }
  }

  /// The rows in an answer, as `0, 1`.
  private static func rows(_ answer: String) -> [String] {
    answer.split(separator: "[").compactMap { part in
      part.firstIndex(of: "]").map { String(part[..<$0]) }.flatMap { $0.isEmpty ? nil : $0 }
    }
  }

  /// The second number of an answer such as `{320, 440}`.
  private static func second(_ answer: String) -> Double {
    answer.split(separator: ", ").last.flatMap { Double($0.dropLast()) } ?? .nan
  }

  /// The texts in an answer.
  private static func texts(_ answer: String) -> [String?] {
    let parts = answer.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.enumerated().filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }

  /// The numbers of the cells in an answer.
  private static func cells(_ answer: String) -> [Int] {
    answer.split(separator: "Cell#").dropFirst().compactMap { Int($0.prefix { $0.isNumber }) }
  }
}

/// A random walk over sections of items, written as a scenario.
private struct SectionWalk {
  private struct Section {
    var name: String
    var items: [String]
  }

  private var random: UInt64
  private let isDiffable: Bool
  private var sections = [
    Section(name: "A", items: (0..<6).map { "a\($0)" }),
    Section(name: "B", items: (0..<5).map { "b\($0)" }),
    Section(name: "C", items: (0..<7).map { "c\($0)" }),
  ]
  private var selected: Set<String> = []
  private var heights: [String: Int] = [:]
  private var count = 0
  private var text = ["load"]
  /// The items by their rows at each look, `0, 1` for the second row.
  private(set) var looks: [[String: String]] = []
  /// The scenario without version, title and steps.
  let body: String

  init(seed: UInt64, isDiffable: Bool) {
    random = seed
    self.isDiffable = isDiffable
    body = """
      viewport: {width: 320, height: 220}
      table: {rowHeight: 44, estimatedRowHeight: 0, allowsMultipleSelection: true}
      sections: \(Self.model(sections))
      cells: {text: $item}
      dataSource: {numberOfSections: model}
      delegate:
        heightForRowAt: 44
        didSelectRowAt:
        didDeselectRowAt:
        scrollViewDidEndDecelerating:
      """
  }

  var steps: String { "[\(text.joined(separator: ", "))]" }

  private static func model(_ sections: [Section]) -> String {
    let all = sections.map { section in
      "{header: \(section.name), rows: [\(section.items.joined(separator: ", "))]}"
    }
    return "[\(all.joined(separator: ", "))]"
  }

  private mutating func pick(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % count
  }

  /// One thing that happens, and a look at the table.
  mutating func step() {
    let section = pick(sections.count)
    let row = sections[section].items.isEmpty ? nil : pick(sections[section].items.count)
    switch pick(10) {
    case 0: text.append("drag: {by: \(pick(300) - 150), velocity: \(pick(3) - 1)}")
    case 1: text.append("drag: {frames: [\(pick(60)), -\(pick(60)), \(pick(60))]}")
    case 2, 3: select(row, in: section)
    case 4: insertRow(in: section)
    case 5: remove(row, in: section)
    case 6: insertSection()
    case 7: removeSection(section)
    case 8: grow(row, in: section)
    default: moveSection(section)
    }
    look()
  }

  private mutating func select(_ row: Int?, in section: Int) {
    guard let row else { return }
    text.append("selectRow: [\(section), \(row)]")
    selected.insert(sections[section].items[row])
  }

  private mutating func insertRow(in section: Int) {
    count += 1
    let row = pick(sections[section].items.count + 1)
    sections[section].items.insert("n\(count)", at: row)
    tell("insertRows: [[\(section), \(row)]]")
  }

  private mutating func remove(_ row: Int?, in section: Int) {
    guard let row else { return }
    selected.remove(sections[section].items.remove(at: row))
    tell("deleteRows: [[\(section), \(row)]]")
  }

  /// The item of a row gets another height, and an empty group makes the table ask.
  private mutating func grow(_ row: Int?, in section: Int) {
    guard let row else { return }
    let item = sections[section].items[row]
    let height = 20 + pick(80)
    heights[item] = height
    text.append(
      "turn: [model: {items: {\(item): {heightForRowAt: \(height)}}}, beginUpdates, endUpdates]"
    )
  }

  private mutating func insertSection() {
    count += 1
    let place = pick(sections.count + 1)
    let items = (0..<pick(4)).map { "s\(count)x\($0)" }
    sections.insert(Section(name: "S\(count)", items: items), at: place)
    tell("insertSections: [\(place)]")
  }

  private mutating func removeSection(_ section: Int) {
    guard sections.count > 1 else { return }
    selected.subtract(sections.remove(at: section).items)
    tell("deleteSections: [\(section)]")
  }

  private mutating func moveSection(_ section: Int) {
    let target = pick(sections.count)
    guard target != section else { return }
    sections.insert(sections.remove(at: section), at: target)
    tell("moveSection: {from: \(section), to: \(target)}")
  }

  /// The table hears of a change: by the call, or by a snapshot of the sections as they are now.
  private mutating func tell(_ call: String) {
    guard isDiffable else {
      return text.append("turn: [model: {sections: \(Self.model(sections))}, \(call)]")
    }
    let all = sections.map { section in
      "{section: \(section.name), items: [\(section.items.joined(separator: ", "))]}"
    }
    text.append("apply: {sections: [\(all.joined(separator: ", "))]}")
  }

  /// Where every row is, and how high the content.
  private var places: [String] {
    var top = 0
    var answers: [String] = []
    for (number, section) in sections.enumerated() {
      for (row, item) in section.items.enumerated() {
        let height = heights[item] ?? 44
        answers.append("{rectForRow: [\(number), \(row)], is: \"{0, \(top), 320, \(height)}\"}")
        top += height
      }
    }
    return answers + ["{contentSize: , is: \"{320, \(top)}\"}"]
  }

  private mutating func look() {
    var items: [String: String] = [:]
    for (number, section) in sections.enumerated() {
      for (row, item) in section.items.enumerated() { items["\(number), \(row)"] = item }
    }
    looks.append(items)
    text.append(
      "turn: [query: indexPathsForVisibleRows, query: cellContent, query: reusePool, "
        + "query: contentOffset, query: contentSize]"
    )
    let counts = sections.indices.map { section in
      "{numberOfRows: \(section), is: \(sections[section].items.count)}"
    }
    let all = ["{numberOfSections: , is: \(sections.count)}"] + counts + places
    text.append("expect: {answers: [\(all.joined(separator: ", "))]}")
    // A section of a snapshot that moves with other items is not the same to the table.
    guard !isDiffable else { return }
    let rows = items.filter { selected.contains($0.value) }.keys.sorted().map { "[\($0)]" }
    text.append("expect: {selection: [\(rows.joined(separator: ", "))]}")
  }
}
