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

  /// A name with the labels of the arguments that follow it, `moveRow(at:to:)`.
  private static func member(_ name: String, _ rest: Substring) -> String {
    guard rest.first == "(" else { return name }
    var arguments = [""]
    var depth = 0
    for character in rest {
      if ")]}".contains(character) { depth -= 1 }
      if depth == 0, character == ")" { break }
      if depth == 1, character == "," {
        arguments.append("")
      } else {
        arguments[arguments.count - 1].append(character)
      }
      if "([{".contains(character) { depth += 1 }
    }
    let labels = arguments.map { $0.drop { "( \n".contains($0) } }.filter { !$0.isEmpty }.map {
      argument in
      let label = argument.prefix { $0.isLetter }
      return argument.dropFirst(label.count).first == ":" ? "\(label):" : "_:"
    }
    return "\(name)(\(labels.joined()))"
  }

  @Test("The driver uses only members of a table that UIKit has")
  func membersAreKnown() throws {
    let facts = try Self.source("Tests/RecorderDriverTests/Facts/table-api.tsv")
    let known = Set(facts.split(separator: "\n").compactMap { $0.split(separator: "\t").first })
    var used: Set<String> = []
    #expect(Self.files.count > 15)
    for file in Self.files {
      let text = try Self.source("Sources/UIKit/RecorderDriver/\(file)")
      for match in text.matches(of: #/\btable\.(\w+)/#) {
        let name = String(match.output.1)
        used.insert(name)
        if Self.inherited.contains(name) { continue }
        let member = Self.member(name, text[match.range.upperBound...])
        #expect(known.contains(member[...]), "\(file): \(member)")
      }
    }
    #expect(used.count >= 50)
  }

  @Test("Every selector of a client contains the name of its view, so that it can be hidden")
  func selectorsAreKnown() {
    for selector in Callback.allCases.map(\.facts.selector) {
      #expect(selector.contains("ableView") || selector.contains("crollView"), "\(selector)")
    }
  }
}
