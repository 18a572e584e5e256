import SimulatedUIKit
import TableTrace
import Testing

import struct Foundation.IndexPath

/// Apple's sample of a reorder with a diffable data source.
@Suite("Reorder with a diffable data source")
@MainActor
struct DiffableReorderTests {
  private final class Source: UITableViewDiffableDataSource<Int, String> {
    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
      true
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt source: IndexPath,
      to destination: IndexPath
    ) {
      guard let item = itemIdentifier(for: source) else { return }
      var snapshot = snapshot()
      snapshot.deleteItems([item])
      var items = snapshot.itemIdentifiers(inSection: destination.section)
      items.insert(item, at: destination.row)
      snapshot.deleteItems(snapshot.itemIdentifiers(inSection: destination.section))
      snapshot.appendItems(items, toSection: destination.section)
      apply(snapshot, animatingDifferences: false)
    }
  }

  private final class Screen: UITableViewController {
    private(set) lazy var source = Source(tableView: tableView) { table, row, item in
      let cell = table.dequeueReusableCell(withIdentifier: "c", for: row)
      cell.textLabel?.text = item
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "c")
      var snapshot = source.snapshot()
      snapshot.appendSections([0, 1])
      snapshot.appendItems(["a", "b", "c"], toSection: 0)
      snapshot.appendItems(["x"], toSection: 1)
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test(
    "A snapshot that moveRowAt applies does not move the row again",
    arguments: [SystemVersion.iOS(14), .iOS(15), .iOS(17), .iOS(26)],
    [IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 1)]
  )
  func movesOnce(_ version: SystemVersion, _ target: IndexPath) {
    Simulation.$version.withValue(version) {
      let screen = Screen(style: .plain)
      let window = show(screen)
      let table: UITableView = screen.tableView
      let recorder = TableRecorder(table)
      screen.setEditing(true, animated: false)
      window.endTurn()
      table.finger.reorder(IndexPath(row: 0, section: 0), over: [target])
      let shown = table.visibleCells.compactMap { $0.textLabel?.text }
      #expect(shown == ["b", "c", "a", "x"])
      #expect(screen.source.snapshot().itemIdentifiers == shown)
      #expect(table.numberOfRows(inSection: 1) == (target.section == 0 ? 1 : 2))
      #expect(recorder.exception == nil)
      #expect(!recorder.warnings.contains { $0.contains("moveRowAt") })
    }
  }
}
