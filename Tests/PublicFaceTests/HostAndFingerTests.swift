import TableTrace
import Testing

/// What surrounds a table: who shows it, and whose hand is on it.
@Suite("Hosts and touches")
struct HostAndFingerTests {
  /// A table of twenty rows that can be edited, and what it prints.
  private struct Screen {
    let recorder = TraceRecorder()
    let table: TableView
    let host: Host

    init(_ version: SystemVersion = .iOS(17), _ owner: Host.Owner = .viewController) throws {
      table = TableView(version: version, recorder: recorder)
      host = Host(of: table, owner)
      table.register(forCellReuseIdentifier: "Cell")
      var client = Client()
      client.numberOfRowsInSection { _, _ in 20 }
      client.cellForRowAt { table, row throws(UIKitException) in
        try table.dequeueReusableCell(withIdentifier: "Cell", for: row)
      }
      client.commitEditingStyle { _, _, _ in }
      client.moveRowAt { _, _, _ in }
      client.didSelectRowAt { _, _ in }
      client.didHighlightRowAt { _, _ in }
      client.didUpdateFocus { _, _, _ in }
      client.shouldSpringLoadRowAt { _, _ in true }
      client.scrollViewDidEndDragging { _, _ in }
      client.scrollViewDidScrollToTop { _ in }
      client.contextMenuConfigurationForRowAt { _, _, _ in ContextMenu(titles: ["Open"]) }
      client.willEndContextMenuInteraction { _, _ in }
      client.trailingSwipeActionsConfigurationForRowAt { _, _ in
        RowActions([RowAction(title: "Flag") { _, _ in true }])
      }
      table.dataSource = client
      table.delegate = client
    }

    /// The lines that something adds.
    func lines(of work: () throws -> Void) throws -> [String] {
      let before = recorder.lines.count
      try work()
      try host.endTurn()
      return recorder.lines.dropFirst(before).map(\.text)
    }
  }

  private static let third = IndexPath(section: 0, row: 2)

  @Test(
    "Every owner shows the table with the re-queries of its version",
    arguments: [
      (Host.Owner.viewController, 3), (.viewControllerFromStoryboard, 3), (.tableViewController, 2),
      (.tableViewControllerInNavigation, 2), (.tableViewControllerPresented, 2),
    ]
  )
  func shows(_ owner: Host.Owner, _ requeries: Int) throws {
    let screen = try Screen(.iOS(9), owner)
    try screen.host.show()
    let counted = screen.recorder.lines.filter { $0.text.contains("numberOfRowsInSection") }
    #expect(counted.count == requeries)
    #expect(try screen.table.visibleCells().isEmpty == false)
  }

  /// A gesture, and the call that it leads to.
  private struct Gesture: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let act: @Sendable (TableView) throws -> Void

    init(_ call: String, _ act: @escaping @Sendable (TableView) throws -> Void) {
      testDescription = call
      self.act = act
    }
  }

  private static let gestures = [
    Gesture("didSelectRowAt") { try $0.finger.tap(third) },
    Gesture("didHighlightRowAt") { try $0.finger.touchDown(third) },
    Gesture("willEndContextMenuInteraction") { try $0.finger.press(third) },
    Gesture("trailingSwipeActionsConfigurationForRowAt") { try $0.finger.swipe(third) },
    Gesture("scrollViewDidEndDragging") { try $0.finger.drag(by: 100) },
    Gesture("scrollViewDidScrollToTop") {
      try $0.setContentOffset(200)
      try $0.finger.tapStatusBar()
    },
    Gesture("didUpdateFocus") { try $0.finger.focus(third) },
    Gesture("shouldSpringLoadRowAt") {
      var properties = $0.properties
      properties.selection.isSpringLoaded = true
      try $0.set(properties)
      try $0.finger.springLoad(third)
    },
    Gesture("moveRowAt") {
      try $0.setEditing(true, animated: false)
      try $0.layoutIfNeeded()
      try $0.finger.reorder(third, over: [IndexPath(section: 0, row: 4)])
    },
  ]

  @Test(
    "A gesture reaches the delegate",
    arguments: gestures
  )
  private func reaches(_ gesture: Gesture) throws {
    let screen = try Screen()
    try screen.host.show()
    let lines = try screen.lines { try gesture.act(screen.table) }
    #expect(lines.contains { $0.contains(gesture.testDescription) }, "\(lines)")
  }

  @Test("The focus moves to a row, leaves the table, and returns to the row that the table chooses")
  func movesFocus() throws {
    let screen = try Screen()
    try screen.host.show()
    try screen.table.finger.focus(Self.third)
    let leaving = try screen.lines { try screen.table.finger.focus(nil) }
    #expect(leaving.contains { $0.contains("didUpdateFocus") })
    #expect(try screen.table.finger.focusByChoice() == IndexPath(section: 0, row: 0))
  }

  @Test("A hidden table queries nothing until it is shown again")
  func hides() throws {
    let screen = try Screen()
    try screen.host.show()
    try screen.host.hide()
    #expect(try screen.lines { screen.table.setNeedsLayout() }.isEmpty)
    try screen.host.showAgain()
    #expect(screen.table.isInWindow)
  }

  @Test("A rotation lays out the table again")
  func resizes() throws {
    let screen = try Screen()
    try screen.host.show()
    try screen.host.resize(to: Size(width: 480, height: 320))
    #expect(screen.table.size == Size(width: 480, height: 320))
    #expect(try screen.table.visibleCells().count < 12)
    let before = screen.recorder.lines.count
    try screen.host.resize(to: Size(width: 480, height: 640))
    // The turn ends with a layout, which adds the rows that the larger bounds show.
    #expect(screen.recorder.lines.dropFirst(before).contains { $0.text.contains("cellForRowAt") })
  }

  @Test("A turn that never ends is stopped")
  func endlessTurn() throws {
    var client = Client()
    client.numberOfRowsInSection { _, _ in 3 }
    client.cellForRowAt { table, row throws(UIKitException) in
      table.makeCell(reuseIdentifier: "Cell")
    }
    client.willDisplayCell { table, _, _ throws(UIKitException) in try table.reloadData() }
    let table = TableView(version: .iOS(12), recorder: TraceRecorder())
    table.dataSource = client
    table.delegate = client
    let error = #expect(throws: UIKitException.self) { try Host(of: table).show() }
    #expect(
      error?.reason == "the simulation stops a run loop turn after 10000 repetitions, each of "
        + "which left more to do. UIKit has no such limit."
    )
  }
}
