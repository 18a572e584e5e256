import Foundation
import SimulatedUIKit
import TableTrace
import Testing

/// Rows that a test adds, in a grouped table whose footers have no title.
private final class GrowingList: UITableViewController {
  var sections = 1
  var rows = 1

  override func numberOfSections(in tableView: UITableView) -> Int { sections }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { nil }
}

/// What no log shows: the rules say so, and the lines that rest on them are no surer.
@Suite("Calls that no log shows")
@MainActor
struct DoubtfulCallsTests {
  @Test("Only visible inserted rows get a cell", arguments: [12, 17, 26])
  func rowsBeyondBounds(_ release: Int) {
    Simulation.$version.withValue(.iOS(release)) {
      let controller = GrowingList()
      let window = show(controller)
      let table: UITableView = controller.tableView
      let recorder = TableRecorder(table)
      recorder.restart()
      controller.rows = 40
      table.insertRows(at: (1..<40).map { Foundation.IndexPath(row: $0, section: 0) }, with: .none)
      let cells = recorder.lines.filter { $0.contains("cellForRowAt") }
      #expect(cells.count == table.visibleCells.count - 1)
      #expect(cells.count < 20)
      withExtendedLifetime(window) {}
    }
    #expect(
      RuleBook.entry(.updateRowsBeyondBounds)?.ranges.first?.grades.first?.certainty == .assumed
    )
  }

  @Test("A nil title is queried again while its section is visible")
  func nilTitles() {
    Simulation.$version.withValue(.iOS(17)) {
      let controller = GrowingList(style: .grouped)
      (controller.sections, controller.rows) = (2, 8)
      let window = show(controller)
      let recorder = TableRecorder(controller.tableView)
      recorder.restart()
      controller.tableView.finger.drag(by: 60)
      #expect(recorder.lines.contains { $0.contains("titleForFooterInSection") })
      withExtendedLifetime(window) {}
    }
    #expect(RuleBook.entry(.sectionViewNilTitle)?.ranges.first?.grades.first?.certainty == .assumed)
  }
}
