import TableTrace
import Testing

@testable import SimulatedUIKit

/// Every method that a class can implement is called by the table, as often as the trace says.
@Suite("Every method of every protocol")
@MainActor
struct EveryMethodTests {
  private static func row(_ row: Int, _ section: Int = 0) -> Foundation.IndexPath {
    Foundation.IndexPath(row: row, section: section)
  }

  /// Shows a table with the client and uses all of it.
  private static func use(_ client: EveryMethod) -> UITableView {
    Simulation.declare(EveryMethod.self, implements: DeclaredMethod.allCases)
    let table = UITableView(frame: UIScreen.main.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
    table.isSpringLoaded = true
    table.selectionFollowsFocus = true
    table.remembersLastFocusedIndexPath = false
    table.dragInteractionEnabled = true
    table.allowsMultipleSelectionDuringEditing = true
    table.dataSource = client
    table.delegate = client
    table.prefetchDataSource = client
    table.dragDelegate = client
    table.dropDelegate = client
    let controller = UIViewController()
    controller.view.addSubview(table)
    let window = show(controller)
    touch(table)
    scroll(table)
    edit(table, in: window)
    return table
  }

  private static func touch(_ table: UITableView) {
    let client = table.delegate as? EveryMethod
    table.finger.tap(row(1))
    table.finger.tap(row(2))
    table.finger.tapAccessory(of: row(2))
    table.finger.press(row(1), thenTap: "Open")
    table.finger.press(row(1))
    table.finger.pressForPreview(row(1))
    client?.hasContextMenu = false
    table.finger.press(row(1), thenTap: Selector("copy:"))
    client?.hasContextMenu = true
    table.finger.focus(row(1))
    table.finger.focus(row(2))
    table.finger.focus(nil)
    table.finger.focusByChoice()
    table.finger.focus(nil)
    table.finger.springLoad(row(3))
    table.finger.dragAndDrop(
      row(1),
      adding: [row(4)],
      over: [.row(row(2)), .outside, .row(row(3))]
    )
    let item = UIDragItem(itemProvider: NSItemProvider(object: "guest"))
    table.finger.drop([item], over: [.row(row(2))])
  }

  private static func scroll(_ table: UITableView) {
    table.finger.drag(by: 400, velocity: 2)
    table.finger.drag(by: -100)
    table.finger.drag(by: 300, velocity: 3)
    table.setContentOffset(CGPoint(x: 0, y: 200), animated: true)
    table.endTurn()
    table.finger.touchIndexTitle(1)
    table.finger.tapStatusBar()
    table.contentInset.top = 10
    table.endTurn()
  }

  private static func edit(_ table: UITableView, in window: UIWindow) {
    table.finger.swipe(row(1), edge: .leading)
    table.finger.swipe(row(1))
    table.finger.tapButton("Remove")
    table.setEditing(true, animated: false)
    window.endTurn()
    table.finger.selectWithTwoFingers([row(1), row(2)])
    table.finger.reorder(row(0), over: [row(1), row(2)])
    table.finger.tapDeleteControl(of: row(1))
    table.finger.confirmDelete()
  }

  @Test(
    "A table calls the methods that its clients implement, and the trace shows each call",
    arguments: [
      SystemVersion.iOS(7), .iOS(9), .iOS(11), .iOS(12), .iOS(13), .iOS(15), .iOS(17),
    ]
  )
  func countsCalls(_ version: SystemVersion) {
    Presence.forgetAll()
    let client = EveryMethod()
    let table = Simulation.$version.withValue(version) { Self.use(client) }
    let recorder = TableRecorder(table)
    #expect(recorder.exception == nil, "\(recorder.text)")
    var shown: [String: Int] = [:]
    let names = Set(Callback.allCases.map(\.facts.name))
    for line in recorder.lines {
      let name = String(line.drop { $0 == " " }.prefix { $0 != " " })
      if names.contains(name) { shown[name, default: 0] += 1 }
    }
    #expect(client.calls == shown)
  }

  @Test("No method is missing in this test")
  func callsAll() {
    var called: Set<String> = []
    for version in [SystemVersion.iOS(10), .iOS(12), .iOS(17)] {
      let client = EveryMethod()
      Simulation.$version.withValue(version) { _ = Self.use(client) }
      called.formUnion(client.calls.keys)
    }
    let all = Callback.allCases.compactMap(\.facts.swiftName)
    // A table does not zoom.
    #expect(
      all.filter { !called.contains($0) } == [
        "scrollViewDidZoom(_:)", "viewForZooming(in:)", "scrollViewWillBeginZooming(_:with:)",
        "scrollViewDidEndZooming(_:with:atScale:)",
      ]
    )
  }
}
