import ShippedLibrary
import Testing

@testable import Pages
@testable import Project
@testable import Teaching

/// The pages of the handbook are read whole, in the order of their topics.
struct HandbookReadingTests {
  private static let pages = ShippedFile.handbook.filter { $0.path.hasSuffix(".md") }

  @Test func everyPageShips() throws {
    let files = try Repository.files(below: "Sources", suffix: ".md").filter {
      $0.contains(".docc/")
    }
    #expect(Self.pages.map(\.path) == files.sorted())
    #expect(files.count > 25)
  }

  /// What is left of a text without the marks of Markdown.
  private static func letters(_ text: String) -> [Character] {
    text.filter { $0.isLetter || "{}&$%+=?:;,'\"/".contains($0) }.map(\.self)
  }

  @Test("A page is read completely", arguments: pages.map(\.path))
  func nothingIsLost(path: String) throws {
    let file = try #require(Self.pages.first { $0.path == path })
    let text = file.text
      .replacing("<doc:", with: "<").replacing("](first-load)", with: "]")
    let blocks = try MarkdownReader.blocks(of: file.text)
    #expect(Self.letters(Markdown.words(of: blocks)) == Self.letters(text))
  }

  @Test("The reference of the scenario language is read completely by the same reader")
  func referenceIsRead() throws {
    let blocks = try MarkdownReader.blocks(of: ReferencePage.markdown)
    #expect(Self.letters(Markdown.words(of: blocks)) == Self.letters(ReferencePage.markdown))
  }

  @Test("Every page is a topic of a catalog, once, with its own path and sentence")
  func everyPageIsATopic() throws {
    let chapters = try Handbook().chapters
    #expect(
      chapters.map(\.name).sorted()
        == Self.pages.map(Self.name).sorted()
    )
    #expect(Set(chapters.map(\.path)).count == chapters.count)
    for chapter in chapters {
      #expect(chapter.title != chapter.name || chapter.title.count > 3)
      #expect(!chapter.abstract.isEmpty, "\(chapter.name) has no sentence below its headline")
    }
  }

  @Test("Links stay within a catalog, because DocC finds no other pages")
  func linksStayInTheirCatalogue() throws {
    for part in try Handbook().parts {
      let names = part.all.map(\.name)
      for file in Self.pages where names.contains(Self.name(of: file)) {
        let text = file.text
        for link in text.split(separator: "<doc:").dropFirst() {
          let name = String(link.prefix { $0 != ">" })
          #expect(names.contains(name), "\(file.path) links to \(name)")
        }
      }
    }
  }

  private static func name(of file: ShippedFile) -> String {
    String(FilePath.name(of: file.path).dropLast(".md".count))
  }

  @Test func picturesLieBesideThePages() {
    #expect(Handbook.pictures.map(\.path) == ["handbook/first-load.svg"])
  }
}

extension Markdown {
  /// What somebody reads of blocks, a line for each.
  fileprivate static func words(of blocks: [Block]) -> String {
    blocks.map { block in
      switch block {
      case .heading(_, let spans), .paragraph(let spans): words(of: spans)
      case .list(_, let items): items.map { words(of: $0) }.joined(separator: "\n")
      case .table(let head, let rows):
        ([head] + rows).map { row in row.map { words(of: $0) }.joined(separator: " ") }
          .joined(separator: "\n")
      case .code(let info, let text): info + "\n" + text
      }
    }.joined(separator: "\n")
  }
}
