#if canImport(AppScreens)
  import SimulatedUIKit
  import Testing

  import struct TableTrace.SystemVersion

  @testable import AppScreens

  /// Screens in the styles of real apps, as an app has them, are loaded, scrolled, tapped and updated.
  @Suite("Screens of apps")
  @MainActor
  struct AppScreenTests {
    private static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    /// The calls of some callbacks, as the trace shows them, without what is nested how deep.
    private static func calls(_ table: UITableView, _ names: String...) -> [String] {
      TableRecorder(table).lines.map { String($0.drop { $0 == " " }) }
        .filter { line in names.contains { line.hasPrefix($0) } }
    }

    private static func expectNoException(_ table: UITableView) {
      let recorder = TableRecorder(table)
      #expect(recorder.exception == nil, "\(recorder.text)")
    }

    @Test("A list in its own controller is tapped, edited, refreshed and shows an alert")
    func articles() throws {
      Simulation.declare(ArticlesViewController.self, implements: [.commit])
      let controller = ArticlesViewController()
      let window = show(UINavigationController(rootViewController: controller))
      let table = controller.tableView
      #expect(table.visibleCells.count == 7)
      let first = table.visibleCells.first as? ArticleCell
      #expect(first?.accessibilityLabel == "Article 1, About 1")
      table.finger.tap(Self.row(2))
      #expect(controller.articles[2].isRead)
      #expect(controller.navigationController?.topViewController?.title == "Article 3")
      controller.navigationController?.popViewController(animated: false)
      window.endTurn()
      #expect(table.indexPathForSelectedRow == nil)

      controller.editButtonItem.tap()
      #expect(table.isEditing)
      table.finger.tapDeleteControl(of: Self.row(0))
      table.finger.confirmDelete()
      #expect(controller.articles.count == 29)
      controller.editButtonItem.tap()
      #expect(!table.isEditing && controller.editButtonItem.title == "Edit")

      controller.refreshControl.sendActions(for: .valueChanged)
      window.endTurn()
      #expect(controller.articles.first?.title == "Fresh")
      #expect(!controller.refreshControl.isRefreshing)

      controller.navigationItem.rightBarButtonItem?.tap()
      let alert = try #require(controller.presentedViewController as? UIAlertController)
      alert.textFields?.first?.text = "Mine"
      #expect(alert.tap("Add"))
      window.endTurn()
      #expect(table.cellForRow(at: Self.row(0))?.accessibilityLabel == "Mine, ")
      Self.expectNoException(table)
    }

    @Test("A view model reports changes by closures")
    func people() async {
      let controller = PeopleViewController(viewModel: PeopleViewModel())
      let window = show(controller)
      await window.turn()
      let table: UITableView = controller.tableView
      #expect(table.numberOfRows(inSection: 0) == 3)
      controller.viewModel.add(["Grace", "Hedy"])
      window.endTurn()
      #expect(table.numberOfRows(inSection: 0) == 5)
      #expect(controller.navigationItem.prompt == "Added")
      table.finger.tap(Self.row(4))
      let content = table.cellForRow(at: Self.row(4))?.contentConfiguration
      #expect((content as? UIListContentConfiguration)?.secondaryText == "favorite")
      controller.viewModel.toggleFavorite(at: 99)
      let alert = controller.presentedViewController as? UIAlertController
      #expect(alert?.message == "no such person")
      Self.expectNoException(table)
    }

    @Test("A generic data source creates cells with a style")
    func cities() throws {
      let controller = CitiesViewController()
      let window = show(controller)
      let table = controller.tableView
      let cell = try #require(table.cellForRow(at: Self.row(1)) as? CityCell)
      #expect(cell.textLabel?.text == "Lagos" && cell.detailTextLabel?.text == "Nigeria")
      table.finger.tap(Self.row(0, 1))
      #expect(controller.opened == ["Oslo"])
      #expect(table.rectForHeader(inSection: 0).height == 40)
      Self.expectNoException(table)
      withExtendedLifetime(window) {}
    }

    @Test("A diffable list follows a search, moves rows and deletes rows")
    func movies() {
      let controller = MoviesViewController()
      let window = show(UINavigationController(rootViewController: controller))
      let table: UITableView = controller.tableView
      #expect(table.numberOfRows(inSection: 0) == 2)
      controller.searchController.searchBar.type("al")
      window.endTurn()
      #expect(controller.dataSource.snapshot().itemIdentifiers.map(\.title) == ["Alien"])
      controller.searchController.searchBar.tapCancel()
      window.endTurn()
      #expect(table.numberOfRows(inSection: 1) == 1)
      table.finger.tap(Self.row(0))
      #expect(table.cellForRow(at: Self.row(0, 1))?.textLabel?.text == "Alien")
      Self.expectNoException(table)
    }

    @Test("Swipes and a context menu flag, read and delete messages", arguments: [13, 17])
    func mailbox(_ release: Int) throws {
      Simulation.declare(
        MailboxViewController.self,
        implements: [
          .leadingSwipeActionsConfigurationForRowAt, .trailingSwipeActionsConfigurationForRowAt,
          .contextMenuConfigurationForRowAt,
        ]
      )
      let controller = MailboxViewController()
      let window = Simulation.$version.withValue(.iOS(release)) { show(controller) }
      let table: UITableView = controller.tableView
      table.finger.swipe(Self.row(1), edge: .leading)
      table.finger.tapButton("Unread")
      table.finger.swipe(Self.row(2))
      table.finger.tapButton("Delete")
      table.finger.press(Self.row(0), thenTap: "Flag")
      #expect(controller.mails.count == 11)
      #expect(controller.mails[0].isFlagged && !controller.mails[1].isUnread == false)
      let shown = Self.calls(table, "tableView(_:trailingSwipe", "tableView(_:contextMenuConfig")
      #expect(shown.count == 2, "\(shown)")
      Self.expectNoException(table)
      withExtendedLifetime(window) {}
    }

    @Test("A chat measures its cells, prefetches, scrolls and sends")
    func chat() throws {
      let controller = ChatViewController()
      let window = show(controller)
      let table = controller.tableView
      #expect(table.rectForRow(at: Self.row(0)).height == 40)
      #expect(table.rectForRow(at: Self.row(6)).height == 60)
      table.finger.drag(by: 300, velocity: 2)
      #expect(!controller.fetched.isEmpty)
      #expect(table.visibleCells.allSatisfy { ($0 as? BubbleCell)?.label.text?.isEmpty == false })
      controller.inputField.becomeFirstResponder()
      controller.inputField.text = "Hello"
      controller.sendButton.sendActions(for: .touchUpInside)
      window.endTurn()
      #expect(controller.messages.first?.text == "Hello" && controller.messages.count == 61)
      #expect(table.contentOffset.y == 0)
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification,
        object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(x: 0, y: 0, width: 320, height: 216)
        ]
      )
      #expect(table.contentInset.bottom == 216)
      Self.expectNoException(table)
    }

    @Test("Songs are inserted, deleted and moved in edit mode")
    func playlist() {
      Simulation.declare(PlaylistViewController.self, implements: [.commit, .moveRowAt])
      let controller = PlaylistViewController()
      let window = show(UINavigationController(rootViewController: controller))
      let table: UITableView = controller.tableView
      controller.editButtonItem.tap()
      window.endTurn()
      #expect(table.numberOfRows(inSection: 0) == 5)
      table.finger.tapInsertControl(of: Self.row(4))
      #expect(controller.songs.last == "New 4")
      table.finger.reorder(Self.row(0), over: [Self.row(1), Self.row(2)])
      #expect(controller.songs.first == "Blackbird")
      table.finger.tapDeleteControl(of: Self.row(1))
      table.finger.confirmDelete()
      #expect(controller.songs.count == 4)
      controller.setEditing(false, animated: true)
      window.endTurn()
      #expect(table.numberOfRows(inSection: 0) == 4)
      Self.expectNoException(table)
    }

    @Test("A fetched results controller reports inserted, deleted and moved rows and sections")
    func results() {
      let controller = ResultsViewController()
      let window = show(controller)
      let table = controller.tableView
      controller.results.save { sections in
        sections[0].objects = ["b", "a", "x"]
        return [
          .delete(Self.row(2)), .insert(Self.row(2)), .move(from: Self.row(0), to: Self.row(1)),
        ]
      }
      window.endTurn()
      controller.results.save(
        { sections in
          sections.append((name: "New", objects: ["z"]))
          return []
        },
        newSections: [2]
      )
      window.endTurn()
      #expect(table.numberOfSections == 3)
      #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["b", "a", "x", "d", "z"])
      Self.expectNoException(table)
    }

    @Test("A section opens and closes when its header is tapped")
    func faq() throws {
      let controller = FaqViewController()
      let window = show(controller)
      let table: UITableView = controller.tableView
      let header = try #require(table.headerView(forSection: 0) as? CollapsibleHeader)
      header.tapped()
      window.endTurn()
      #expect(table.numberOfRows(inSection: 0) == 2)
      let second = try #require(table.headerView(forSection: 1) as? CollapsibleHeader)
      second.tapped()
      window.endTurn()
      #expect(table.numberOfRows(inSection: 1) == 0)
      Self.expectNoException(table)
    }
  }
#endif
