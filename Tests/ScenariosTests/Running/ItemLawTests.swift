import Scenarios
import TableTrace
import Testing

/// Wherever rows go and whatever becomes of their heights, each row has the height of its item.
@Suite struct ItemLawTests {
  private static let versions: [SystemVersion] = [.iOS(9), .iOS(12), .iOS(15), .iOS(17), .iOS(26)]

  @Test(arguments: versions, 1...30)
  func everyRowHasTheHeightOfItsItem(_ os: SystemVersion, _ seed: UInt64) throws {
    var walk = ItemWalk(seed: seed, reconfigures: os.isAtLeast(15))
    for _ in 0..<12 { walk.step() }
    let run = try Run(walk.body, steps: walk.steps, os: os)
    #expect(run.outcome.exception == nil)
    #expect(run.failures.isEmpty, "\(walk.steps)")
  }
}

/// A random walk over a list of items, written as a scenario.
private struct ItemWalk {
  private var random: UInt64
  private let reconfigures: Bool
  private var items: [String]
  private var heights: [String: Int] = [:]
  private var count = 0
  private var text: [String] = ["load"]
  /// Whether heights are the cells' own.
  private let isSelfSizing: Bool
  /// The scenario without version, title and steps.
  let body: String

  init(seed: UInt64, reconfigures: Bool) {
    random = seed
    self.reconfigures = reconfigures
    isSelfSizing = seed % 2 == 0
    items = ["a", "b", "c"]
    body = """
      viewport: {width: 320, height: 4000}
      sections: [{rows: [a, b, c]}]
      \(seed % 2 == 0 ? "table: {rowHeight: automatic, estimatedRowHeight: 50}" : "delegate: {heightForRowAt: 44}")
      selfSizing: {default: 44}
      """
  }

  var steps: String { "[\(text.joined(separator: ", "))]" }

  private mutating func pick(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % count
  }

  /// One change that the table is told about, and what must hold then.
  mutating func step() {
    let row = items.isEmpty ? 0 : pick(items.count)
    switch items.isEmpty ? 0 : pick(5) {
    case 0: insert(at: pick(items.count + 1))
    case 1:
      items.remove(at: row)
      tell("model: {remove: [0, \(row)]}", "deleteRows: [[0, \(row)]]")
    case 2:
      let target = pick(items.count)
      // A move to its own place is two animations of one cell on old releases.
      guard target != row else { return }
      items.insert(items.remove(at: row), at: target)
      let move = "{from: [0, \(row)], to: [0, \(target)]}"
      tell("model: {move: \(move)}", "moveRow: \(move)")
    case 3: tell("reloadData")
    default: grow(row)
    }
    expect()
  }

  private mutating func tell(_ steps: String...) {
    text.append("turn: [\(steps.joined(separator: ", "))]")
  }

  private mutating func insert(at row: Int) {
    count += 1
    items.insert("n\(count)", at: row)
    tell("model: {insert: {at: [0, \(row)], item: n\(count)}}", "insertRows: [[0, \(row)]]")
  }

  /// A row gets another height, and the table hears of it.
  private mutating func grow(_ row: Int) {
    let height = 20 + pick(100)
    heights[items[row]] = height
    let key = isSelfSizing ? "selfSizing" : "heightForRowAt"
    let change = "model: {items: {\(items[row]): {\(key): \(height)}}}"
    if isSelfSizing {
      let isKept = reconfigures && pick(2) == 0
      tell(change, "\(isKept ? "reconfigureRows" : "reloadRows"): [[0, \(row)]]")
    } else {
      tell(change, "beginUpdates", "endUpdates")
    }
  }

  private mutating func expect() {
    var top = 0
    var answers: [String] = []
    for (row, item) in items.enumerated() {
      let height = heights[item] ?? 44
      answers.append("{rectForRow: [0, \(row)], is: \"{0, \(top), 320, \(height)}\"}")
      top += height
    }
    answers.append("{contentSize: , is: \"{320, \(top)}\"}")
    text.append("expect: {answers: [\(answers.joined(separator: ", "))]}")
  }
}
