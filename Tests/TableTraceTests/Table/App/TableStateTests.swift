import Testing

@testable import TableTrace

/// The state of a table as a value.
@Suite("The state of a table")
struct TableStateTests {
  private static func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  private static func makeTable(rows: Int = 30) throws -> TableView {
    let table = try ScrollWalk.uniformTable(
      rows: rows,
      height: 44,
      viewport: 132,
      .iOS(14),
      CallCounter()
    )
    try table.layoutIfNeeded()
    return table
  }

  @Test("A new table shows nothing and knows nothing")
  func newTable() {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 480),
      profile: Profile(.iOS(14)),
      sink: CallCounter()
    )
    var expected = TableState()
    expected.size = Size(width: 320, height: 480)
    #expect(TableState(table) == expected)
  }

  @Test("The state contains visible, selected and pooled rows and cells")
  func shown() throws {
    let table = try Self.makeTable()
    try table.tap(Self.row(1))
    try table.setContentOffset(88)
    try table.layoutIfNeeded()
    let state = TableState(table)
    #expect(state.contentOffset == 88)
    #expect(state.contentSize == Size(width: 320, height: 30 * 44))
    #expect(state.visibleRows.entries.map(\.path) == [Self.row(2), Self.row(3), Self.row(4)])
    #expect(state.visibleRows.count == 3)
    #expect(state.visibleRows.entries.allSatisfy { $0.height == 44 && !$0.isGuess })
    #expect(state.selectedRows.entries == [Self.row(1)])
    #expect(state.reusePool.map(\.cells.count) == [2])
    #expect(state.heights == TableState.Heights(known: 30, guessed: 0))
    #expect(!state.needsLayout && state.isInWindow)
    #expect(state.editing == .none && state.motion == .none)
  }

  @Test("Reading the state calls no client and changes nothing")
  func silence() throws {
    let table = try Self.makeTable()
    try table.reloadData()
    let state = TableState(table)
    #expect(state.needsLayout)
    #expect(TableState(table) == state)
    #expect(table.isLayoutPending)
  }

  @Test("Adjacent rows of the same height are one entry")
  func nearRows() throws {
    let state = TableState(try Self.makeTable())
    let run = try #require(state.nearRows.first)
    #expect(state.nearRows.count == 1)
    #expect(run.first == Self.row(0) && run.last > Self.row(2))
    #expect(run.y == 0 && run.height == 44 && !run.isGuess)
    #expect(state.farRows == TableState.FarRows(above: 0, below: 29 - run.last.row))
  }

  @Test("A long list has its first entries and the number of all")
  func bounds() {
    let excerpt = TableState.Excerpt(0..<250) { $0 }
    #expect(excerpt.entries == Array(0..<100))
    #expect(excerpt.count == 250)
    #expect(TableState.Excerpt(0..<3) { $0 }.entries == [0, 1, 2])
  }

  @Test("Cells have the content that was set")
  func contents() throws {
    var state = TableState(try Self.makeTable())
    var content = CellContent()
    content.text = "Apple"
    state.fill([1: content])
    #expect(state.visibleRows.entries[0].content == content)
    #expect(state.visibleRows.entries[1].content == nil)
  }
}
