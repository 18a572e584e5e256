import Testing

@testable import TableTrace

/// Fingers on rows: what they highlight, what cancels them, and what they follow.
@Suite("Touch")
struct TouchTests {
  private static func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  private static func makeTable(
    _ delegate: Client,
    rows: Int = 40,
    _ version: SystemVersion = .iOS(17),
    _ sink: any TraceSink = CallCounter()
  ) throws -> TableView {
    let table = try ScrollWalk.uniformTable(rows: rows, height: 44, viewport: 440, version, sink)
    table.delegate = delegate
    try table.layoutIfNeeded()
    return table
  }

  /// A table whose rows have grown by one at the top inside one callback.
  private static func growingTable(
    _ implement: (inout Client, @escaping (TableView) throws(UIKitException) -> Void) -> Void
  ) throws -> TableView {
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 440),
      profile: Profile(.iOS(17)),
      sink: CallCounter()
    )
    var count = 20
    var source = Client()
    source.numberOfRowsInSection { _, _ in count }
    source.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    table.dataSource = source
    var hasGrown = false
    var delegate = Client()
    implement(&delegate) { table throws(UIKitException) in
      guard !hasGrown else { return }
      hasGrown = true
      count += 1
      try table.insertRows(at: [row(0)])
    }
    table.delegate = delegate
    table.joinWindow()
    try table.layoutIfNeeded()
    return table
  }

  @Test("A touch highlights its row until the finger is lifted, and only one touch is followed")
  func oneFinger() throws {
    let table = try Self.makeTable(Client())
    try table.touchDown(Self.row(2))
    #expect(table.highlightedRow == Self.row(2))
    try table.touchDown(Self.row(5))
    #expect(table.highlightedRow == Self.row(2))
    try table.touchUp()
    #expect(table.highlightedRow == nil)
    #expect(table.selectedRows == [Self.row(2)])
    #expect(!table.isTouched)
  }

  @Test("A touch outside of rows, and a cancelled touch, select nothing")
  func nothingIsSelected() throws {
    let table = try Self.makeTable(Client())
    try table.tap(nil)
    try table.touchDown(Self.row(3))
    try table.cancelTouch()
    try table.touchUp()
    #expect(table.selectedRows.isEmpty)
    #expect(table.highlightedRow == nil)
  }

  @Test("A row that is inserted when a touch begins does not change the touched row")
  func insertionInShouldHighlight() throws {
    let table = try Self.growingTable { client, grow in
      client.shouldHighlightRowAt { table, _ throws(UIKitException) in
        try grow(table)
        return true
      }
    }
    try table.touchDown(Self.row(3))
    #expect(table.highlightedRow == Self.row(4))
    try table.touchUp()
    #expect(table.selectedRows == [Self.row(4)])
  }

  @Test("A row that is inserted while the old row is deselected does not change the selection")
  func insertionInDidDeselect() throws {
    let table = try Self.growingTable { client, grow in
      client.didDeselectRowAt { table, _ throws(UIKitException) in try grow(table) }
    }
    try table.tap(Self.row(1))
    try table.tap(Self.row(6))
    #expect(table.selectedRows == [Self.row(7)])
  }

  @Test("A row that is deleted during its touch is not selected, and neither is another row")
  func deletionInShouldHighlight() throws {
    var count = 20
    let table = TableView(
      style: .plain,
      size: Size(width: 320, height: 440),
      profile: Profile(.iOS(17)),
      sink: CallCounter()
    )
    var source = Client()
    source.numberOfRowsInSection { _, _ in count }
    source.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
    table.dataSource = source
    var delegate = Client()
    delegate.shouldHighlightRowAt { table, path throws(UIKitException) in
      count -= 1
      try table.deleteRows(at: [path])
      return true
    }
    table.delegate = delegate
    try table.layoutIfNeeded()
    try table.tap(Self.row(3))
    #expect(table.selectedRows.isEmpty)
    #expect(table.highlightedRow == nil)
  }

  @Test("A button as accessory is tapped without selecting its row")
  func accessory() throws {
    var tapped: [IndexPath] = []
    var delegate = Client()
    delegate.accessoryTypeForRowWith { _, path in path.row == 1 ? .detailButton : .checkmark }
    delegate.accessoryButtonTappedForRowWith { _, path in tapped.append(path) }
    let table = try Self.makeTable(delegate)
    for row in [1, 2] {
      if let cell = table.cell(at: Self.row(row)) {
        table.setAccessory(row == 1 ? .detailButton : .checkmark, of: cell)
      }
      try table.tapAccessory(Self.row(row))
    }
    #expect(tapped == [Self.row(1)])
    #expect(table.selectedRows == [Self.row(2)])
  }

  @Test("A touch hits the accessory at the edge, the row, or nothing")
  func targets() throws {
    let table = try Self.makeTable(Client(), rows: 3)
    let cell = try #require(table.cell(at: Self.row(1)))
    table.setAccessory(.detailButton, of: cell)
    #expect(table.touchTarget(at: Point(x: 10, y: 50)) == .row(Self.row(1)))
    #expect(table.touchTarget(at: Point(x: 315, y: 50)) == .accessory(Self.row(1)))
    #expect(table.touchTarget(at: Point(x: 315, y: 10)) == .row(Self.row(0)))
    #expect(table.touchTarget(at: Point(x: 10, y: 400)) == .background)
    #expect(table.touchTarget(at: Point(x: -1, y: 10)) == .outside)
  }

  @Test("A long press without a menu is a tap, and with a menu it selects nothing")
  func longPress() throws {
    let plain = try Self.makeTable(Client())
    #expect(try plain.press(Self.row(2), then: .dismiss) == .noMenu)
    #expect(plain.selectedRows == [Self.row(2)])
    var delegate = Client()
    delegate.contextMenuConfigurationForRowAt { _, _, _ in ContextMenu(titles: ["Copy"]) }
    let table = try Self.makeTable(delegate)
    #expect(try table.press(Self.row(2), then: .contextMenu("Copy")) == .done)
    #expect(try table.press(Self.row(2), then: .contextMenu("Cut")) == .contextMenu(["Copy"]))
    #expect(table.selectedRows.isEmpty)
  }

  @Test("A drag that rests on a row selects it, if spring loading is on and the delegate agrees")
  func springLoading() throws {
    var delegate = Client()
    delegate.shouldSpringLoadRowAt { _, path in path.row != 2 }
    let table = try Self.makeTable(delegate)
    try table.springLoad(Self.row(1))
    #expect(table.selectedRows.isEmpty)
    var properties = table.properties
    properties.selection.isSpringLoaded = true
    try table.set(properties)
    try table.springLoad(Self.row(2))
    #expect(table.selectedRows.isEmpty)
    try table.springLoad(Self.row(1))
    #expect(table.selectedRows == [Self.row(1)])
  }
}
