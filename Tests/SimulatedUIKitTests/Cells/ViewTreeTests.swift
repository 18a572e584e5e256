import SimulatedUIKit
import Testing

/// Cells, headers and footers are in the view tree of their table.
@Suite("View tree of a table")
@MainActor
struct ViewTreeTests {
  final class ButtonCell: UITableViewCell {
    let button = UIButton(frame: CGRect(x: 10, y: 5, width: 20, height: 20))
    var moves: [String] = []

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(button)
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToSuperview() { moves.append("superview") }
    override func didMoveToWindow() { moves.append("window") }
  }

  final class Screen: UITableViewController {
    var count = 3
    var heights: [CGFloat] = []
    var bounds: [CGFloat] = []
    var wasInTable = true
    let header = UIView()

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(ButtonCell.self, forCellReuseIdentifier: "b")
      tableView.rowHeight = 60
      tableView.sectionHeaderHeight = 20
      tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 30))
      tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 40))
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "b", for: indexPath)
      bounds.append(cell.bounds.width)
      return cell
    }

    override func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) {
      heights.append(cell.frame.height)
      wasInTable = wasInTable && cell.superview === tableView && cell.window != nil
    }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? { header }
  }

  @Test("A displayed cell has its frame, its superview and its window")
  func cells() throws {
    let screen = Screen(style: .grouped)
    let window = show(screen)
    let table: UITableView = screen.tableView
    #expect(screen.heights == [60, 60, 60] && screen.wasInTable)
    #expect(Set(screen.bounds) == [table.frame.width])
    let row = IndexPath(row: 1, section: 0)
    let cell = try #require(table.cellForRow(at: row) as? ButtonCell)
    #expect(cell.frame == table.rectForRow(at: row))
    #expect(cell.contentView.frame == cell.bounds)
    #expect(cell.superview === table && cell.next === table && cell.window === window)
    #expect(cell.moves == ["superview", "window"])
    let place = cell.button.convert(CGPoint.zero, to: table)
    #expect(place == CGPoint(x: 10, y: cell.frame.minY + 5))
    #expect(table.indexPathForRow(at: place) == row)
    #expect(sequence(first: cell.button as UIResponder, next: \.next).contains { $0 === screen })
  }

  @Test("Headers, footers and the table's own views are subviews too")
  func others() {
    let screen = Screen(style: .grouped)
    let window = show(screen)
    let table: UITableView = screen.tableView
    #expect(screen.header.superview === table)
    #expect(screen.header.frame == table.rectForHeader(inSection: 0))
    let top = table.tableHeaderView
    #expect(top?.superview === table && top?.window === window)
    #expect(top?.frame == CGRect(x: 0, y: 0, width: table.frame.width, height: 30))
    #expect(table.tableFooterView?.frame.maxY == table.contentSize.height)
    table.tableHeaderView = nil
    #expect(top?.superview == nil)
  }

  @Test("A cell that waits for reuse is hidden, and comes back")
  func waits() throws {
    let screen = Screen(style: .plain)
    let window = show(screen)
    let table: UITableView = screen.tableView
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    screen.count = 2
    table.reloadData()
    window.endTurn()
    screen.count = 3
    table.reloadData()
    window.endTurn()
    #expect(table.visibleCells.allSatisfy { !$0.isHidden && $0.superview === table })
    #expect(cell.superview === table)
    #expect(table.subviews.filter { $0 is UITableViewCell && !$0.isHidden }.count == 3)
  }

  @Test("An accessory view is inside its cell")
  func accessories() {
    let (cell, toggle) = (UITableViewCell(), UISwitch())
    cell.accessoryView = toggle
    #expect(toggle.superview === cell)
    cell.accessoryView = nil
    #expect(toggle.superview == nil)
  }

  @Test("A table in a cell loads when the cell appears")
  func nested() {
    final class Inner: NSObject, UITableViewDataSource {
      var asked = 0
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        asked += 1
        return 0
      }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    final class Outer: UITableViewController {
      let inner = Inner()
      override func tableView(
        _ tableView: UITableView,
        numberOfRowsInSection section: Int
      ) -> Int { 1 }
      override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        table.dataSource = inner
        cell.contentView.addSubview(table)
        return cell
      }
    }
    let outer = Outer(style: .plain)
    let window = show(outer)
    #expect(outer.inner.asked > 0)
    withExtendedLifetime(window) {}
  }

  @Test("A subclass of a table can be decoded")
  func decoded() {
    final class FullTable: UITableView {
      var wasDecoded = false
      required init?(coder: NSCoder) {
        super.init(coder: coder)
        wasDecoded = true
      }
    }
    #expect(FullTable(coder: NSCoder())?.wasDecoded == true)
  }
}
