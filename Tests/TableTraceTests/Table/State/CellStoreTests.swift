import Testing

@testable import TableTrace

/// Cells, views and their pools, by themselves.
@Suite("Cell store")
struct CellStoreTests {
  private let row = IndexPath(section: 0, row: 3)

  @Test("A cell that the table did not create counts as new, and nothing is recorded about it")
  func unknownCells() {
    var cells = CellStore()
    for number in [-1, 0, 1, Int.max] {
      let cell = Cell(number: number)
      cells[cell].path = row
      cells[cell].isSelected = true
      cells.note(row, of: cell)
      #expect(cells[cell].path == nil)
      #expect(!cells[cell].isSelected)
      #expect(!cells.hasControls(cell))
      #expect(cells.origin(of: cell) == .new)
      cells.put(cell)
      #expect(cells.keep(cell, "") == false)
    }
    #expect(cells.pooled.isEmpty)
  }

  @Test("Cells are numbered from 1, and the last pooled cell with its former row is reused first")
  func reuse() {
    var cells = CellStore()
    let (first, second) = (cells.make("A"), cells.make("A"))
    #expect([first.number, second.number] == [1, 2])
    cells.remember([DisplayedRow(path: row, cell: second)])
    cells.put(first)
    cells.put(second)
    #expect(cells.pooled.map(\.cells) == [[first, second]])
    #expect(cells.take("B") == nil)
    #expect(cells.take("A") == second)
    #expect(cells.origin(of: second) == .reused(from: row))
    #expect(cells.take("A") == first)
    #expect(cells.origin(of: first) == .new)
    #expect(cells.take("A") == nil)
  }

  @Test("The row and the controls are recorded for that cell only")
  func notes() {
    var cells = CellStore()
    let (first, second) = (cells.make("A"), cells.make("A"))
    cells.note(row, of: second)
    cells[first].controls = EditControls()
    #expect(cells[first].path == nil)
    #expect(cells[second].path == row)
    #expect(cells.hasControls(first))
    #expect(!cells.hasControls(second))
  }

  @Test("A pooled cell is reused only for its own identifier")
  func keeping() {
    var cells = CellStore()
    let cell = cells.make("A")
    #expect(cells.keep(cell, "B") == false)
    #expect(cells[cell].origin == .new)
    #expect(cells.keep(cell, "A") == true)
    #expect(cells[cell].origin == .kept)
  }

  @Test("Only views with an identifier are pooled, and a memory warning empties all pools")
  func views() {
    var cells = CellStore()
    let (plain, reusable) = (cells.makeView(.view), cells.makeView(.headerFooterView, "H"))
    #expect([plain.number, reusable.number] == [1, 2])
    cells.put(plain)
    cells.put(reusable)
    #expect(cells.takeView("H") == reusable)
    #expect(cells.takeView("H") == nil)
    cells.put(reusable)
    cells.put(cells.make("A"))
    cells.emptyPools()
    #expect(cells.takeView("H") == nil)
    #expect(cells.pooled.isEmpty)
  }

  @Test("Registrations are kept")
  func registrations() {
    var cells = CellStore()
    cells.register("A")
    #expect(cells.isRegistered("A"))
    #expect(!cells.isRegistered("B"))
  }
}
