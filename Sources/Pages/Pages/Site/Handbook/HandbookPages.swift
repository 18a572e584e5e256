import Reports
import Teaching

struct HandbookPages {
  /// Returns the path of the page about a word in code format, or nil if it has none.
  package typealias Subject = (String) -> String?

  private let handbook: Handbook
  private let subject: Subject

  /// Makes the pages, with links to the pages about callbacks, rules and similar words.
  init(_ handbook: Handbook, subject: @escaping Subject) {
    self.handbook = handbook
    self.subject = subject
  }

  /// Returns all pages, starting with their list.
  func all() throws(SitePage.Problem) -> [SitePage] {
    var pages = [contents]
    let chapters = handbook.chapters
    for (place, chapter) in chapters.enumerated() {
      let next = place + 1 < chapters.count ? chapters[place + 1] : nil
      pages.append(try page(chapter, before: place > 0 ? chapters[place - 1] : nil, next: next))
    }
    return pages
  }

  /// Returns the page of the scenario language, made from the decoder's table.
  func reference() throws(SitePage.Problem) -> SitePage {
    let path = SiteSection.steps.path
    let chapter = try Handbook.Chapter(name: "reference", text: ReferencePage.markdown, file: path)
    let body = try body(of: chapter, at: path)
    return SitePage(path: path, title: chapter.title, section: .steps, body: body)
  }

  private var contents: SitePage {
    let path = SiteSection.handbook.path
    let parts = handbook.parts.map { part in
      let items = part.chapters.map { item($0, on: path) }.joined()
      return """
        <section aria-labelledby="\(part.catalogue.name)">
        <h2 id="\(part.catalogue.name)">\(XMLText.content(part.title))</h2>
        <ul>
        \(item(part.catalogue, on: path))\(items)</ul>
        </section>

        """
    }
    let title = SiteSection.handbook.title
    let body = "<h1>\(title)</h1>\n" + parts.joined()
    return SitePage(path: path, title: title, section: .handbook, body: body)
  }

  private func item(_ chapter: Handbook.Chapter, on path: String) -> String {
    let link = SiteLinks.link(from: path, to: chapter.path)
    let title = XMLText.content(chapter.title)
    return "<li><a href=\"\(link)\">\(title)</a>: \(XMLText.content(chapter.abstract))</li>\n"
  }

  private func page(
    _ chapter: Handbook.Chapter,
    before previous: Handbook.Chapter?,
    next: Handbook.Chapter?
  ) throws(SitePage.Problem) -> SitePage {
    let body = try body(of: chapter, at: chapter.path)
    let onward = SiteLinks.onward(
      from: chapter.path,
      label: "Chapters",
      previous: previous.map { SiteLinks.Neighbour(title: $0.title, path: $0.path) },
      next: next.map { SiteLinks.Neighbour(title: $0.title, path: $0.path) }
    )
    return SitePage(
      path: chapter.path,
      title: chapter.title,
      section: .handbook,
      body: body + onward,
      searchText: Self.searched(chapter)
    )
  }

  /// Returns the headings and the sentence below the title, which the search uses.
  private static func searched(_ chapter: Handbook.Chapter) -> String {
    let headings = chapter.blocks.compactMap { block -> String? in
      guard case .heading(let level, let spans) = block, level > 1 else { return nil }
      return Markdown.words(of: spans)
    }
    return ([chapter.abstract] + headings).joined(separator: " ")
  }

  /// Returns a page as HTML, with a list of its parts if there are several.
  private func body(
    of chapter: Handbook.Chapter,
    at path: String
  ) throws(SitePage.Problem) -> String {
    var writer = MarkdownHTML(links: links(on: path))
    do throws(MarkdownHTML.Problem) {
      let count = chapter.abstract.isEmpty ? 1 : 2
      let head = try writer.text(of: Array(chapter.blocks.prefix(count)))
      let rest = try writer.text(of: Array(chapter.blocks.dropFirst(count)))
      return head + Self.parts(writer.headings) + rest
    } catch {
      throw SitePage.Problem(file: chapter.name, text: error.text)
    }
  }

  private static let fewestParts = 4

  private static func parts(_ headings: [MarkdownHTML.Heading]) -> String {
    let parts = headings.filter { $0.level == 2 }
    guard parts.count >= fewestParts else { return "" }
    let items = parts.map { "<li><a href=\"#\($0.id)\">\(XMLText.content($0.title))</a></li>\n" }
    return
      "<nav class=\"parts\" aria-label=\"On this page\">\n<ul>\n\(items.joined())</ul>\n</nav>\n"
  }

  private func links(on path: String) -> MarkdownHTML.Links {
    MarkdownHTML.Links(
      page: { name in
        handbook.chapter(name).map { (SiteLinks.link(from: path, to: $0.path), $0.title) }
      },
      code: { text in
        subject(text).flatMap { $0 == path ? nil : SiteLinks.link(from: path, to: $0) }
      },
      picture: { source in
        let picture = Handbook.pictures.first { $0.path == "\(Handbook.folder)/\(source).svg" }
        return picture.map { SiteLinks.link(from: path, to: $0.path) }
      }
    )
  }
}
