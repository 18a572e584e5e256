import Testing

@testable import TableTrace

/// Rows that flows of calls hold on to, by themselves.
@Suite("Rows followed through updates")
struct FollowedRowsTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  @Test("A row is found by its current index path, and a reloaded row is still the same")
  func following() {
    var rows = FollowedRows()
    #expect(rows.isEmpty)
    let (first, second) = (rows.follow(row(1)), rows.follow(row(4)))
    rows.renumber(by: .update(IndexMapping(.insertRow(row(0)), .reloadRow(row(4)))))
    #expect(rows[first] == row(2))
    #expect(rows[second] == row(5))
    rows.renumber(by: .move(from: row(2), to: row(5)))
    #expect(rows[first] == row(5))
    #expect(rows[second] == row(4))
  }

  @Test("A deleted row is gone, as is a place without a row")
  func goneRows() {
    var rows = FollowedRows()
    let (first, none) = (rows.follow(row(1)), rows.follow(nil))
    rows.renumber(by: .update(IndexMapping(.deleteRow(row(1)))))
    #expect(rows[first] == nil)
    #expect(rows[first, default: row(1)] == row(1))
    #expect(rows[none] == nil)
  }

  @Test("A flow ends following its rows, including those of nested flows")
  func leaving() {
    var rows = FollowedRows()
    let outer = rows.follow(row(1))
    let inner = [row(2), row(3)].map { rows.follow($0) }
    rows.leave(inner)
    #expect(rows[inner[0]] == nil)
    #expect(rows[outer] == row(1))
    rows.leave([])
    #expect(!rows.isEmpty)
    let again = rows.follow(row(7))
    #expect(rows[again] == row(7))
    rows.leave(outer)
    #expect(rows.isEmpty)
    rows.leave(again)
    #expect(rows[again] == nil)
  }
}
