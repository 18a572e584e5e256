import Testing

@testable import TableTrace

/// What fingers hold, by itself.
@Suite("State of moving rows")
struct MovingStateTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  private let rowAbove = RowMoves.update(
    IndexMapping(.insertRow(IndexPath(section: 0, row: 0)))
  )

  @Test("The index paths of a dragged row and its targets follow updates")
  func reorderingIsRenumbered() {
    var moving = MovingState()
    moving.reordering = Reordering(row(3))
    moving.reordering?.propose(row(1))
    moving.reordering?.answer(row(2))
    moving.renumber(by: rowAbove)
    #expect(moving.heldRow == row(4))
    #expect(moving.reordering?.proposal == row(2))
    #expect(moving.reordering?.target == row(3))
  }

  @Test("A row that has not moved yet is its own target")
  func unmovedTarget() {
    var reordering = Reordering(row(3))
    reordering.renumber(by: .update(IndexMapping(.moveRow(from: row(3), to: row(0)))))
    #expect(reordering.source == row(0))
    #expect(reordering.target == row(0))
  }

  @Test("A deleted row is no longer dragged, and its last index path is kept for the end")
  func deletedRow() {
    var moving = MovingState()
    moving.reordering = Reordering(row(3))
    moving.renumber(by: .update(IndexMapping(.deleteRow(row(3)))))
    #expect(moving.heldRow == nil)
    #expect(moving.reordering?.isGone == true)
    #expect(moving.reordering?.source == row(3))
  }

  @Test("Without an answer of the delegate, the row moves to the proposed index path")
  func proposalIsTarget() {
    var reordering = Reordering(row(3))
    reordering.propose(row(1))
    reordering.answer(nil)
    #expect(reordering.target == row(1))
  }

  @Test("A drag lifts the rows with items, and follows them")
  func dragIsRenumbered() {
    var drag = DragSession(lifting: [row(1), row(2), row(4)], items: 0)
    #expect(drag.isUnderWay)
    #expect(drag.liftNext() == row(1))
    drag.take(items: 1)
    #expect(drag.liftNext() == row(2))
    drag.take(items: 0)
    drag.destination = row(5)
    drag.renumber(by: .update(IndexMapping(.deleteRow(row(1)), .deleteRow(row(0)))))
    #expect(drag.rows == [nil])
    #expect(drag.row(0) == nil)
    #expect(drag.waiting == [row(2)])
    #expect(drag.destination == row(3))
    #expect(drag.items == 1)
    #expect(drag.liftNext() == row(2))
    #expect(drag.liftNext() == nil)
    #expect(drag.row(7) == nil)
  }

  @Test("Only one row with one item can be reordered by a drag")
  func oneRow() {
    var drag = DragSession(lifting: [row(1)], items: 0)
    _ = drag.liftNext()
    drag.take(items: 1)
    #expect(drag.isOneRow)
    drag.lift(row(2))
    drag.take(items: 1)
    #expect(!drag.isOneRow)
    #expect(!DragSession(lifting: [], items: 1).isOneRow)
  }

  @Test("Placeholders are used in order, and a reload leaves only their contexts")
  func placeholders() {
    var moving = MovingState()
    moving.insertPlaceholder(at: row(2))
    moving.insertPlaceholder(at: row(5))
    moving.renumber(by: rowAbove)
    #expect(moving.placeholders == [row(3), row(6)])
    #expect(moving.takePlaceholder() == row(3))
    moving.reload()
    #expect(moving.placeholders == [nil])
    #expect(moving.takePlaceholder() == nil)
    #expect(moving.placeholders.isEmpty)
  }

  @Test("Dropped items are animated to the current index paths of their rows")
  func droppedRows() {
    var moving = MovingState()
    moving.fly(to: row(1))
    moving.fly(to: row(2))
    #expect(moving.takeDroppedRow() == row(1))
    moving.renumber(by: rowAbove)
    #expect(moving.takeDroppedRow() == row(3))
    #expect(moving.takeDroppedRow() == nil)
    moving.fly(to: row(1))
    moving.begin(DragSession())
    #expect(moving.takeDroppedRow() == nil)
  }
}
