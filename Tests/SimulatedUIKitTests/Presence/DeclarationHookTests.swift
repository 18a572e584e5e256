import SimulatedUIKit
import Testing

/// A list as `tabletrace-prepare` writes it: its class says itself what it has.
private class DeclaredList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  override class func declareTableMethods() {
    Simulation.declare(self, implements: [.commit])
  }
}

private final class InheritingList: DeclaredList {}

private final class UndeclaredList: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
}

private final class DeclaredSource: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }

  @MainActor class func declareTableMethods() {
    Simulation.declare(self, implements: [.moveRowAt])
  }
}

@Suite("Methods that a class declares itself")
@MainActor
struct DeclarationHookTests {
  private func warnings(of controller: UITableViewController) -> [String] {
    let window = show(controller)
    controller.tableView.finger.swipe(IndexPath(row: 0, section: 0))
    controller.setEditing(true, animated: false)
    window.endTurn()
    return TableRecorder(controller.tableView).warnings.filter { $0.contains("Swift does not say") }
  }

  @Test("A declared method causes no warning, and a swipe finds it")
  func declaredMethodsAreKnown() {
    let controller = DeclaredList()
    #expect(warnings(of: controller).isEmpty)
    let calls = TableRecorder(controller.tableView).lines.filter { $0.contains("commit") }
    #expect(calls.isEmpty)
    #expect(warnings(of: InheritingList()).isEmpty)
    #expect(!warnings(of: UndeclaredList()).isEmpty)
  }

  @Test("The declaration of a test has precedence over that of the class")
  func testsGoFirst() {
    Simulation.declare(DeclaredList.self, implements: [])
    let controller = DeclaredList()
    let window = show(controller)
    controller.tableView.finger.swipe(IndexPath(row: 0, section: 0))
    controller.tableView.finger.confirmDelete()
    let lines = TableRecorder(controller.tableView).lines
    #expect(!lines.contains { $0.hasPrefix("tableView(_:commit:forRowAt:)") })
    Simulation.declare(DeclaredList.self, implements: [.commit])
    withExtendedLifetime(window) {}
  }

  @Test("A data source that is no controller can declare methods too")
  func dataSourcesDeclare() {
    let source = DeclaredSource()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    table.dataSource = source
    table.setEditing(true, animated: false)
    #expect(TableRecorder(table).warnings.isEmpty)
  }
}
