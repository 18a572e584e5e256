import SimulatedUIKit
import TableTrace
import Testing

/// What UIKit raises ends the life of a table, and the test goes on.
@Suite("The end of a table after an exception")
@MainActor
struct EndOfATableTests {
  private static func crashedList() -> (ForgetfulListController, UIWindow) {
    Simulation.declare(ForgetfulListController.self, implements: [.commit])
    let controller = ForgetfulListController()
    let window = show(controller)
    controller.tableView.finger.swipe(Foundation.IndexPath(row: 1, section: 0))
    return (controller, window)
  }

  @Test("The trace ends with the exception and its explanation")
  func endsWithException() throws {
    let (controller, window) = Self.crashedList()
    let recorder = TableRecorder(controller.tableView)
    #expect(recorder.exception == nil)
    controller.tableView.finger.confirmDelete()
    let exception = try #require(recorder.exception)
    #expect(recorder.lines.last?.contains("! NSInternalInconsistencyException: ") == true)
    #expect(
      exception.reason.contains("Invalid number of rows")
        || exception.reason.contains("Invalid update")
    )
    #expect(exception.explanation.contains { $0.contains("3") })
    withExtendedLifetime(window) {}
  }

  @Test("A table that has raised an exception answers nothing")
  func answersNothing() {
    let (controller, window) = Self.crashedList()
    let table: UITableView = controller.tableView
    let recorder = TableRecorder(table)
    table.finger.confirmDelete()
    let lines = recorder.lines
    table.reloadData()
    table.finger.tap(Foundation.IndexPath(row: 0, section: 0))
    window.endTurn()
    #expect(recorder.lines == lines)
    #expect(table.numberOfRows(inSection: 0) == 0)
    #expect(table.visibleCells.isEmpty)
    #expect(table.cellForRow(at: Foundation.IndexPath(row: 0, section: 0)) == nil)
  }

  @Test("A cell without a registration is an exception")
  func isNotRegistered() {
    final class Source: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: Foundation.IndexPath
      ) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "Prototype", for: indexPath)
      }
    }
    let source = Source()
    let table = UITableView(frame: UIScreen.main.bounds)
    let recorder = TableRecorder(table)
    table.dataSource = source
    let controller = UIViewController()
    controller.view.addSubview(table)
    let window = show(controller)
    #expect(recorder.exception?.reason.hasPrefix("unable to dequeue a cell") == true)
    withExtendedLifetime((window, source)) {}
  }
}
