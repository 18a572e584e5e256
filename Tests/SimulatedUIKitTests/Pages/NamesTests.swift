import SimulatedUIKit
import SimulatedUIKitTesting
import Testing

import struct Foundation.IndexPath
import struct TableTrace.SystemVersion

// The page on testing a table shows the suite below this line.
@Suite(.tables(on: .iOS(12), .iOS(17)))
@MainActor
struct NamesTests {
  private let controller = NamesController()
  private let window = UIWindow()

  init() {
    Simulation.declare(NamesController.self, implements: [.commit])
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func deletes() {
    controller.tableView.finger.swipe(IndexPath(row: 1, section: 0))
    controller.tableView.finger.confirmDelete()
    #expect(controller.names == ["Ada", "Hedy"])
    expectTrace(of: controller.tableView)
  }

  @Test func insertsWithoutData() {
    let exception = expectException(of: controller.tableView) {
      controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    }
    #expect(exception?.reason.hasPrefix("Invalid update") == true)
  }
}

/// The page's part on goldens.
@Suite("The page on testing a table, its goldens")
@MainActor
struct GoldensOfThePageTests {
  @Test("The page shows the suite that runs here")
  func showsItsCode() throws {
    let source = try String(contentsOf: URL(filePath: #filePath), encoding: .utf8)
      .components(separatedBy: "\n")
    let suite = source.drop { !$0.hasPrefix("@Suite(.tables") }
    let end = try #require(suite.firstIndex(of: "}"))
    let block = try #require(try TestYourTableTests.blocks("swift").last)
    #expect(
      block == ["import SimulatedUIKit", "import SimulatedUIKitTesting", "import Testing", ""]
        + suite[...end]
    )
  }

  @Test("The page shows the arithmetic of the update that does not fit")
  func showsTheArithmetic() throws {
    let controller = NamesController()
    let window = UIWindow()
    window.rootViewController = controller
    Simulation.$version.withValue(.iOS(12)) { window.makeKeyAndVisible() }
    let exception = try #require(
      expectException(of: controller.tableView) {
        controller.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
      }
    )
    #expect(try exception.explanation == TestYourTableTests.blocks("text").last)
  }

  @Test("The page names what is typed and set")
  func namesWhatIsTyped() throws {
    let text = try String(contentsOf: TestYourTableTests.page, encoding: .utf8)
    #expect(text.contains("TABLETRACE_ACCEPT=1 swift test"))
    #expect(text.contains("exclude: [\"__Goldens__\"]"))
    #expect(text.contains("__Goldens__/NamesTests/deletes.iOS-12.trace"))
  }
}
