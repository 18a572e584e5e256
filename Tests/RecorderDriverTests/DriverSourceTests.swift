import Foundation
import RecorderDriver
import TableTrace
import Testing

@Suite("The driver's sources")
struct DriverSourceTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static func source(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  private static let files: [String] =
    (try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: "Sources/UIKit/RecorderDriver").path()
    ))?.sorted() ?? []

  @Test("Everything that is asked of a table stands in the catalogue of its methods")
  func callsAreKnown() throws {
    let facts = try Self.source("Tests/RecorderDriverTests/Facts/table-api.tsv")
    let known = Set(facts.split(separator: "\n").compactMap { $0.split(separator: "\t").first })
    let text = try Self.source("Sources/UIKit/RecorderDriver/TableCalls.swift")
    let flat = text.replacing(#/\(\s+/#, with: "(").replacing(#/,\s+/#, with: ", ")
    var names: [String] = flat.matches(of: #/\n  var (\w+): /#).map { String($0.output.1) }
    for match in flat.matches(of: #/\n  func (\w+)\(([^\n]*)/#) {
      let labels = String(match.output.2).replacing(#/\(\(.*?\) -> Void\)\?/#, with: "Block")
        .replacing(#/\(\(\) -> Void\)\?/#, with: "Block")
        .matches(of: #/(?:^|, )(\w+)(?: \w+)?: /#).map { "\($0.output.1):" }
      names.append("\(match.output.1)(\(labels.joined()))")
    }
    #expect(names.count >= 50)
    for name in names { #expect(known.contains(name[...]), "\(name)") }
  }

  /// What scroll views and views have, which a table is.
  private static let inherited: Set<String> = [
    "contentOffset", "adjustedContentInset", "contentInset", "contentSize", "frame",
    "setNeedsLayout", "layoutIfNeeded",
    "setContentOffset", "scrollRectToVisible", "isDragging", "removeFromSuperview", "bounces",
    "isScrollEnabled", "scrollsToTop", "window",
  ]

  @Test("Nothing else is asked of a table")
  func nothingElseIsAsked() throws {
    #expect(Self.files.count > 15)
    for file in Self.files {
      let text = try Self.source("Sources/UIKit/RecorderDriver/\(file)")
      for match in text.matches(of: #/\btable\.(\w+)/#) {
        #expect(Self.inherited.contains(String(match.output.1)), "\(file): \(match.output.0)")
      }
    }
  }

  @Test("Every callback that a table may look for can be hidden")
  func selectorsAreKnown() throws {
    let text = try Self.source("Sources/UIKit/RecorderDriver/TableSelectors.swift")
    let listed = Set(text.matches(of: #/\n    "([^"]+)",/#).map { String($0.output.1) })
    #expect(listed == Set(Callback.allCases.map(\.facts.selector)))
  }
}
