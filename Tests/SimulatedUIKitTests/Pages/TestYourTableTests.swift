import SimulatedUIKit
import Testing

import struct TableTrace.SystemVersion

// The page shows what follows, up to the suite.
final class NamesController: UITableViewController {
  var names = ["Ada", "Grace", "Hedy"]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Name")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    names.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .fade)
  }
}

/// The code of the page on testing a table: it compiles, and it prints what the page says.
@Suite("The page on testing a table")
@MainActor
struct TestYourTableTests {
  private static func trace() -> [String] {
    // The page shows what follows, up to the return.
    Simulation.declare(NamesController.self, implements: [.commit])
    let controller = NamesController()
    let window = UIWindow()
    window.rootViewController = controller
    Simulation.$version.withValue(.iOS(12)) { window.makeKeyAndVisible() }

    let recorder = TableRecorder(controller.tableView)
    recorder.restart()
    controller.tableView.finger.swipe(IndexPath(row: 1, section: 0))
    controller.tableView.finger.confirmDelete()
    let lines = recorder.lines
    return lines
  }

  static let page = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appending(path: "Sources/UIKit/SimulatedUIKit/SimulatedUIKit.docc/TestYourTableOnLinux.md")

  /// The lines of the page's blocks in a language, without the fences.
  static func blocks(_ language: String) throws -> [[String]] {
    let text = try String(contentsOf: page, encoding: .utf8)
    return text.components(separatedBy: "```\(language)\n").dropFirst().map { rest in
      Array(rest.components(separatedBy: "\n").prefix { $0 != "```" })
    }
  }

  @Test("It prints the trace that the page shows")
  func printsItsTrace() throws {
    let lines = Self.trace()
    #expect(try lines == Self.blocks("text").first, "\(lines.joined(separator: "\n"))")
  }

  @Test("The page shows the code that runs here")
  func showsItsCode() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      .components(separatedBy: "\n")
    let blocks = try Self.blocks("swift")
    #expect(blocks.count == 3)
    let controller = source.drop { !$0.hasPrefix("final class") }.prefix { $0 != "/// The code" }
    let classLines = controller.prefix(
      1 + (controller.firstIndex(of: "}") ?? 0) - controller.startIndex
    )
    #expect(Array(try #require(blocks.first).dropFirst(2)) == Array(classLines))
    let start = try #require(
      source.lastIndex { $0.hasPrefix("    // The page shows what follows") }
    )
    let code = source[(start + 1)...].prefix { $0 != "    return lines" }
    #expect(blocks[1] == code.map { String($0.dropFirst(4)) })
  }
}
