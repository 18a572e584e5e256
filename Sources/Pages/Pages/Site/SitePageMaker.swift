import Project
import Teaching

struct SitePageMaker: Sendable {
  let places: SitePlaces

  /// Returns the pages of some items, made on several threads.
  static func pages<Item: Sendable>(
    of items: [Item],
    jobs: Int,
    _ page: @escaping @Sendable (Item) throws(SitePage.Problem) -> SitePage
  ) throws(SitePage.Problem) -> [SitePage] {
    let made = Workers.map(items, jobs: jobs) { item in
      Result { () throws(SitePage.Problem) in try page(item) }
    }
    var pages: [SitePage] = []
    for page in made { pages.append(try page.get()) }
    return pages
  }

  func page(
    _ subject: PageSubject,
    _ title: String,
    _ section: SiteSection,
    _ pages: [Page],
    found words: String
  ) throws(SitePage.Problem) -> SitePage {
    let path =
      places.path(of: subject) ?? "\(section.rawValue)/\(SitePlaces.file(subject.name)).html"
    return try page(at: path, title, section, pages, found: words)
  }

  /// Returns a page at a path.
  func page(
    at path: String,
    _ title: String,
    _ section: SiteSection,
    _ pages: [Page],
    found words: String
  ) throws(SitePage.Problem) -> SitePage {
    let body = try PageHTML(path: path, places: places).body(title: title, pages)
    return SitePage(
      path: path,
      title: title,
      section: section,
      body: body,
      searchText: words,
      summary: words.contains(" ") ? "\(title): \(words)" : nil
    )
  }

  /// Returns the first page of a section, with a heading for each page.
  func contents(
    _ section: SiteSection,
    about: String,
    _ pages: [Page]
  ) throws(SitePage.Problem) -> SitePage {
    try list(at: section.path, section.title, section, about: about, pages)
  }

  /// Returns one page with the content of several.
  func list(
    at path: String,
    _ title: String,
    _ section: SiteSection,
    about: String,
    _ pages: [Page]
  ) throws(SitePage.Problem) -> SitePage {
    let body = try PageHTML(path: path, places: places).list(title: title, about: about, pages)
    return SitePage(path: path, title: title, section: section, body: body, searchText: about)
  }

  /// Returns a search record for each of the pages that share one file.
  func records(_ path: String, _ section: SiteSection, _ pages: [Page]) -> [SiteRecord] {
    pages.compactMap { page in
      page.title.map { title in
        let place = "\(path)#\(SitePlaces.anchor(title))"
        return SiteRecord(path: place, title: title, section: section, text: page.lead)
      }
    }
  }
}
