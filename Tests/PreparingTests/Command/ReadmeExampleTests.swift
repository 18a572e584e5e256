import Foundation
import Testing

@testable import Preparing

struct ReadmeExampleTests {
  @Test("What the README shows is what becomes of its example")
  func exampleIsTrue() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let given = try block("swift ListController.swift", of: readme)
    let shown = try block("swift Prepared/ListController.swift", of: readme)
    let prepared = Prepared.many([("ListController.swift", given)])
    #expect(prepared.remarks.isEmpty)
    let lines = prepared.texts[0].split(separator: "\n", omittingEmptySubsequences: false)
      .map { !$0.isEmpty && $0.allSatisfy { $0 == " " } ? "." : String($0) }
    #expect(lines.joined(separator: "\n") == shown)
  }

  private func block(_ name: String, of readme: String) throws -> String {
    let parts = readme.components(separatedBy: "```\(name)\n")
    try #require(parts.count == 2)
    return try #require(parts[1].components(separatedBy: "```").first)
  }
}
