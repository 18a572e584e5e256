import Diagnostics
import Project
import ShippedLibrary

/// The pages of the handbook, which are in the catalogues of the modules, in the order of their
/// topics.
struct Handbook {
  /// A part of the handbook: the first page of a catalogue, and the pages of its topics.
  struct Part {
    var title: String
    var catalogue: Chapter
    var chapters: [Chapter]

    var all: [Chapter] { [catalogue] + chapters }
  }

  struct Chapter {
    /// The name of the file without its extension, which links use.
    var name: String
    var blocks: [Markdown.Block]

    /// Reads a page, and names `file` in errors.
    init(name: String, text: String, file: String) throws(SitePage.Problem) {
      self.name = name
      do throws(Markdown.Problem) {
        blocks = try MarkdownReader.blocks(of: text)
      } catch {
        throw SitePage.Problem(file: file, text: error.text)
      }
    }

    var title: String {
      guard case .heading(1, let spans) = blocks.first else { return name }
      return Markdown.words(of: spans)
    }

    /// The sentence below the title.
    var abstract: String {
      guard blocks.count > 1, case .paragraph(let spans) = blocks[1] else { return "" }
      return Markdown.words(of: spans)
    }

    /// The path of the page in a site.
    var path: String { "\(Handbook.folder)/\(MarkdownHTML.slug(title)).html" }
  }

  /// The folder of the pages in a site.
  static let folder = "handbook"
  /// The catalogues with their folders, in the order for a beginner.
  private static let catalogues = [
    ("Scenarios, golden files and logs", "Scenarios", "Language/Scenarios"),
    ("The table, its rules and its evidence", "TableTrace", "TableTrace"),
    ("Your own table code", "SimulatedUIKit", "UIKit/SimulatedUIKit"),
  ]

  let parts: [Part]
  private let places: [String: Chapter]

  init() throws(SitePage.Problem) {
    var parts: [Part] = []
    for (title, name, module) in Self.catalogues {
      let folder = "Sources/\(module)/\(name).docc"
      let catalogue = try Self.chapter(name, in: folder)
      var chapters: [Chapter] = []
      for name in Self.topics(of: catalogue) {
        chapters.append(try Self.chapter(name, in: folder))
      }
      parts.append(Part(title: title, catalogue: catalogue, chapters: chapters))
    }
    self.parts = parts
    places = Dictionary(parts.flatMap(\.all).map { ($0.name, $0) }) { first, _ in first }
  }

  var chapters: [Chapter] { parts.flatMap(\.all) }

  func chapter(_ name: String) -> Chapter? { places[name] }

  /// The pictures next to the pages, by their paths in a site.
  static var pictures: [(path: String, file: ShippedFile)] {
    ShippedFile.handbook.filter { $0.path.contains(resources) }.map { file in
      ("\(folder)/\(FilePath.name(of: file.path))", file)
    }
  }

  private static let resources = ".docc/Resources/"

  private static func chapter(_ name: String, in folder: String) throws(SitePage.Problem) -> Chapter
  {
    let path = "\(folder)/\(name).md"
    guard let file = ShippedFile.handbook.first(where: { $0.path == path }) else {
      throw SitePage.Problem(file: path, text: "a topic names this page, but it does not exist")
    }
    let text = file.text
    return try Chapter(name: name, text: text, file: path)
  }

  /// Returns the pages that the lists of a catalogue name.
  private static func topics(of catalogue: Chapter) -> [String] {
    catalogue.blocks.flatMap { block -> [String] in
      guard case .list(_, let items) = block else { return [] }
      return items.compactMap { item in
        guard item.count == 1, case .paragraph(let spans) = item[0], spans.count == 1,
          case .page(let name) = spans[0]
        else { return nil }
        return name
      }
    }
  }
}
