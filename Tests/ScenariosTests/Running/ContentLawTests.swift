import Scenarios
import TableTrace
import Testing

/// Rows come, go and move, heights change, answers come late, snapshots are applied: what is on the
/// screen stays what the data says.
@Suite struct ContentLawTests {
  private static let versions: [SystemVersion] = [
    .iOS(9), .iOS(12), .iOS(13), .iOS(15), .iOS(17), .iOS(26),
  ]

  @Test(arguments: versions, 1...20)
  func theScreenShowsTheData(_ os: SystemVersion, _ seed: UInt64) throws {
    var walk = ContentWalk(
      seed: seed,
      isDiffable: os.isAtLeast(13) && seed % 2 == 0,
      reconfigures: os.isAtLeast(15)
    )
    for _ in 0..<14 { walk.step() }
    walk.finish()
    let run = try Run(walk.body, steps: walk.steps, os: os)
    #expect(run.outcome.exception == nil, "\(walk.steps)")
    #expect(run.failures.isEmpty, "\(walk.steps)")
    let looks = ScreenLook.all(in: run.lines)
    #expect(looks.count == walk.items.count)
    for (look, items) in zip(looks, walk.items) {
      #expect(look.rows == look.cells.count)
      #expect(look.cells.map(\.text) == Array(items[look.first..<(look.first + look.rows)]))
      for cell in look.cells {
        #expect(cell.image == nil || cell.image == "photo of \(cell.text)", "\(walk.steps)")
      }
      #expect(Set(look.cells.map(\.number)).count == look.cells.count)
      #expect(look.pool.isDisjoint(with: look.cells.map(\.number)))
      #expect(look.offset >= 0)
      #expect(look.offset <= max(0, look.height - 132))
    }
    // In the end every answer has come.
    let images = try #require(looks.last).cells.map(\.image)
    #expect(!images.contains(nil), "\(walk.steps)")
  }
}

/// What the app finds on the screen.
private struct ScreenLook {
  struct CellLook {
    var number: Int
    var text: String
    var image: String?
  }

  var first = 0
  var rows = 0
  var cells: [CellLook] = []
  var pool: Set<Int> = []
  var offset = 0.0
  var height = 0.0

  /// A look for each re-query of questions.
  static func all(in lines: [String]) -> [ScreenLook] {
    var looks: [ScreenLook] = []
    for line in lines {
      let answer = line.components("-> ").last ?? ""
      if line.hasPrefix("? indexPathsForVisibleRows ") {
        var look = ScreenLook()
        let rows = answer.components("[0, ").dropFirst()
        look.rows = rows.count
        look.first = rows.first.flatMap { Int($0.prefix { $0.isNumber }) } ?? 0
        looks.append(look)
      } else if let place = looks.indices.last {
        looks[place].read(line, answer)
      }
    }
    return looks
  }

  private mutating func read(_ line: String, _ answer: String) {
    if line.hasPrefix("? cellContent ") {
      cells = answer.components("Cell#").dropFirst().map(Self.cell)
    } else if line.hasPrefix("? reusePool ") {
      let numbers = answer.components("Cell#").dropFirst().map { $0.prefix { $0.isNumber } }
      pool = Set(numbers.compactMap { Int($0) })
    } else if line.hasPrefix("? contentOffset ") {
      offset = Self.second(answer)
    } else if line.hasPrefix("? contentSize ") {
      height = Self.second(answer)
    }
  }

  private static func cell(_ text: String) -> CellLook {
    let quoted = text.components("\"")
    let image = text.contains("image: ") ? quoted[3] : nil
    return CellLook(
      number: Int(text.prefix { $0.isNumber }) ?? 0,
      text: quoted.count > 1 ? quoted[1] : "",
      image: image
    )
  }

  /// The second number of `{320, 440}`.
  private static func second(_ answer: String) -> Double {
    Double(answer.components(", ").last?.dropLast() ?? "") ?? .nan
  }
}

extension String {
  /// The parts between a separator.
  fileprivate func components(_ separator: String) -> [String] {
    split(separator: separator, omittingEmptySubsequences: false).map(String.init)
  }
}

/// A random walk over a list whose cells get their images late, written as a scenario.
private struct ContentWalk {
  private var random: UInt64
  private let isDiffable: Bool
  private let reconfigures: Bool
  private var list = (0..<12).map { "i\($0)" }
  private var selected: String?
  private var count = 12
  private var text = ["load"]
  /// The items at each look.
  private(set) var items: [[String]] = []
  /// The scenario without version, title and steps.
  let body: String

  init(seed: UInt64, isDiffable: Bool, reconfigures: Bool) {
    random = seed
    self.isDiffable = isDiffable
    self.reconfigures = reconfigures
    let names = list.joined(separator: ", ")
    body = """
      viewport: {width: 320, height: 132}
      table: {rowHeight: automatic, estimatedRowHeight: 44}
      selfSizing: {default: 44}
      sections: [{header: A, rows: [\(names)]}]
      cells: {text: $item, image: none}
      dataSource:
        cellForRowAt:
          after:
            milliseconds: 100
            when: {cellShowsItem: true}
            do: [configureCell: {cell: $cell, image: "photo of $item"}]
      """
  }

  var steps: String { "[\(text.joined(separator: ", "))]" }

  private mutating func pick(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % count
  }

  /// One thing that happens, and a look at the screen.
  mutating func step() {
    let row = pick(list.count)
    switch pick(8) {
    case 0: text.append("scroll: {to: \(pick(max(1, list.count * 44 - 132)))}")
    case 1: text.append("wait: {milliseconds: \(pick(150))}")
    case 2: insert(at: pick(list.count + 1))
    case 3: remove(row)
    case 4: move(row, to: pick(list.count))
    case 5: grow(row)
    case 6: reload()
    default: select(row)
    }
    look()
  }

  /// All answers come.
  mutating func finish() {
    text.append("wait")
    look()
  }

  private mutating func insert(at row: Int) {
    count += 1
    let item = "i\(count)"
    list.insert(item, at: row)
    tell("model: {insert: {at: [0, \(row)], item: \(item)}}", "insertRows: [[0, \(row)]]")
  }

  private mutating func remove(_ row: Int) {
    guard list.count > 4 else { return }
    if list.remove(at: row) == selected { selected = nil }
    tell("model: {remove: [0, \(row)]}", "deleteRows: [[0, \(row)]]")
  }

  private mutating func move(_ row: Int, to target: Int) {
    guard row != target else { return }
    list.insert(list.remove(at: row), at: target)
    let move = "{from: [0, \(row)], to: [0, \(target)]}"
    tell("model: {move: \(move)}", "moveRow: \(move)")
  }

  private mutating func grow(_ row: Int) {
    let change = "model: {items: {\(list[row]): {selfSizing: \(44 + pick(60))}}}"
    let ask = reconfigures ? "reconfigureRows: [[0, \(row)]]" : "configureCell: [0, \(row)]"
    text.append("turn: [\(change), \(ask)]")
  }

  private mutating func reload() {
    text.append("reloadData")
    selected = nil
  }

  private mutating func select(_ row: Int) {
    text.append("selectRow: [0, \(row)]")
    selected = list[row]
  }

  /// The table hears of a change: by the calls, or by a snapshot of the list as it is now.
  private mutating func tell(_ model: String, _ call: String) {
    let snapshot = "apply: {sections: [{section: A, items: [\(list.joined(separator: ", "))]}]}"
    text.append(isDiffable ? snapshot : "turn: [\(model), \(call)]")
  }

  private mutating func look() {
    let queries = [
      "indexPathsForVisibleRows", "cellContent", "reusePool", "contentOffset", "contentSize",
    ]
    text.append("turn: [\(queries.map { "query: \($0)" }.joined(separator: ", "))]")
    let selection = selected.flatMap { list.firstIndex(of: $0) }.map { "[0, \($0)]" } ?? ""
    text.append(
      "expect: {selection: [\(selection)], answers: [{numberOfRows: 0, is: \(list.count)}]}"
    )
    items.append(list)
  }
}
