import Foundation
import Testing

@testable import Preparing

@Suite("Declarations of table methods")
struct DeclarationTests {
  /// The declarations that are written into a source.
  private static func written(_ text: String) -> [String] {
    let lines = Prepared.one("import UIKit\n" + text).text.split(separator: "\n")
    return lines.flatMap { line in
      line.components(separatedBy: "@MainActor ").dropFirst().map { part in
        String(
          part.components(separatedBy: " declareTableMethods() { Simulation.declare(self, ")[0]
        )
          + " "
          + (part.components(separatedBy: "implements: ").last?.components(separatedBy: ")")[0]
            ?? "")
      }
    }
  }

  private static let commit =
    "func tableView(_ t: UITableView, commit s: UITableViewCell.EditingStyle,"
    + " forRowAt i: IndexPath) {}"
  private static let move =
    "func tableView(_ t: UITableView, moveRowAt i: IndexPath, to j: IndexPath) {}"

  @Test(
    "A conforming class declares which methods it has of those that a table must know early",
    arguments: [
      RewriteCase("class A: UITableViewController {\n}", "override class func []"),
      RewriteCase(
        "class A: UITableViewController {\noverride \(commit)\n}",
        "override class func [.commit]"
      ),
      RewriteCase(
        "public class A: NSObject, UITableViewDataSource {\n}\nextension A {\n\(move)\n\(commit)\n}",
        "public class func [.commit, .moveRowAt]"
      ),
      RewriteCase(
        "class A: UITableViewController {\noverride func tableView(_ t: UITableView,"
          + " viewForHeaderInSection s: Int) -> UIView? { nil }\n}",
        "override class func [.viewForHeaderInSection]"
      ),
      RewriteCase("open class A: NSObject, UITableViewDelegate {\n}", "public class func []"),
      RewriteCase("package class A: UIView, UITableViewDelegate {\n}", "package class func []"),
      RewriteCase(
        "class A: UIViewController {\n}\nextension A: UITableViewDelegate {}",
        "class func []"
      ),
      RewriteCase(
        "class A: UITableViewDiffableDataSource<Int, Int> {\noverride \(commit)\n}",
        "override class func [.commit]"
      ),
      // What nobody knows: another superclass, a class that is no client, a condition.
      RewriteCase("class A: Far, UITableViewDelegate {\n}", ""),
      RewriteCase("class A: UIViewController {\n}", ""),
      RewriteCase("class A: UITableViewController {\n#if DEBUG\noverride \(commit)\n#endif\n}", ""),
    ]
  )
  func classesDeclare(_ example: RewriteCase) {
    #expect(Self.written(example.given).joined(separator: "; ") == example.wanted)
    #expect(Prepared.one("import UIKit\n" + example.given).remarks.isEmpty)
  }

  @Test("A subclass declares only methods that it adds")
  func subclassesDeclare() {
    let base = "class A: UITableViewController {\noverride \(Self.commit)\n}\n"
    #expect(Self.written(base + "class B: A {\n}") == ["override class func [.commit]"])
    #expect(
      Self.written(base + "class B: A {\noverride \(Self.move)\n}") == [
        "override class func [.commit]", "override class func [.commit, .moveRowAt]",
      ]
    )
    // Swift settles what is called as 'A' conforms: a method that 'B' only adds is not.
    let late = "class A: NSObject, UITableViewDataSource {\n}\nclass B: A {\n\(Self.move)\n}"
    #expect(Self.written(late) == ["class func []"])
  }

  @Test("A file without UIKit gets no declaration, and a prepared file gets no second one")
  func declarationsComeOnce() {
    let given = "class A: UITableViewController {\n}"
    #expect(Prepared.one(given).text == given)
    let once = Prepared.one("import UIKit\n" + given).text
    #expect(Prepared.one(once).text == once)
  }
}
