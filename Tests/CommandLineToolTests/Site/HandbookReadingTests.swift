import ShippedLibrary
import Testing

@testable import CommandLineTool

/// The pages of the handbook are read whole, in the order of their topics.
struct HandbookReadingTests {
  private static let pages = ShippedFile.handbook.filter { $0.path.description.hasSuffix(".md") }

  @Test func everyPageShips() throws {
    let files = try Repository.files(below: "Sources", suffix: ".md").filter {
      $0.contains(".docc/")
    }
    #expect(Self.pages.map(\.path.description) == files.sorted())
    #expect(files.count > 25)
  }

  /// What is left of a text without the marks of Markdown.
  private static func letters(_ text: String) -> [Character] {
    text.filter { $0.isLetter || "{}&$%+=?:;,'\"/".contains($0) }.map(\.self)
  }

  @Test("A page is read whole, without a rest", arguments: pages.map(\.path.description))
  func nothingIsLost(path: String) throws {
    let file = try #require(Self.pages.first { $0.path.description == path })
    let text = String(decoding: file.bytes, as: UTF8.self)
      .replacing("<doc:", with: "<").replacing("](first-load)", with: "]")
    let blocks = try MarkdownReader.blocks(of: String(decoding: file.bytes, as: UTF8.self))
    #expect(Self.letters(Markdown.words(of: blocks)) == Self.letters(text))
  }

  @Test("The reference of the scenario language is read whole by the same reader")
  func referenceIsRead() throws {
    let blocks = try MarkdownReader.blocks(of: ReferencePage.markdown)
    #expect(Self.letters(Markdown.words(of: blocks)) == Self.letters(ReferencePage.markdown))
  }

  @Test("Every page is a topic of a catalogue, once, with a path and a sentence of its own")
  func everyPageIsATopic() throws {
    let chapters = try Handbook().chapters
    #expect(
      chapters.map(\.name).sorted()
        == Self.pages.map { page in
          String(FilePath.name(of: page.path.description).dropLast(3))
        }.sorted()
    )
    #expect(Set(chapters.map(\.path)).count == chapters.count)
    for chapter in chapters {
      #expect(chapter.title != chapter.name || chapter.title.count > 3)
      #expect(!chapter.abstract.isEmpty, "\(chapter.name) has no sentence below its headline")
    }
  }

  @Test func picturesLieBesideThePages() {
    #expect(Handbook.pictures.map(\.path) == ["handbook/first-load.svg"])
  }
}
