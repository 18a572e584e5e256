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
}

/// A random walk of keyboards, bars, insets, rotations, refreshes and fingers, written as a scenario.
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
    switch pick(11) {
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
