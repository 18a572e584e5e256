import SimulatedUIKit
import TableTrace
import Testing

/// What a table learns of classes from their calls.
@Suite("Which methods a class implements")
@MainActor
struct PresenceTests {
  /// A data source and delegate that counts what it sees; a class of its own for each test.
  private class Client: NSObject, UITableViewDataSource, UITableViewDelegate {
    var heights = 0
    var displays = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: Foundation.IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: Foundation.IndexPath
    ) { displays += 1 }
  }

  private final class First: Client {}

  private static func screen(_ client: Client) -> (UITableView, UIWindow) {
    let table = UITableView(frame: UIScreen.main.bounds)
    table.dataSource = client
    table.delegate = client
    let controller = UIViewController()
    controller.view.addSubview(table)
    return (table, show(controller))
  }

  @Test("Finding out which methods a class has leaves no line in the trace")
  func leavesNoTrace() {
    let (first, second) = (First(), First())
    let (table, window) = Self.screen(first)
    let (again, other) = Self.screen(second)
    let lines = TableRecorder(table).lines
    #expect(lines == TableRecorder(again).lines)
    #expect(first.displays == 3)
    #expect(lines.filter { $0.contains("willDisplay") }.count == 3)
    #expect(!lines.contains { $0.contains("titleForHeader") || $0.contains("heightForRowAt") })
    withExtendedLifetime((window, other)) {}
  }

  private final class Undeclared: Client {
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: Foundation.IndexPath
    ) {}
  }

  @Test("A method that must be known early counts as missing until declared, with a warning")
  func warns() {
    let client = Undeclared()
    let (table, window) = Self.screen(client)
    table.finger.swipe(Foundation.IndexPath(row: 0, section: 0))
    #expect(!table.isEditing)
    #expect(
      TableRecorder(table).warnings == [
        Self.inheritance("Undeclared", "UITableViewDataSource"),
        Self.inheritance("Undeclared", "UITableViewDelegate"),
        "Swift does not say whether Undeclared implements tableView(_:estimatedHeightForRowAt:) or "
          + "tableView(_:estimatedHeightForHeaderInSection:) or "
          + "tableView(_:estimatedHeightForFooterInSection:), so it counts as missing. If it does: "
          + "Simulation.declare(Undeclared.self, implements: [.estimatedHeightForRowAt, "
          + ".estimatedHeightForHeaderInSection, .estimatedHeightForFooterInSection])",
        "Swift does not say whether Undeclared implements "
          + "tableView(_:trailingSwipeActionsConfigurationForRowAt:) or "
          + "tableView(_:editActionsForRowAt:), so it counts as missing. If it does: "
          + "Simulation.declare(Undeclared.self, implements: "
          + "[.trailingSwipeActionsConfigurationForRowAt, .editActionsForRowAt])",
        "Swift does not say whether Undeclared implements tableView(_:commit:forRowAt:), so it counts "
          + "as missing. If it does: Simulation.declare(Undeclared.self, implements: [.commit])",
      ]
    )
    withExtendedLifetime(window) {}
  }

  private final class Declared: Client {}

  @Test("A class that declares its methods causes no warning")
  func isDeclared() {
    Simulation.declare(Declared.self, implements: [])
    let client = Declared()
    let (table, window) = Self.screen(client)
    table.finger.swipe(Foundation.IndexPath(row: 0, section: 0))
    #expect(
      TableRecorder(table).warnings == [
        Self.inheritance("Declared", "UITableViewDataSource"),
        Self.inheritance("Declared", "UITableViewDelegate"),
      ]
    )
    withExtendedLifetime(window) {}
  }

  /// What is said of a client whose superclass conforms in its place.
  private static func inheritance(_ type: String, _ name: String) -> String {
    "\(type) inherits its conformance to \(name) from Client, so methods that \(type) adds "
      + "without override are never called. Write them in Client too, and override them"
  }

  /// Says itself what it has.
  private final class Decided: NSObject, UITableViewDataSource, UITableViewDelegate {
    var has: Set<String> = []
    var heights = 0
    var titles = 0

    func responds(to aSelector: Selector!) -> Bool {
      has.contains(aSelector.map { "\($0)" } ?? "")
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: Foundation.IndexPath
    ) -> UITableViewCell { UITableViewCell() }

    func tableView(
      _ tableView: UITableView,
      estimatedHeightForRowAt indexPath: Foundation.IndexPath
    ) -> CGFloat {
      heights += 1
      return 50
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      titles += 1
      return "title"
    }
  }

  @Test("The result of an overridden responds(to:) decides for each object, without a warning")
  func isDecided() {
    let required: Set<String> = [
      "tableView:numberOfRowsInSection:", "tableView:cellForRowAtIndexPath:",
    ]
    let (some, none) = (Decided(), Decided())
    some.has = required.union(["tableView:estimatedHeightForRowAtIndexPath:"])
    none.has = required.union(["tableView:titleForHeaderInSection:"])
    for (client, heights, titles) in [(some, true, false), (none, false, true)] {
      let table = UITableView(frame: UIScreen.main.bounds)
      table.dataSource = client
      table.delegate = client
      let controller = UIViewController()
      controller.view.addSubview(table)
      let window = show(controller)
      table.finger.swipe(Foundation.IndexPath(row: 0, section: 0))
      let recorder = TableRecorder(table)
      #expect((client.heights > 0) == heights && (client.titles > 0) == titles)
      #expect(recorder.text.contains("estimatedHeightForRowAt") == heights)
      #expect(recorder.text.contains("titleForHeaderInSection") == titles)
      #expect(recorder.warnings.isEmpty, "\(recorder.warnings)")
      withExtendedLifetime(window) {}
    }
  }
}

/// Controllers whose overrides call `super`, which has UIKit's defaults.
@Suite("Overrides that call super")
@MainActor
struct OverrideTests {
  private final class CallsSuper: UITableViewController {
    var heights = 0
    var highlights = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      2
    }

    override func tableView(
      _ tableView: UITableView,
      heightForRowAt indexPath: Foundation.IndexPath
    ) -> CGFloat {
      heights += 1
      return super.tableView(tableView, heightForRowAt: indexPath)
    }

    override func tableView(
      _ tableView: UITableView,
      shouldHighlightRowAt indexPath: Foundation.IndexPath
    ) -> Bool {
      highlights += 1
      return indexPath.row == 0 && super.tableView(tableView, shouldHighlightRowAt: indexPath)
    }
  }

  @Test(
    "Overrides that call super are called as often as the trace says",
    arguments: [
      SystemVersion.iOS(9), .iOS(12), .iOS(17),
    ]
  )
  func areThere(_ version: SystemVersion) {
    let controller = CallsSuper()
    Simulation.$version.withValue(version) {
      let window = show(controller)
      controller.tableView.finger.tap(Foundation.IndexPath(row: 0, section: 0))
      controller.tableView.finger.tap(Foundation.IndexPath(row: 1, section: 0))
      withExtendedLifetime(window) {}
    }
    let lines = TableRecorder(controller.tableView).lines
    #expect(controller.heights > 0)
    #expect(controller.heights == lines.filter { $0.contains("heightForRowAt") }.count)
    #expect(controller.highlights == 2)
    #expect(lines.filter { $0.contains("shouldHighlightRowAt") }.count == 2)
    #expect(!lines.contains { $0.contains("heightForHeaderInSection") })
  }
}
