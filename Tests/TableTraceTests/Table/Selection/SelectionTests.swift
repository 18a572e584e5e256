import Testing

@testable import TableTrace

/// The selection through edit mode, updates, new clients and touches.
@Suite("Selection")
struct SelectionTests {
  private func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  private func makeTable(
    _ version: SystemVersion = .iOS(9),
    _ sink: any TraceSink = CallCounter(),
    _ change: (inout SelectionProperties) -> Void = { _ in }
  ) throws -> TableView {
    let table = try ScrollWalk.uniformTable(rows: 40, height: 44, viewport: 440, version, sink)
    var properties = table.properties
    change(&properties.selection)
    try table.set(properties)
    try table.layoutIfNeeded()
    return table
  }

  @Test(
    "Edit mode clears the selection, which returns afterwards on iOS 8",
    arguments: [(7, []), (8, [3]), (9, []), (17, [])]
  )
  func selectionInEditMode(major: Int, returning: [Int]) throws {
    let table = try makeTable(.iOS(major))
    try table.tap(row(3))
    table.editing.setEditing(true)
    table.dropSelection(beginningEditing: true)
    #expect(table.selectedRows.isEmpty)
    table.editing.setEditing(false)
    table.dropSelection(beginningEditing: false)
    #expect(table.selectedRows == returning.map(row))
  }

  @Test(
    "In edit mode separate properties decide about the selection",
    arguments: [(false, false, 0), (true, false, 1), (false, true, 2), (true, true, 2)]
  )
  func editingProperties(allows: Bool, allowsSeveral: Bool, selected: Int) throws {
    let table = try makeTable { selection in
      selection.allowsSelectionDuringEditing = allows
      selection.allowsMultipleSelectionDuringEditing = allowsSeveral
      selection.allowsSelection = false
    }
    table.editing.setEditing(true)
    try table.tap(row(1))
    try table.tap(row(2))
    #expect(table.selectedRows.count == selected)
  }

  @Test("Updates change the index paths of selected, touched and focused rows")
  func renumbering() throws {
    let table = try makeTable { $0.allowsMultipleSelection = true }
    try table.tap(row(1))
    try table.tap(row(4))
    try table.focus(row(5))
    try table.touchDown(row(3))
    // Row 4 goes, a row comes in at the top.
    _ = table.renumberRows(by: .update(IndexMapping(.deleteRow(row(4)), .insertRow(row(0)))))
    #expect(table.selectedRows == [row(2)])
    #expect(table.highlightedRow == row(4))
    #expect(table.focusedRow == row(5))
    try table.touchUp()
    #expect(table.selectedRows == [row(2), row(4)])
  }

  @Test("A row that is deleted during its touch is not selected")
  func touchedRowGoes() throws {
    let table = try makeTable()
    try table.touchDown(row(3))
    _ = table.renumberRows(by: .update(IndexMapping(.deleteRow(row(3)))))
    try table.touchUp()
    #expect(table.selectedRows.isEmpty)
    #expect(table.highlightedRow == nil)
  }

  @Test("A reload during a touch prevents the selection, but not the end of the highlight")
  func reloadDuringTouch() throws {
    let recorder = TraceRecorder(keepsGates: true)
    let table = try makeTable(.iOS(12), recorder)
    var delegate = Client()
    delegate.didUnhighlightRowAt { _, _ in }
    delegate.willSelectRowAt { _, _ in IndexPath(section: 0, row: 0) }
    table.delegate = delegate
    try table.layoutIfNeeded()
    try table.touchDown(row(1))
    try table.reloadData()
    try table.layoutIfNeeded()
    let start = recorder.lines.count
    try table.touchUp()
    let texts = recorder.lines[start...].map(\.text)
    #expect(texts.contains("tableView(_:didUnhighlightRowAt:) [0, 1]"))
    #expect(texts.last == "tableView(_:willSelectRowAt:) [0, 1] not called: touch.not-cancelled")
    #expect(table.selectedRows.isEmpty)
  }

  @Test("A new data source clears the selection, but a new delegate does not")
  func newClients() throws {
    let table = try makeTable()
    try table.tap(row(1))
    table.delegate = Client()
    #expect(table.selectedRows == [row(1)])
    let source = table.dataSource
    table.dataSource = source
    #expect(table.selectedRows.isEmpty)
  }

  @Test("nil deselects all rows programmatically")
  func selectNothing() throws {
    let table = try makeTable { $0.allowsMultipleSelection = true }
    try table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    try table.selectRow(at: row(3), animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == [row(1), row(3)])
    try table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("selectRow scrolls only with a position")
  func selectAndScroll() throws {
    let table = try makeTable()
    try table.selectRow(at: row(30), animated: false, scrollPosition: .none)
    #expect(table.contentOffset == 0)
    try table.selectRow(at: row(30), animated: false, scrollPosition: .top)
    #expect(table.contentOffset == 1320)
    #expect(throws: UIKitException.self) {
      try table.selectRow(at: row(90), animated: false, scrollPosition: .top)
    }
    #expect(table.selectedRows == [])
  }

  @Test("The effect of two fingers depends on the version", arguments: [(10, 0), (11, 2), (13, 0)])
  func twoFingers(major: Int, selected: Int) throws {
    let table = try makeTable(.iOS(major)) { $0.allowsMultipleSelectionDuringEditing = true }
    try table.selectWithTwoFingers([row(1), row(2)])
    #expect(table.selectedRows.count == selected)
    #expect(table.isEditing == (selected > 0))
  }
}
