import Testing

@testable import TableTrace

/// Rows that a finger drags, and placeholders, seen from the table.
@Suite("Moving rows")
struct ReorderTests {
  private static func row(_ row: Int) -> IndexPath { IndexPath(section: 0, row: row) }

  /// An app with named rows, which keeps its data in step with what it is told.
  private final class App {
    var names = ["A", "B", "C", "D"]
    let table: TableView
    var moves: [[IndexPath]] = []

    init(_ version: SystemVersion = .iOS(17)) throws {
      table = TableView(
        style: .plain,
        size: Size(width: 320, height: 440),
        profile: Profile(version),
        sink: CallCounter()
      )
      var source = Client()
      source.numberOfRowsInSection { [unowned self] _, _ in names.count }
      source.cellForRowAt { table, _ in table.makeCell(reuseIdentifier: "Cell") }
      source.moveRowAt { [unowned self] _, source, target in
        moves.append([source, target])
        names.insert(names.remove(at: source.row), at: target.row)
      }
      table.dataSource = source
      var properties = table.properties
      properties.dragInteractionEnabled = true
      table.adopt(properties)
      table.joinWindow()
      try table.layoutIfNeeded()
    }

    func insert(_ name: String) throws(UIKitException) {
      names.insert(name, at: 0)
      try table.insertRows(at: [row(0)])
    }
  }

  /// The places of a reorder, and the names afterwards.
  static let reorders: [(from: Int, over: [Int], isDropped: Bool, names: String)] = [
    (0, [2], true, "BCAD"), (3, [1, 0], true, "DABC"), (1, [3, 1], true, "ABCD"),
    (0, [2], false, "ABCD"), (0, [], true, "ABCD"), (0, [9], true, "ABCD"),
  ]

  @Test("A row is moved to where it is dropped", arguments: reorders)
  func reorder(from: Int, over: [Int], isDropped: Bool, names: String) throws {
    let app = try App()
    let cell = app.table.cell(at: Self.row(from))
    try app.table.setEditing(true, animated: false)
    try app.table.reorder(from: Self.row(from), over: over.map(Self.row), isDropped: isDropped)
    #expect(app.names.joined() == names)
    let place = try #require(names.firstIndex(of: Array("ABCD")[from]))
    let landed = names.distance(from: names.startIndex, to: place)
    #expect(app.table.cell(at: Self.row(landed)) == cell)
    #expect(app.table.moving.reordering == nil)
  }

  @Test("Outside edit mode no row can be reordered")
  func needsEditMode() throws {
    let app = try App()
    try app.table.reorder(from: Self.row(0), over: [Self.row(2)], isDropped: true)
    #expect(app.moves.isEmpty)
  }

  @Test("A row that is inserted while another is dragged does not change the dragged row")
  func insertionUnderway() throws {
    let app = try App()
    var delegate = Client()
    delegate.targetIndexPathForMoveFromRowAt { _, _, proposed throws(UIKitException) in
      if app.names.count == 4 { try app.insert("Top") }
      return proposed
    }
    app.table.delegate = delegate
    try app.table.layoutIfNeeded()
    try app.table.setEditing(true, animated: false)
    try app.table.reorder(from: Self.row(2), over: [Self.row(1)], isDropped: true)
    #expect(app.moves.map { $0[0] } == [Self.row(3)])
    #expect(app.names.contains("Top"))
    #expect(app.names.firstIndex(of: "C") == app.moves.first?[1].row)
  }

  @Test("A drag within the table moves its row, but a drag from elsewhere does not")
  func drags() throws {
    let app = try App()
    var drag = Client()
    drag.itemsForBeginningDragSession { _, _ in ["item"] }
    app.table.dragDelegate = drag
    var drops = 0
    var drop = Client()
    drop.dropSessionDidUpdate { _, _ in .move }
    drop.performDrop { _, _ in drops += 1 }
    app.table.dropDelegate = drop
    try app.table.dragAndDrop(DragGesture(from: .row(Self.row(0)), over: [.row(Self.row(3))]))
    #expect(app.names == ["B", "C", "D", "A"])
    try app.table.dragAndDrop(DragGesture(from: .elsewhere(items: 1), over: [.row(Self.row(0))]))
    #expect(app.moves.count == 1)
    #expect(drops == 1)
    #expect(!app.table.moving.drag.isUnderWay)
  }

  @Test("The cell of a row that moves off the screen is pooled before it ends displaying")
  func goesBackOffScreen() throws {
    let table = try ScrollWalk.uniformTable(
      rows: 40,
      height: 44,
      viewport: 220,
      .iOS(17),
      CallCounter()
    )
    var source = try #require(table.dataSource)
    source.moveRowAt { _, _, _ in }
    table.dataSource = source
    var delegate = Client()
    delegate.targetIndexPathForMoveFromRowAt { table, source, _ throws(UIKitException) in
      try table.setContentOffset(880)
      try table.layoutIfNeeded()
      return source
    }
    var ended: [Bool] = []
    delegate.didEndDisplayingCell { table, cell, path in
      guard path == Self.row(1) else { return }
      ended.append(table.reusePool.contains { $0.cells.contains(cell) })
    }
    table.delegate = delegate
    try table.setEditing(true, animated: false)
    try table.layoutIfNeeded()
    ended = []
    try table.reorder(from: Self.row(1), over: [Self.row(3)], isDropped: false)
    #expect(ended == [true])
  }

  @Test("While the content scrolls under the finger, each row at the edge is proposed")
  func proposesRowsAtTheEdge() throws {
    // After each frame of 20 points, 1.5 points of the lowest row are visible.
    let table = try ScrollWalk.uniformTable(
      rows: 40,
      height: 20,
      viewport: 201.5,
      .iOS(17),
      CallCounter()
    )
    var source = try #require(table.dataSource)
    source.moveRowAt { _, _, _ in }
    table.dataSource = source
    var proposed: [Int] = []
    var delegate = Client()
    delegate.targetIndexPathForMoveFromRowAt { _, _, target in
      proposed.append(target.row)
      return target
    }
    table.delegate = delegate
    try table.setEditing(true, animated: false)
    try table.layoutIfNeeded()
    try table.reorder(from: Self.row(0), over: [Self.row(20)], isDropped: false)
    #expect(proposed == Array(11...20))
  }

  @Test("A row dropped at the top has its cell before the row that it pushes out loses its own")
  func dropsAtTheTop() throws {
    let table = try ScrollWalk.uniformTable(
      rows: 40,
      height: 44,
      viewport: 440,
      .iOS(13),
      CallCounter()
    )
    var source = try #require(table.dataSource)
    source.moveRowAt { _, _, _ in }
    table.dataSource = source
    var properties = table.properties
    properties.dragInteractionEnabled = true
    try table.set(properties)
    var drag = Client()
    drag.itemsForBeginningDragSession { _, _ in ["item"] }
    table.dragDelegate = drag
    var pushed: Cell?
    var drop = Client()
    drop.dropSessionDidUpdate { table, _ throws(UIKitException) in
      try table.setContentOffset(440)
      try table.layoutIfNeeded()
      pushed = table.cell(at: Self.row(10))
      return .move
    }
    table.dropDelegate = drop
    try table.layoutIfNeeded()
    try table.dragAndDrop(DragGesture(from: .row(Self.row(0)), over: [.row(Self.row(10))]))
    try table.layoutIfNeeded()
    #expect(table.displayedIndexPaths == (10..<20).map(Self.row))
    #expect(pushed != nil && table.cell(at: Self.row(10)) != pushed)
  }

  @Test("A placeholder is committed at its current index path")
  func placeholders() throws {
    let app = try App()
    app.table.insertPlaceholder(at: Self.row(3))
    try app.insert("Top")
    var place: IndexPath?
    let isCommitted = try app.table.commitInsertion { path in
      place = path
      app.names.insert("X", at: path.row)
    }
    #expect(isCommitted)
    #expect(place == Self.row(4))
    #expect(app.names == ["Top", "A", "B", "C", "X", "D"])
    #expect(!app.table.hasPlaceholder)
    app.table.insertPlaceholder(at: Self.row(0))
    try app.table.reloadData()
    #expect(try app.table.commitInsertion { _ in app.names.append("Y") } == false)
    #expect(!app.names.contains("Y"))
  }
}
