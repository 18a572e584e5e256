#if canImport(AppScreens)
  import Foundation
  import SimulatedUIKit
  import Testing

  @testable import AppScreens
  @testable import Preparing

  /// Screens that Objective-C gives something, as `tabletrace-prepare` writes them.
  @Suite("Screens after tabletrace-prepare")
  @MainActor
  struct PreparedScreenTests {
    private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

    @Test(
      "The screens equal the output of the tool, which reports nothing",
      arguments: ["TodoListViewController.swift", "SettingsFormViewController.swift"]
    )
    func arePrepared(_ name: String) throws {
      let raw = try Data(contentsOf: Self.folder.appending(path: "Raw/\(name)"))
      let preparation = Preparation([.init(path: "Raw/\(name)", bytes: Array(raw))])
      #expect(preparation.remarks.isEmpty)
      let written = try Data(contentsOf: Self.folder.appending(path: "Apps/Prepared/\(name)"))
      #expect(preparation.sources.first?.bytes == Array(written))
    }

    @Test("A list from a storyboard has outlets, prototype cells, targets and a segue")
    func todoList() throws {
      Simulation.declare(TodoListViewController.self, implements: [.commit])
      Simulation.register(TodoListViewController.self, inStoryboard: "Main")
      Simulation.register(
        TodoDetailViewController.self,
        asDestinationOf: "ShowTodo",
        from: TodoListViewController.self
      )
      let storyboard = UIStoryboard(name: "Main", bundle: nil)
      let made = storyboard.instantiateInitialViewController()
      let controller = try #require(made as? TodoListViewController)
      controller.loadViewIfNeeded()
      let table: UITableView = controller.tableView
      table.registerPrototype(TodoCell.self, forCellReuseIdentifier: "TodoCell")
      let navigation = UINavigationController(rootViewController: controller)
      let window = show(navigation)
      #expect(table.tableHeaderView?.frame.height == 50)
      let row = IndexPath(row: 1, section: 0)
      let cell = try #require(table.cellForRow(at: row) as? TodoCell)
      #expect(cell.titleLabel.text == "Bread" && cell.separators == [])
      cell.doneSwitch.sendActions(for: .valueChanged)
      #expect(controller.done == ["Bread"])
      controller.navigationItem.rightBarButtonItem?.tap()
      window.endTurn()
      #expect(table.numberOfRows(inSection: 0) == 4)
      let sizeDidChange = UIContentSizeCategory.didChangeNotification
      NotificationCenter.default.post(name: sizeDidChange, object: nil)
      window.endTurn()
      let reloads = TableRecorder(table).lines.filter { $0.contains("numberOfRowsInSection") }
      #expect(reloads.count > 2)
      table.finger.tap(row)
      let detail = try #require(navigation.topViewController as? TodoDetailViewController)
      #expect(detail.itemLabel.text == "Bread" && detail.imageView?.superview === detail.view)
      #expect(TableRecorder(table).exception == nil)
    }

    @Test("A form has controls with targets, and an outlet for its table")
    func settingsForm() throws {
      let controller = SettingsFormViewController()
      let window = show(controller)
      let table: UITableView = controller.tableView
      #expect(table.delegate === controller && table.numberOfRows(inSection: 0) == 6)
      #expect(table.keyboardDismissMode == .interactive)
      let field = try #require(table.visibleCells.first?.accessoryView as? UITextField)
      field.becomeFirstResponder()
      field.text = "Ada"
      field.sendActions(for: .editingChanged)
      controller.view.gestureRecognizers?.first?.recognize()
      controller.notificationsSwitch.isOn = true
      controller.notificationsSwitch.sendActions(for: .valueChanged)
      controller.themeControl.selectedSegmentIndex = 1
      controller.themeControl.sendActions(for: .valueChanged)
      controller.navigationItem.rightBarButtonItem?.tap()
      table.finger.tap(IndexPath(row: 0, section: 0))
      table.finger.tap(IndexPath(row: 0, section: 1))
      (controller.presentedViewController as? UIAlertController)?.tap("Reset")
      #expect(controller.log == ["name Ada", "notifications true", "Dark", "saved", "reset"])
      #expect(TableRecorder(table).exception == nil)
      withExtendedLifetime(window) {}
    }
  }
#endif
