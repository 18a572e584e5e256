import SimulatedUIKit
import Testing

import struct TableTrace.SystemVersion

/// Sections without a footer, whose titles are asked again in every layout pass.
private final class UntitledList: UITableViewController {
  override func numberOfSections(in tableView: UITableView) -> Int { 2 }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { nil }
}

@Suite("Joined lines of a recorder")
@MainActor
struct FoldedLinesTests {
  @Test("Equal calls are written once, with their number and in order")
  func callsAreFolded() {
    Simulation.$version.withValue(.iOS(17)) {
      let controller = UntitledList(style: .grouped)
      let window = show(controller)
      let recorder = TableRecorder(controller.tableView)
      recorder.restart()
      controller.tableView.finger.drag(by: 60)
      let all = recorder.lines
      recorder.foldsEqualCalls = true
      let folded = recorder.lines
      #expect(folded.count < all.count)
      #expect(folded.filter { $0.contains(" times)") }.count > 0)
      #expect(folded.filter { $0.hasPrefix("- ") } == all.filter { $0.hasPrefix("- ") })
      #expect(Self.unfolded(folded) == all)
      #expect(recorder.text == folded.map { $0 + "\n" }.joined())
      withExtendedLifetime(window) {}
    }
  }

  @Test("A trace without equal calls is unchanged")
  func otherLinesStay() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    let recorder = TableRecorder(table)
    table.reloadData()
    let lines = recorder.lines
    recorder.foldsEqualCalls = true
    #expect(recorder.lines == lines)
  }

  /// The lines that folded ones stand for.
  private static func unfolded(_ lines: [String]) -> [String] {
    var result: [[String]] = []
    for line in lines {
      guard let match = line.wholeMatch(of: #/(.*) \((?:these (\d+) lines )?(\d+) times\)/#) else {
        result.append([line])
        continue
      }
      let times = Int(match.3) ?? 1
      let size = match.2.flatMap { Int($0) } ?? 1
      if size == 1 {
        result.append(Array(repeating: String(match.1), count: times))
      } else {
        let first = Self.unfolded([String(match.1)])
        let group = Array(result.suffix(size - 1).joined()) + first
        result.removeLast(size - 1)
        result.append(Array(Array(repeating: group, count: times).joined()))
      }
    }
    return Array(result.joined())
  }
}
