import Testing

@testable import TableTrace

/// Whatever remembers a row is told that rows get other numbers: found by reflection, so that a
/// field added later cannot be forgotten.
@Suite("Renumbering of index paths after updates")
struct RenumberingTests {
  private static let marked = IndexPath(section: 0, row: 7)
  private static let renumbered = IndexPath(section: 0, row: 6)

  /// What never holds a row of the table as it is between two calls: what the app set, and the
  /// profile.
  private static let skipped: Set<String> = ["profile", "sink", "heldCalls", "clients", "handlers"]

  /// The rows that keep an old number, and why.
  private static let old: [String: String] = [
    "cells.records.origin.reused.from": "the row that the cell last showed as it was handed out",
    "progress.row.path": "the number that the app was given, by which it asks for the cell",
    "updates.batch.operations.operation.deleteRow": "counts as its own group does",
    "updates.reconfigured": "counts as before the group that is open",
    "editing.closings.place": "the row as it was opened, told as its buttons have closed",
    "updates.animations.rows.place": "the row as it was displayed, told as it ends",
    "moving.reported.source": "the row that moveRowAt has moved, whatever the app does in it",
    "moving.reported.target": "the row that moveRowAt has moved, whatever the app does in it",
  ]

  static let moves: [RowMoves] = [
    .update(IndexMapping(.deleteRow(IndexPath(section: 0, row: 0)))),
    .move(from: IndexPath(section: 0, row: 0), to: IndexPath(section: 0, row: 9)),
  ]

  @Test("No part of the state keeps an old index path", arguments: moves)
  func noRowIsStale(moves: RowMoves) throws {
    let table = try Self.filledTable()
    let before = RememberedRows(of: table, without: Self.skipped)
    #expect(before.empty.isEmpty, "fill these fields with the marked row")
    #expect(before.rows.allSatisfy { $0.row == Self.marked }, "\(before.rows)")
    #expect(Set(before.rows.map(\.field)).count >= 20)
    _ = table.renumberRows(by: moves)
    let after = RememberedRows(of: table, without: Self.skipped)
    #expect(after.rows.map(\.field) == before.rows.map(\.field))
    for (field, row) in after.rows {
      let expected = Self.old[field] == nil ? Self.renumbered : Self.marked
      #expect(row == expected, "\(field)")
    }
    for field in Self.old.keys {
      #expect(after.rows.contains { $0.field == field }, "\(field) is no field")
    }
  }

  @Test("Reflection finds rows in every kind of value, and empty values")
  func rowsAreFound() {
    let marked = Self.marked
    struct Inner {
      let row: IndexPath?
      let names: [String]
    }
    struct Outer {
      var one: Inner
      var several = [Inner(row: nil, names: [])]
      var byNumber: [Int: IndexPath]
      var none: Inner?
      var list: [DisplayedRow] = []
      var number: Int?
    }
    let outer = Outer(one: Inner(row: marked, names: []), byNumber: [3: marked])
    let found = RememberedRows(of: outer, without: [])
    #expect(found.rows.map(\.field) == ["one.row", "byNumber.value"])
    #expect(found.empty == ["several.row", "none", "list"])
    #expect(RememberedRows(of: outer, without: ["one", "byNumber"]).rows.isEmpty)
  }

  @Test("Rows that wait to be discarded keep the index paths that they were displayed with")
  func discardedRows() throws {
    let table = try Self.filledTable()
    table.pending.reload(first: nil)
    _ = table.renumberRows(by: Self.moves[0])
    #expect(table.screen.rows.map(\.path) == [Self.marked])
    #expect(table.selectedRows == [Self.renumbered])
  }

  /// A table whose every field that can hold a row holds the marked one.
  private static func filledTable() throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 400),
      profile: Profile(.iOS(17)),
      sink: CallCounter()
    )
    var client = Client()
    client.numberOfRowsInSection { _, _ in 20 }
    client.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "A") }
    table.dataSource = client
    try table.layoutIfNeeded()
    table.origins.counts.noteRows(of: 0, EventOrigin(traceLine: 1))
    fillScreen(of: table)
    fillSelection(of: table)
    fillEditing(of: table)
    fillUpdates(of: table)
    return table
  }

  private static func fillScreen(of table: TableView) {
    table.cells = CellStore()
    let view = table.cells.makeView(.headerFooterView, "A")
    let cell = table.cells.make("A")
    table.cells.configurationHooks[cell.number] = [.updateConfiguration]
    table.cells.firstResponder = cell
    table.cells[cell].path = marked
    table.cells[cell].origin = .reused(from: marked)
    table.cells[cell].controls = EditControls()
    table.cells.put(cell)
    table.cells.put(view)
    table.screen = Screen()
    table.pending.measure(cell, by: .selfSizingInvalidation)
    table.screen.show(cell, at: marked)
    table.screen.prepare(DisplayedRow(path: marked, cell: cell))
    table.screen.show(DisplayedView(section: 0, end: .header, view: view))
    table.screen.announce([marked])
    table.screen.noteTitle(nil, of: RowPass.ViewPlace(section: 0, end: .header))
    table.screen.noteView(isMissing: true, at: RowPass.ViewPlace(section: 0, end: .header))
    table.content.anchor = marked
    table.progress.row = RowInProgress(path: marked, keptCell: cell)
    table.progress.displayedCell = cell
    table.pending.schedule(PendingRequery(requery: .geometry, rule: .numberOfRows))
    table.scrolling.begin(.deceleration(Deceleration(offset: 0, velocity: 0, rate: 0)))
  }

  private static func fillSelection(of table: TableView) {
    table.selection.insert(marked, by: .selectionOrder, holdsSeveral: false)
    table.selection.keepForEditing([marked])
    table.selection.focus(marked)
    table.fingers.touch = Touch(row: marked)
    _ = table.fingers.lift()
    table.fingers.touch = Touch(row: marked)
    table.fingers.highlight(marked)
    table.fingers.dim(marked)
    _ = table.followed.follow(marked)
  }

  private static func fillEditing(of table: TableView) {
    var open = OpenRow(
      path: marked,
      cell: Cell(number: 1),
      opener: .deleteControl,
      buttons: .delete(title: "Delete")
    )
    open.completion = true
    table.editing.leaveUnended(open)
    table.editing.openRow = open
    _ = table.editing.handle(RowAction(title: "A") { _, _ in nil })
    table.editing.openRow?.completion = true
    table.editing.close(SwipeEnd(place: marked, rule: .swipeDidEnd, tellsController: true))
    table.moving.begin(DragSession(lifting: [marked, marked], items: 0))
    _ = table.moving.drag.liftNext()
    table.moving.drag.canHandle = true
    table.moving.drag.destination = marked
    table.moving.insertPlaceholder(at: marked)
    table.moving.fly(to: marked)
    table.moving.reported = (source: marked, target: marked)
    var reordering = Reordering(marked)
    reordering.carry(Cell(number: 1))
    table.moving.reordering = reordering
  }

  private static func fillUpdates(of table: TableView) {
    let queued = QueuedOperation(operation: .deleteRow(marked), animation: .fade, call: 1)
    let row = DisplayedRow(path: marked, cell: Cell(number: 1))
    table.updates.batch.append(queued)
    var end = UpdateAnimation(
      table.updates.takeGroup(),
      isInWindow: true,
      isAnimationEnabled: true
    )
    end.rows = [table.updates.leave(row, from: marked)]
    end.views = table.screen.views
    table.updates.animations = [end]
    table.updates.batch.append(queued)
    table.updates.reconfigured = [marked]
  }
}
