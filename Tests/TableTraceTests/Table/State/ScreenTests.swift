import Testing

@testable import TableTrace

/// What is on screen, by itself.
@Suite("Displayed rows")
struct ScreenTests {
  private func row(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(section: section, row: row)
  }

  /// A content of sections with rows 10 points high.
  private func content(_ counts: [Int]) -> Content {
    var content = Content()
    content.sections = Sections(
      counts.map { count in
        var state = SectionState()
        state.rows = RowHeights(count: count, height: 10, isEstimate: false)
        return state
      }
    )
    content.rebuild()
    return content
  }

  private func screen(_ rows: [Int]) -> Screen {
    var screen = Screen()
    for number in rows { screen.show(Cell(number: number + 1), at: row(number)) }
    return screen
  }

  @Test("Rows are inserted between others and found by their index path")
  func showing() {
    let screen = screen([4, 2, 3])
    #expect(screen.rows.map(\.path) == [row(2), row(3), row(4)])
    #expect(screen.cell(at: row(3)) == Cell(number: 4))
    #expect(screen.cell(at: row(1)) == nil)
    #expect(screen.cell(at: row(9)) == nil)
    #expect(screen.ends?.first == row(2))
    #expect(screen.ends?.last == row(4))
    #expect(Screen().ends == nil)
    #expect(Screen().cell(at: row(0)) == nil)
  }

  @Test("Rows leave at both ends, in order")
  func leaving() {
    var screen = screen([0, 1, 2, 3])
    #expect(screen.takeRows(above: 1, below: 2).map(\.path) == [row(0), row(2), row(3)])
    #expect(screen.rows.map(\.path) == [row(1)])
    #expect(screen.takeRows(above: 0, below: 0).count == 0)
    #expect(screen.takeRows(outside: nil).map(\.path) == [row(1)])
    screen.announce([row(7)])
    _ = screen.takeRows()
    #expect(screen.announced.isEmpty)
  }

  @Test("Prepared rows are removed by their index path, or when they are no longer adjacent")
  func preparing() {
    var screen = screen([2, 3])
    screen.prepare(DisplayedRow(path: row(1), cell: Cell(number: 8)))
    screen.prepare(DisplayedRow(path: row(7), cell: Cell(number: 9)))
    #expect(screen.row(of: Cell(number: 9)) == row(7))
    #expect(screen.takePrepared(besides: content([10]), keeping: nil) == [Cell(number: 9)])
    screen.prepare(DisplayedRow(path: row(7), cell: Cell(number: 9)))
    #expect(screen.takePrepared(besides: content([10]), keeping: Cell(number: 9)).isEmpty)
    #expect(screen.takePrepared(at: row(7)) == Cell(number: 9))
    #expect(screen.preparedCell(at: row(1)) == Cell(number: 8))
    #expect(screen.takePrepared(at: row(1)) == Cell(number: 8))
    #expect(screen.takePrepared(at: row(1)) == nil)
    screen.prepare(DisplayedRow(path: row(1), cell: Cell(number: 8)))
    #expect(screen.takePrepared() == [Cell(number: 8)])
    #expect(screen.prepared.isEmpty)
  }

  @Test("Prefetched rows are cancelled, or forgotten when they are displayed")
  func announcing() {
    var screen = screen([2])
    screen.announce([row(2), row(4), row(9)])
    screen.forgetAnnouncedRows()
    #expect(screen.announced == [row(4), row(9)])
    #expect(screen.cancel([row(9)]) == [row(9)])
    #expect(screen.announced == [row(4)])
  }

  @Test("An update renumbers remaining rows and removes deleted ones")
  func renumbering() {
    var screen = screen([2, 3, 4])
    screen.prepare(DisplayedRow(path: row(5), cell: Cell(number: 8)))
    screen.prepare(DisplayedRow(path: row(1), cell: Cell(number: 9)))
    let header = SectionView(number: 1, kind: .view)
    screen.show(DisplayedView(section: 1, end: .header, view: header))
    let moves = RowMoves.update(
      IndexMapping(.deleteRow(row(3)), .deleteRow(row(1)), .deleteSection(1))
    )
    let change = screen.renumber(by: moves, in: content([8]))
    #expect(screen.rows.map(\.path) == [row(1), row(2)])
    #expect(screen.rows.map(\.cell) == [Cell(number: 3), Cell(number: 5)])
    #expect(screen.prepared.map(\.path) == [row(3)])
    #expect(screen.views.isEmpty)
    #expect(change.rows.map(\.path) == [row(3)])
    #expect(change.preparedCells == [Cell(number: 9)])
    #expect(change.views.map(\.section) == [1])
    #expect(change.kept.map(\.formerPath) == [row(2), row(4)])
    #expect([1, 2, 3].map { change.formerPath(of: row($0)) } == [row(2), row(4), nil])
  }

  @Test("Rows that a move exchanges are in order again")
  func moved() {
    var screen = screen([0, 1, 2])
    let moves = RowMoves.update(IndexMapping(.moveRow(from: row(0), to: row(2))))
    let change = screen.renumber(by: moves, in: content([3]))
    #expect(screen.rows.map(\.path) == [row(0), row(1), row(2)])
    #expect(change.kept.map(\.formerPath) == [row(1), row(2), row(0)])
    #expect(change.rows.isEmpty)
  }

  @Test(
    "Rows outside of a layout leave, and all of them leave if it contains none",
    arguments: [(1...2, [0, 3]), (0...3, []), (4...9, [0, 1, 2, 3]), (nil, [0, 1, 2, 3])]
      as [(ClosedRange<Int>?, [Int])]
  )
  func outside(walked: ClosedRange<Int>?, leaving: [Int]) {
    var screen = screen([0, 1, 2, 3])
    let all = screen.rows.map(\.path)
    let gone = screen.takeRows(outside: walked.map { row($0.lowerBound)...row($0.upperBound) })
    #expect(gone.map(\.path) == leaving.map { row($0) })
    #expect(screen.rows.map(\.path) == all.filter { path in !gone.contains { $0.path == path } })
  }

  @Test("Rows that the content no longer has are removed without an operation")
  func shorterContent() {
    var screen = screen([0, 1])
    let change = screen.renumber(by: .update(IndexMapping()), in: content([1]))
    #expect(screen.rows.map(\.path) == [row(0)])
    #expect(change.rows.map(\.path) == [row(1)])
  }
}
