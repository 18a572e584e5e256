import SimulatedUIKit
import Testing

import struct Foundation.Data
import struct Foundation.IndexPath
import class Foundation.NSString
import struct TableTrace.SystemVersion

/// What table view controllers do in `viewDidLoad`, after their table has called them for the first time.
@Suite("Setup in viewDidLoad")
@MainActor
struct ControllerSetUpTests {
  private final class DiffableController: UITableViewController {
    private(set) lazy var source = UITableViewDiffableDataSource<String, Int>(
      tableView: tableView
    ) { _, _, item in
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.dataSource = source
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a", "b", "c"])
      snapshot.appendItems([1, 2], toSection: "b")
      source.apply(snapshot, animatingDifferences: false)
    }
  }

  @Test(
    "A diffable data source replaces the controller's own one without an exception",
    arguments: [13, 15, 17, 26]
  )
  func diffable(version: Int) {
    let controller = DiffableController()
    let window = Self.show(controller, version)
    #expect(TableRecorder(controller.tableView).exception == nil)
    #expect(controller.tableView.numberOfSections == 3)
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["1", "2"])
    controller.tableView.finger.swipe(IndexPath(row: 0, section: 1))
    let warnings = TableRecorder(controller.tableView).warnings
    #expect(!warnings.contains { $0.contains("UITableViewDiffableDataSource") })
    withExtendedLifetime(window) {}
  }

  private final class HeaderController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let type = UITableViewHeaderFooterView.self
      tableView.register(type, forHeaderFooterViewReuseIdentifier: "Header")
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func tableView(
      _ tableView: UITableView,
      viewForHeaderInSection section: Int
    ) -> UIView? {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "Header")
    }
  }

  @Test(
    "A header class registered in viewDidLoad is used for the first section too",
    arguments: [10, 12, 17, 26]
  )
  func headers(version: Int) {
    let controller = HeaderController(style: .grouped)
    let window = Self.show(controller, version)
    #expect(controller.tableView.headerView(forSection: 0) != nil)
    #expect(controller.tableView.headerView(forSection: 1) != nil)
    withExtendedLifetime(window) {}
  }

  @Test("The table of a plain table view controller causes no warning")
  func plain() {
    let controller = UITableViewController(style: .grouped)
    let window = Self.show(controller, 17)
    #expect(TableRecorder(controller.tableView).warnings == [])
    withExtendedLifetime(window) {}
  }

  private final class Note: NSObject, NSItemProviderReading {
    static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) -> Note { Note() }
  }

  @Test("Objects are read from the data of an item provider")
  func reading() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(
      forTypeIdentifier: "public.utf8-plain-text",
      visibility: .all
    ) { completion in
      completion(Data("milk".utf8), nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    #expect(provider.canLoadObject(ofClass: Note.self))
    var texts: [String] = []
    provider.loadObject(ofClass: String.self) { text, _ in texts.append(text ?? "") }
    provider.loadObject(ofClass: Note.self) { note, _ in texts.append("\(note != nil)") }
    #expect(texts == ["milk", "true"])
  }

  private static func show(_ controller: UITableViewController, _ version: Int) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    Simulation.$version.withValue(.iOS(version)) { window.makeKeyAndVisible() }
    return window
  }
}
