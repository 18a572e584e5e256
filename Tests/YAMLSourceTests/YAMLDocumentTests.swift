import Diagnostics
import Testing
import YAMLSource

@Suite struct YAMLDocumentTests {
  private static func read(_ text: String) -> YAMLDocument {
    YAMLDocument(SourceText(path: "x.yaml", bytes: Array(text.utf8)))
  }

  @Test func marksCountFromOne() throws {
    let document = Self.read("version: 1\nrows:\n  - Apfel\n  - \"Süß\" # sweet\n")
    let pairs = try #require(document.root?.pairs)
    #expect(document.diagnostics.isEmpty)
    #expect(pairs.map(\.key) == ["version", "rows"])
    #expect(pairs[1].keyRange == SourceRange(line: 2, column: 1, length: 4))
    let entries = try #require(pairs[1].value.entries)
    #expect(entries[1].range == SourceRange(line: 4, column: 5, length: 5))
    #expect(entries[1].scalar == YAMLScalar(text: "Süß", isPlain: false))
  }

  @Test(arguments: ["\u{FEFF}a: 1\n", "a: 1\r\n", "--- \na: 1\n...\n", "a: 1"])
  func harmlessFormsRead(_ text: String) throws {
    let document = Self.read(text)
    #expect(document.root?.pairs?.first?.value.scalar?.integer == 1)
    #expect(document.root?.pairs?.first?.keyRange.start.column == 1)
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: ["", "\n\n", "# nothing\n", "---\n", "~\n", "\u{FEFF}"])
  func emptyTextsAreEmpty(_ text: String) {
    let document = Self.read(text)
    #expect(document.root == nil)
    #expect(document.diagnostics.map(\.problem) == [.file(.empty)])
  }

  @Test func aliasesRepeat() throws {
    let document = Self.read("a: &rows [1, 2]\nb: *rows\nc: [*rows, *rows]\n")
    let pairs = try #require(document.root?.pairs)
    #expect(pairs[1].value.entries?.count == 2)
    #expect(pairs[2].value.entries?.last?.entries?.first?.scalar?.integer == 1)
  }

  @Test func duplicatesAreAllReported() {
    let document = Self.read("a: 1\na: 2\nb: {c: 1, c: 2}\n")
    #expect(document.root != nil)
    #expect(document.diagnostics.map { $0.range?.start.line } == [2, 3])
    #expect(document.diagnostics.first?.problem == .syntax(.duplicateKey("a", firstLine: 1)))
  }

  /// Up to eight keys are looked through, and a table of more grows.
  @Test(arguments: [8, 9, 40, 1000])
  func duplicatesAreFoundInBlocksOfAnySize(count: Int) {
    let lines = (0..<count).map { "k\($0): 1\n" }.joined()
    let document = Self.read(lines + "k\(count - 1): 2\nk0: 3\nnew: 4\n")
    #expect(document.root?.pairs?.count == count + 1)
    let problems = [
      Problem.syntax(.duplicateKey("k\(count - 1)", firstLine: count)),
      .syntax(.duplicateKey("k0", firstLine: 1)),
    ]
    #expect(document.diagnostics.map(\.problem) == problems)
  }
}
