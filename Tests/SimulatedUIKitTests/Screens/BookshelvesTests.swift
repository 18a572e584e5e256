#if canImport(AppScreens)
  import SimulatedUIKit
  import Testing

  import struct TableTrace.SystemVersion

  @testable import AppScreens

  /// What apps of today use around a table that they drag in.
  @Suite("Shelves of books")
  @MainActor
  struct BookshelvesTests {
    private let controller = BookshelvesViewController()
    private var table: UITableView { controller.tableView }

    private static func row(_ row: Int, _ section: Int = 0) -> IndexPath {
      IndexPath(row: row, section: section)
    }

    private func showShelves(_ version: SystemVersion = .iOS(17)) -> UIWindow {
      Simulation.declare(
        BookshelvesViewController.self,
        implements: [.contextMenuConfigurationForRowAt]
      )
      return Simulation.$version.withValue(version) {
        show(UINavigationController(rootViewController: controller))
      }
    }

    @Test("A book is dragged to another shelf, and the table has an active drag meanwhile")
    func dragsABook() {
      let window = showShelves()
      defer { withExtendedLifetime(window) {} }
      #expect(!table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates)
      table.finger.dragAndDrop(Self.row(0), over: [.row(Self.row(1, 2))])
      #expect(controller.shelves == [["Emma"], ["Ulysses"], ["It", "Dune", "Solaris", "Momo"]])
      #expect(!table.hasActiveDrag && !table.hasActiveDrop && !table.hasUncommittedUpdates)
      #expect(TableRecorder(table).exception == nil)
    }

    @Test("A text from another app replaces its placeholder immediately")
    func takesAText() {
      let window = showShelves()
      defer { withExtendedLifetime(window) {} }
      let item = UIDragItem(itemProvider: NSItemProvider(object: "Kim" as NSString))
      table.finger.drop([item], over: [.row(Self.row(1, 1))])
      #expect(controller.shelves[1] == ["Ulysses", "Kim"])
      #expect(table.numberOfRows(inSection: 1) == 2)
      let picture = UIDragItem(itemProvider: NSItemProvider(object: UIImage()))
      table.finger.drop([picture], over: [.row(Self.row(0, 1))])
      #expect(controller.shelves[1] == ["Ulysses", "Kim"])
      #expect(TableRecorder(table).exception == nil)
    }

    @Test("A controller is notified of its window's dark mode until it stops observing")
    func followsTheStyle() {
      let window = showShelves()
      controller.follow(table)
      window.overrideUserInterfaceStyle = .dark
      #expect(table.tag == UIUserInterfaceStyle.dark.rawValue)
      #expect(controller.restyled == [.light, .dark])
      #expect(table.visibleCells.allSatisfy { $0.traitCollection.userInterfaceStyle == .dark })
      controller.navigationController?.overrideUserInterfaceStyle = .light
      #expect(controller.restyled == [.light, .dark, .dark, .light])
      window.overrideUserInterfaceStyle = .unspecified
      #expect(controller.restyled.count == 4)
      controller.stopFollowingStyle()
      controller.overrideUserInterfaceStyle = .dark
      #expect(controller.restyled.count == 4)
      #expect(controller.traitCollection.userInterfaceStyle == .dark)
    }

    @Test("From iOS 26 on properties are updated before the first layout and when needed")
    func updatesProperties() {
      let window = showShelves(.iOS(26))
      #expect(controller.timesUpdated == 1)
      #expect(controller.title == "6 books")
      Simulation.$version.withValue(.iOS(26)) {
        window.endTurn()
        #expect(controller.timesUpdated == 1)
        controller.setNeedsUpdateProperties()
        window.endTurn()
      }
      #expect(controller.timesUpdated == 2)
      let old = BookshelvesViewController()
      _ = Simulation.$version.withValue(.iOS(18)) { show(old) }
      #expect(old.timesUpdated == 0)
    }

    @Test("The menu opens a web page and a document picker")
    func opensPages() throws {
      let window = showShelves()
      defer { withExtendedLifetime(window) {} }
      #expect(table.contextMenuInteraction == nil)
      table.finger.press(Self.row(0), thenTap: "About")
      #expect(table.contextMenuInteraction?.view === table)
      #expect(controller.presentedViewController?.viewIfLoaded != nil)
      controller.dismiss(animated: false)
      table.finger.press(Self.row(0), thenTap: "Import")
      let picker = controller.presentedViewController as? UIDocumentPickerViewController
      let file = URL(filePath: "/books.csv")
      try #require(picker).pick([file])
      #expect(controller.imported == [file])
      #expect(controller.presentedViewController == nil)
    }

    @Test("A row does not get focus if its cell cannot become focused")
    func keepsFocus() {
      let window = showShelves()
      defer { withExtendedLifetime(window) {} }
      let recorder = TableRecorder(table)
      recorder.restart()
      table.finger.focus(Self.row(0, 1))
      let refused = recorder.lines
      #expect(refused == ["- focus: [1, 0]"])
    }

    @Test("A touch of a row that is not visible does nothing, with a warning")
    func reachesNoRow() {
      let window = showShelves()
      defer { withExtendedLifetime(window) {} }
      controller.shelves[2] += Array(repeating: "Kim", count: 20)
      table.reloadData()
      window.endTurn()
      table.finger.tap(Self.row(20, 2))
      table.finger.focus(Self.row(19, 2))
      table.finger.springLoad(Self.row(18, 2))
      table.finger.selectWithTwoFingers([Self.row(0), Self.row(17, 2)])
      table.finger.tap(Self.row(0))
      let said = TableRecorder(table).warnings.filter { $0.contains("not on screen") }
      #expect(
        said
          == (17...20).reversed().map { row in
            "row [2, \(row)] is not on screen, so a finger cannot touch it. Scroll to it first"
          }
      )
    }

    @Test("Scrolling cancels the touch of a button, but not of a switch")
    func cancelsTouches() {
      let table = BookshelvesViewController.ShelfTable(frame: .zero, style: .plain)
      #expect(table.touchesShouldCancel(in: UIButton()))
      #expect(table.touchesShouldCancel(in: UIView()))
      #expect(!table.touchesShouldCancel(in: UISwitch()))
      #expect(table.touchesShouldBegin([], with: nil, in: UIView()))
    }

    @Test("The frame of a keyboard is in an NSValue")
    func hearsOfTheKeyboard() {
      let window = showShelves()
      defer { withExtendedLifetime(window) {} }
      let frame = NSValue(cgRect: CGRect(x: 0, y: 264, width: 320, height: 216))
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification,
        object: nil,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: frame]
      )
      #expect(controller.keyboardHeight == 216)
      #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
      #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue.height == 2)
    }

    @Test("A page replaces another page")
    func turnsPages() {
      let pages = BookPagesViewController(
        transitionStyle: .scroll,
        navigationOrientation: .horizontal
      )
      let window = show(pages)
      defer { withExtendedLifetime(window) {} }
      #expect(pages.pages[0].viewIfLoaded?.window != nil)
      pages.setViewControllers([pages.pages[1]], direction: .forward, animated: true)
      #expect(pages.pages[0].viewIfLoaded?.window == nil)
      #expect(pages.pages[1].viewIfLoaded?.window != nil)
    }
  }
#endif
