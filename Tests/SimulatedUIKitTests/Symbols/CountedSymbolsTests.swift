import Foundation
import Testing

/// The symbols that real table code uses, each with what becomes of it here.
@Suite("Symbols of UIKit in real apps")
struct CountedSymbolsTests {
  /// A line of the table.
  private struct Symbol {
    let name: String
    let state: String
    let words: [String]
    /// What it is in the module, as expressions; none for what belongs to the language.
    let members: [String]

    init?(_ line: Substring) {
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 6, Int(columns[2]) != nil else { return nil }
      name = columns[1]
      state = columns[3]
      words = columns[4].split(separator: " ").map(String.init)
      members = columns[5].isEmpty ? [] : columns[5].components(separatedBy: "; ")
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

  @Test("A compiled screen uses each symbol that compiles")
  func areUsed() throws {
    let words = try Self.compiledWords()
    for symbol in try Self.symbols() where symbol.state == "compiles" {
      #expect(!symbol.words.isEmpty, "\(symbol.name) has no word")
      let missing = symbol.words.filter { !words.contains($0) }
      #expect(missing.isEmpty, "\(symbol.name): no screen uses \(missing)")
    }
  }

  /// The expressions of the lists that the compiler has seen.
  private static func compiledMembers() throws -> Set<String> {
    let file = folder.appending(path: "CountedMembers.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let lists = text.components(separatedBy: "[Any] = [").dropFirst()
    return Set(lists.flatMap { expressions($0.components(separatedBy: "\n  ]")[0]) })
  }

  /// The expressions of a list, each in one line without what only breaks lines.
  private static func expressions(_ list: String) -> [String] {
    var found: [String] = []
    var next = ""
    var depth = 0
    for character in list where !character.isNewline {
      if "([".contains(character) { depth += 1 }
      if ")]".contains(character) { depth -= 1 }
      if character == ",", depth == 0 {
        found.append(next.replacing(#/\s+/#, with: ""))
        next = ""
      } else {
        next.append(character)
      }
    }
    return found
  }

  /// What belongs to the language, or is a function outside of classes.
  private static let ofTheLanguage: Set<String> = [
    "@MainActor", "lazy var with closure", "#available / @available", "#if os / targetEnvironment",
    "NSLocalizedString", "async/await, Task {",
  ]

  @Test("Each symbol that compiles is a member of the right class")
  func areMembers() throws {
    let compiled = try Self.compiledMembers()
    let symbols = try Self.symbols().filter { $0.state == "compiles" }
    for symbol in symbols {
      #expect(symbol.members.isEmpty == Self.ofTheLanguage.contains(symbol.name), "\(symbol.name)")
      let missing = symbol.members.filter { !compiled.contains($0.replacing(#/\s+/#, with: "")) }
      #expect(missing.isEmpty, "\(symbol.name): not compiled: \(missing)")
    }
    let named = symbols.flatMap(\.members).map { $0.replacing(#/\s+/#, with: "") }
    #expect(compiled.subtracting(named) == [])
  }

  @Test("Each other symbol has a reason, or a replacement")
  func haveReasons() throws {
    let others = try Self.symbols().filter { $0.state != "compiles" }
    for symbol in others {
      #expect(["prepared", "absent"].contains(symbol.state), "\(symbol.name): \(symbol.state)")
      #expect(symbol.words.count > 2, "\(symbol.name) has no reason")
    }
  }

  @Test("The list is complete")
  func areAll() throws {
    let states = try Self.symbols().map(\.state)
    #expect(states.count == 274)
    #expect(states.filter { $0 == "compiles" }.count >= 250)
  }
}
