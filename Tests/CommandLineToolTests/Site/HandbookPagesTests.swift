import Testing

@testable import Pages
@testable import Project

/// The handbook in a site: links, names, order.
struct HandbookPagesTests {
  private static func pages() throws -> [SitePage] {
    let handbook = HandbookPages(try Handbook()) { text in
      text == "heightForRowAt" ? "callbacks/heightForRowAt.html" : nil
    }
    return try handbook.all() + [handbook.reference()]
  }

  /// What stands between quotation marks behind a word.
  private static func values(of attribute: String, in html: String) -> [String] {
    html.split(separator: " \(attribute)=\"").dropFirst().map { part in
      String(part.prefix { $0 != "\"" })
    }
  }

  @Test("Every link leads to an existing page, picture or part")
  func linksLeadSomewhere() throws {
    let pages = try Self.pages()
    let paths = Set(pages.map(\.path) + Handbook.pictures.map(\.path))
    var links = 0
    for page in pages {
      let names = Self.values(of: "id", in: page.body)
      #expect(Set(names).count == names.count, "\(page.path) has a name twice")
      for link in Self.values(of: "href", in: page.body) + Self.values(of: "src", in: page.body) {
        links += 1
        if link.hasPrefix("#") {
          #expect(names.contains(String(link.dropFirst())), "\(page.path): \(link)")
        } else {
          let isCallback = link == "../callbacks/heightForRowAt.html"
          #expect(
            paths.contains(Self.path(link, on: page.path)) || isCallback,
            "\(page.path): \(link)"
          )
        }
      }
    }
    #expect(links > 200)
  }

  /// The path from the root of the site that a link of a page means.
  private static func path(_ link: String, on page: String) -> String {
    FilePath.tidy(FilePath.join(FilePath.folder(of: page), link))
  }

  @Test("A page has one headline, and code links to its page if there is one")
  func pagesAreWhole() throws {
    let pages = try Self.pages()
    #expect(pages.map(\.path).first == "handbook/index.html")
    #expect(pages.map(\.path).last == "steps/index.html")
    for page in pages {
      #expect(page.body.split(separator: "<h1").count == (page.body.hasPrefix("<h1") ? 1 : 2))
      #expect(!page.title.isEmpty && !page.needsPlayer)
    }
    let linked = "<a href=\"../callbacks/heightForRowAt.html\"><code>heightForRowAt</code></a>"
    #expect(pages.contains { $0.body.contains(linked) })
  }

  @Test("The links to the next chapter lead through all chapters")
  func chaptersFollowEachOther() throws {
    let pages = try Self.pages()
    let chapters = pages.dropFirst().dropLast()
    for (page, next) in zip(chapters, chapters.dropFirst()) {
      let link = SiteLinks.link(from: page.path, to: next.path)
      #expect(page.body.contains("Next: <a rel=\"next\" href=\"\(link)\">"))
    }
  }

  @Test("The list of parts is before the first part")
  func partsStandFirst() throws {
    for path in ["steps/index.html", "handbook/rules-and-certainty.html"] {
      let body = try #require(try Self.pages().first { $0.path == path }).body
      let halves = body.split(separator: "<nav class=\"parts\"")
      #expect(halves.count == 2 && !halves[0].contains("<h2"), "\(path)")
    }
  }

  @Test("A search for a part finds its chapter")
  func chaptersAreSearched() throws {
    let page = try Self.pages().first { $0.path == "handbook/rules-and-certainty.html" }
    #expect(page?.searchText.contains("The grades") == true)
  }
}
