import Foundation
import Testing

@testable import Preparing

struct PageExampleTests {
  @Test("The page shows the real output for its example")
  func exampleIsTrue() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = "Sources/UIKit/SimulatedUIKit/SimulatedUIKit.docc/PrepareTableCode.md"
    let text = try String(contentsOf: root.appending(path: page), encoding: .utf8)
    let given = try block("swift ListController.swift", of: text)
    let shown = try block("swift Prepared/ListController.swift", of: text)
    let prepared = Prepared.many([("ListController.swift", given)])
    #expect(prepared.remarks.isEmpty)
    let lines = prepared.texts[0].split(separator: "\n", omittingEmptySubsequences: false)
      .map { !$0.isEmpty && $0.allSatisfy { $0 == " " } ? "." : String($0) }
    #expect(lines.joined(separator: "\n") == shown)
  }

  private func block(_ name: String, of text: String) throws -> String {
    let parts = text.components(separatedBy: "```\(name)\n")
    try #require(parts.count == 2)
    return try #require(parts[1].components(separatedBy: "```").first)
  }
}
