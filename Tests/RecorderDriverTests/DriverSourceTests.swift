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

  /// What scroll views and views have, which a table is.
  private static let inherited: Set<String> = [
    "contentOffset", "adjustedContentInset", "contentInset", "contentSize", "frame",
    "setNeedsLayout", "layoutIfNeeded",
    "setContentOffset", "scrollRectToVisible", "isDragging", "removeFromSuperview", "bounces",
    "isScrollEnabled", "scrollsToTop", "window",
  ]

  @Test("The driver uses only members of a table that UIKit has")
  func membersAreKnown() throws {
    let facts = try Self.source("Tests/RecorderDriverTests/Facts/table-api.tsv")
    let known = Self.inherited.union(
      facts.split(separator: "\n").map { String($0.prefix { $0.isLetter }) }
    )
    var used: Set<String> = []
    #expect(Self.files.count > 15)
    for file in Self.files {
      let text = try Self.source("Sources/UIKit/RecorderDriver/\(file)")
      for match in text.matches(of: #/\btable\.(\w+)/#) {
        used.insert(String(match.output.1))
        #expect(known.contains(String(match.output.1)), "\(file): \(match.output.0)")
      }
    }
    #expect(used.count >= 50)
  }

  @Test("Every selector that a table may look for names it, so that a client can hide it")
  func selectorsAreKnown() {
    for selector in Callback.allCases.map(\.facts.selector) {
      #expect(selector.contains("ableView") || selector.contains("crollView"), "\(selector)")
    }
  }
}
