import SimulatedUIKit
import TableTrace
import Testing

/// Cells and views as objects of the app's classes.
@Suite("Cells and views")
@MainActor
struct CellTests {
  @Test("Cells have the registered class, and reused ones are prepared first")
  func reuses() throws {
    Simulation.declare(ContactsViewController.self, implements: [])
    let controller = ContactsViewController()
    controller.sections = [("A", (0..<30).map { "Contact \($0)" })]
    let window = show(controller)
    let table = controller.tableView
    let first = try #require(table.visibleCells.first as? ContactCell)
    #expect(!first.wasReused)
    #expect(first.accessoryType == .disclosureIndicator)
    table.finger.drag(by: 600)
    #expect(table.indexPath(for: first) != Foundation.IndexPath(row: 0, section: 0))
    #expect(table.visibleCells.contains { ($0 as? ContactCell)?.wasReused == true })
    withExtendedLifetime(window) {}
  }

  @Test("The methods of a cell are called when it is highlighted, selected and edited")
  func hears() throws {
    final class Listener: UITableViewCell {
      var heard: [String] = []
      override func setSelected(_ selected: Bool, animated: Bool) {
        super.setSelected(selected, animated: animated)
        heard.append("selected \(selected)")
      }
      override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        super.setHighlighted(highlighted, animated: animated)
        heard.append("highlighted \(highlighted)")
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        heard.append("editing \(editing)")
      }
    }
    let controller = FruitListController(style: .plain)
    controller.loadViewIfNeeded()
    controller.tableView.register(Listener.self, forCellReuseIdentifier: "Fruit")
    let window = show(controller)
    let row = Foundation.IndexPath(row: 0, section: 0)
    let cell = try #require(controller.tableView.cellForRow(at: row) as? Listener)
    cell.heard = []
    controller.tableView.finger.touchDown(row)
    controller.tableView.finger.touchUp()
    #expect(cell.heard.starts(with: ["highlighted true", "highlighted false", "selected true"]))
    controller.setEditing(true, animated: false)
    window.endTurn()
    #expect(cell.isEditing)
    #expect(cell.heard.contains("editing true"))
  }

  @Test("The view of a header is the one from the delegate")
  func headers() throws {
    Simulation.declare(ContactsViewController.self, implements: [])
    let controller = ContactsViewController()
    let window = show(controller)
    #expect(controller.tableView.headerView(forSection: 1)?.textLabel?.text == "B")
    #expect(controller.tableView.headerView(forSection: 7) == nil)
    withExtendedLifetime(window) {}
  }

  @Test("A header that the table creates shows the title")
  func titles() throws {
    let controller = SettingsViewController()
    let window = show(controller)
    #expect(controller.table.headerView(forSection: 0)?.textLabel?.text == "General")
    #expect(controller.table.headerView(forSection: 1)?.textLabel?.text == "About")
    withExtendedLifetime(window) {}
  }
}
