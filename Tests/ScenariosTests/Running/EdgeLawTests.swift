import Scenarios
import TableTrace
import Testing

/// Whatever comes over the edges of a table and goes again, in whatever order, leaves its inset as it
/// was, and the content between its ends.
@Suite struct EdgeLawTests {
  private static let versions: [SystemVersion] = [.iOS(11), .iOS(13), .iOS(17), .iOS(26)]

  @Test(arguments: versions, 1...25)
  func whatGoesLeavesNothing(_ os: SystemVersion, _ seed: UInt64) throws {
    var walk = EdgeWalk(seed: seed)
    for _ in 0..<16 { walk.step() }
    walk.finish()
    let run = try Run(EdgeWalk.body, steps: walk.steps, os: os)
    #expect(run.outcome.exception == nil, "\(walk.steps)")
    #expect(run.failures.isEmpty, "\(walk.steps)")
  }

  /// Rows that are too few or just enough, with heights that are known, estimated too high or too low.
  @Test(arguments: [.iOS(9)] + versions, ["0", "20", "50", "200"])
  func updatesBringBackWhatWasScrolledBeyondTheEnd(
    _ os: SystemVersion,
    _ estimate: String
  ) throws {
    for seed in UInt64(1)...12 {
      var walk = UpdateWalk(seed: seed)
      for _ in 0..<14 { walk.step() }
      let body = UpdateWalk.body(rows: Int(seed % 6) + 1, estimate: estimate)
      let run = try Run(body, steps: walk.steps(rows: Int(seed % 6) + 1), os: os)
      #expect(run.outcome.exception == nil, "\(walk.steps(rows: Int(seed % 6) + 1))")
    }
  }
}

/// A random walk of scrolls beyond both ends and updates after them.
private struct UpdateWalk {
  private var random: UInt64
  private var changes: [Change] = []

  private enum Change {
    case scroll(Int)
    case bounds(Int)
    case insets(Int)
    case insert
    case delete
    case reload
    case reloadSection
    case group
  }

  init(seed: UInt64) {
    random = seed &* 7919
  }

  static func body(rows: Int, estimate: String) -> String {
    """
    viewport: {width: 320, height: 88}
    table: {estimatedRowHeight: \(estimate)}
    sections: [{rows: \(rows)}]
    dataSource: {numberOfRowsInSection: model}
    delegate: {heightForRowAt: 50}
    """
  }

  private mutating func pick(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % count
  }

  mutating func step() {
    let change: Change =
      switch pick(11) {
      case 0...2: .scroll(pick(700) - 300)
      case 3: .bounds(pick(700) - 300)
      case 4: .insets(pick(60))
      case 5: .insert
      case 6: .delete
      case 7: .reload
      case 8: .reloadSection
      default: .group
      }
    changes.append(change)
  }

  func steps(rows: Int) -> String {
    var rows = rows
    var text = ["load"]
    for change in changes {
      switch change {
      case .scroll(let offset): text.append("scroll: {to: \(offset)}")
      case .bounds(let offset): text.append("setBoundsOrigin: \(offset)")
      case .insets(let bottom): text.append("setInsets: {bottom: \(bottom)}")
      case .insert:
        text.append("turn: [model: {insert: {at: [0, 0], item: A}}, insertRows: [[0, 0]]]")
        rows += 1
      case .delete where rows > 1:
        text.append("turn: [model: {remove: [0, 0]}, deleteRows: [[0, 0]]]")
        rows -= 1
      case .reload, .delete: text.append("reloadRows: [[0, \(rows - 1)]]")
      case .reloadSection: text.append("reloadSections: [0]")
      case .group: text.append("turn: [beginUpdates, endUpdates]")
      }
    }
    return "[\(text.joined(separator: ", "))]"
  }
}

/// A random walk of keyboards, bars, insets, rotations, refreshes, fingers, scrolls and updates, written as a scenario.
private struct EdgeWalk {
  static let body = """
    host: tableViewController
    device: iPhone 8
    table: {rowHeight: 44, estimatedRowHeight: 0, refreshControl: true}
    sections: [{rows: 30}]
    controller: {refreshControlValueChanged: , viewSafeAreaInsetsDidChange: }
    """

  private var random: UInt64
  private var isRotated = false
  private var text = ["load", "showKeyboard: 10", "hideKeyboard"]

  init(seed: UInt64) {
    random = seed
  }

  var steps: String { "[\(text.joined(separator: ", "))]" }

  private mutating func pick(_ count: Int) -> Int {
    random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(random >> 33) % count
  }

  /// One thing that happens.
  mutating func step() {
    switch pick(13) {
    case 0: text.append("showKeyboard: \(pick(300))")
    case 1: text.append("hideKeyboard")
    case 2: text.append("setSafeArea: {top: \(pick(90)), bottom: \(pick(40))}")
    case 3: text.append("beginRefreshing")
    case 4: text.append("endRefreshing")
    case 5: text.append("drag: {by: -\(pick(700)), velocity: \(pick(3) - 1)}")
    case 6: text.append("drag: {by: \(pick(700)), velocity: \(pick(3) - 1)}")
    case 7: text.append("turn: [disappear, appear]")
    case 8: text.append("setInsets: {top: \(pick(50)), bottom: \(pick(60))}")
    case 9:
      text.append("rotate")
      isRotated.toggle()
    case 10: text.append("scroll: {by: \(pick(3000) - 1500)}")
    case 11:
      text.append(
        ["reloadRows: [[0, 29]]", "reloadSections: [0]", "turn: [beginUpdates, endUpdates]"][
          pick(3)
        ]
      )
    default:
      let behavior = ["automatic", "always", "never"][pick(3)]
      text.append("set: {contentInsetAdjustmentBehavior: \(behavior)}")
    }
  }

  /// Everything goes: the last row rests at the bottom edge, the first at the top edge.
  mutating func finish() {
    if isRotated { text.append("rotate") }
    text += [
      "hideKeyboard", "endRefreshing", "set: {contentInsetAdjustmentBehavior: automatic}",
      "setSafeArea: {top: 20}", "setInsets: {bottom: 30}",
      "scrollToRow: {row: [0, 29], at: bottom}", "expect: {offset: 683}", "tapStatusBar",
      "expect: {offset: -20, answers: [{isRefreshing: , is: false}]}",
    ]
  }
}
