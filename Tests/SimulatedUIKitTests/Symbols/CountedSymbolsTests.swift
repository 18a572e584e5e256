import Foundation
import Testing

/// The symbols that real table code uses, each with what becomes of it here.
@Suite("Counted symbols")
struct CountedSymbolsTests {
  /// A line of the table.
  private struct Symbol {
    let name: String
    let state: String
    let words: [String]

    init?(_ line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 5, Int(columns[2]) != nil else { return nil }
      name = columns[1]
      state = columns[3]
      words = columns[4].split(separator: " ").map(String.init)
    }
  }

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  private static func symbols() throws -> [Symbol] {
    let table = try String(contentsOf: folder.appending(path: "symbols.tsv"), encoding: .utf8)
    let lines = table.split(separator: "\n").drop { $0.hasPrefix("#") || $0.hasPrefix("group\t") }
    let symbols = lines.compactMap { Symbol($0) }
    #expect(symbols.count == lines.count)
    return symbols
  }

  /// The words of the screens, which the compiler has seen, without those of comments and texts.
  private static func compiledWords() throws -> Set<String> {
    let apps = folder.deletingLastPathComponent().appending(path: "Screens/Apps")
    let walk = FileManager.default.enumerator(at: apps, includingPropertiesForKeys: nil)
    let files = try #require(walk)
    var words: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for line in text.split(separator: "\n") {
        let code = line.split(separator: "//", omittingEmptySubsequences: false).first ?? ""
        let parts = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        words.formUnion(parts.map(String.init))
      }
    }
    return words
  }

  @Test("Each one that compiles is used by a screen that is compiled")
  func areUsed() throws {
    let words = try Self.compiledWords()
    for symbol in try Self.symbols() where symbol.state == "compiles" {
      #expect(!symbol.words.isEmpty, "\(symbol.name) has no word")
      let missing = symbol.words.filter { !words.contains($0) }
      #expect(missing.isEmpty, "\(symbol.name): no screen uses \(missing)")
    }
  }

  @Test("Each other one says why not, or what is made of it")
  func haveReasons() throws {
    let others = try Self.symbols().filter { $0.state != "compiles" }
    for symbol in others {
      #expect(["prepared", "absent"].contains(symbol.state), "\(symbol.name): \(symbol.state)")
      #expect(symbol.words.count > 2, "\(symbol.name) has no reason")
    }
  }

  @Test("All that was counted is there")
  func areAll() throws {
    let states = try Self.symbols().map(\.state)
    #expect(states.count == 274)
    #expect(states.filter { $0 == "compiles" }.count >= 250)
  }
}
