import TableTrace
import Testing

/// Where public symbols may stand; which they are, `PublicSymbolsTests` compares with what is written down.
struct PublicFaceTests {
  private static let sources: [String] =
    (try? Repository.files(below: "Sources", suffix: ".swift")) ?? []

  /// The modules with public symbols: the products, and what becomes a package of its own in Xcode.
  private static let faces: Set<String> = [
    "TableTrace", "SimulatedUIKit", "SimulatedUIKitTesting", "RecorderDriver",
    "SafariServices", "UniformTypeIdentifiers",
  ]

  @Test("All other modules have no public symbols", arguments: sources)
  func othersShowNothing(file: String) throws {
    let module = try #require(SourceTree.module(of: file))
    guard !Self.faces.contains(module) else { return }
    #expect(Self.names(in: try Repository.text(file)) == [], "\(file)")
  }

  @Test("A client has a method for each callback of a table, in the order of the headers")
  func clientMethods() throws {
    let files = Self.sources.filter { $0.hasPrefix("Sources/TableTrace/Client/Methods/") }
    let names = try files.flatMap { Self.names(in: try Repository.text($0)) }
    let sent = Callback.allCases.filter(\.isSentByTable).map(\.facts.key)
    #expect(names.sorted() == sent.sorted())
  }

  @Test func publicWordsAreSeen() {
    let text = """
      public struct A {
        public var b: Int
        @discardableResult public func c() {}
        public private(set) var d = 0
        public static func < (left: A, right: A) -> Bool { true }
        package var e: Int
        // public var f: Int
        final public class G {}
        public convenience init() {}
      }
      """
    #expect(Self.names(in: text) == ["A", "b", "c", "d", "<", "G", "init"])
  }

  /// The names of the public declarations of a source, in order.
  private static func names(in text: String) -> [String] {
    let kinds: Set<Substring> = [
      "func", "var", "let", "struct", "enum", "class", "typealias", "protocol", "extension", "init",
      "subscript", "case",
    ]
    return text.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      let names = words.map { $0.prefix { $0.isLetter } }
      guard words.first?.hasPrefix("//") == false,
        let kind = names.firstIndex(where: kinds.contains),
        words[..<kind].contains(where: { $0 == "public" || $0 == "open" })
      else { return nil }
      // An initializer is followed by its parameters, everything else by its name.
      guard names[kind] == words[kind], kind + 1 < words.count else { return String(names[kind]) }
      let name = names[kind + 1]
      return String(name.isEmpty ? words[kind + 1] : name)
    }
  }
}
