import Testing

@testable import TableTrace

/// What an app asks of a table: counts, places, cells; and what a reload does to the answers.
@Suite("Queries of the app")
struct TableQuestionTests {
  private static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(section: section, row: row)
  }

  private static func makeTable() throws -> TableView {
    let table = try ScrollWalk.uniformTable(
      rows: 30,
      height: 44,
      viewport: 440,
      .iOS(17),
      CallCounter()
    )
    try table.layoutIfNeeded()
    return table
  }

  @Test("The positions of rows follow from their heights")
  func places() throws {
    let table = try Self.makeTable()
    #expect(try table.numberOfSections() == 1)
    #expect(try table.numberOfRows(inSection: 0) == 30)
    #expect(try table.contentSize().height == 30 * 44)
    #expect(try table.rectForRow(at: Self.row(3)).y == 132)
    #expect(try table.indexPathForRow(at: Point(x: 5, y: 140)) == Self.row(3))
    #expect(try table.indexPathForRow(at: Point(x: 5, y: 5000)) == nil)
    let rect = Rect(x: 0, y: 40, width: 320, height: 50)
    #expect(try table.indexPathsForRows(in: rect) == [Self.row(0), Self.row(1), Self.row(2)])
  }

  @Test("Cells and visible rows are found from each other")
  func cells() throws {
    let table = try Self.makeTable()
    let visible = try table.visibleCells()
    let paths = try table.indexPathsForVisibleRows()
    #expect(visible.count == paths.count)
    for (cell, path) in zip(visible, paths) {
      #expect(try table.cellForRow(at: path) == cell)
      #expect(try table.indexPath(for: cell) == path)
    }
    #expect(try table.cellForRow(at: Self.row(29)) == nil)
    #expect(try table.indexPath(for: Cell(number: 999)) == nil)
  }

  @Test("A reload clears the selection and leaves the cells to the next layout")
  func reload() throws {
    let table = try Self.makeTable()
    try table.tap(Self.row(2))
    let before = table.displayedIndexPaths
    try table.reloadData()
    #expect(table.selectedRows.isEmpty)
    #expect(table.isLayoutPending)
    #expect(table.displayedIndexPaths == before)
    try table.layoutIfNeeded()
    #expect(!table.isLayoutPending)
    #expect(table.displayedIndexPaths == before)
  }

  @Test("A table without a window lays out on request, and a new size needs a layout")
  func host() throws {
    let table = try Self.makeTable()
    try table.resize(to: Size(width: 320, height: 220))
    #expect(table.isLayoutPending)
    try table.layoutIfNeeded()
    #expect(table.displayedIndexPaths.count == 5)
    try table.removeFromWindow()
    #expect(!table.isInWindow)
    try table.moveToWindow()
    #expect(table.isInWindow)
  }
}
