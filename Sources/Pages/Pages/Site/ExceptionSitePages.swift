import Project
import Reports
import Teaching

/// The list of exceptions, and a page for each text, because people search for texts.
struct ExceptionSitePages {
  private struct Item {
    var name: String
    var reason: String
    /// The path from the root of the site.
    var path: String
  }

  /// The most words of a text in a file name.
  private static let mostWords = 9
  /// The most characters of a text in a heading.
  private static let longestTitle = 140

  let maker: SitePageMaker
  let lessons: [RaisingLesson]
  private let items = Self.items

  init(maker: SitePageMaker, lessons: [RaisingLesson]) {
    self.maker = maker
    self.lessons = lessons
  }

  func all() throws(SitePage.Problem) -> [SitePage] {
    var pages = [try contents()]
    for item in items { pages.append(try page(item)) }
    return pages
  }

  private func page(_ item: Item) throws(SitePage.Problem) -> SitePage {
    let subject = ExceptionSubject("\(item.name): \(item.reason)")
    var pages =
      subject.map { ExceptionPage(subject: $0, lessons: lessons).explanations.map(\.page) } ?? []
    let text =
      item.name == "Fatal error"
      ? "Fatal error: \(item.reason)"
      : "*** Terminating app due to uncaught exception '\(item.name)', reason: '\(item.reason)'"
    if pages.isEmpty { pages = [Page()] }
    pages[0].parts.insert(.code([text]), at: 0)
    let title = Self.firstSentence(of: item.reason)
    var page = try maker.page(
      at: item.path,
      title,
      .exceptions,
      pages,
      found: "\(item.reason) \(pages[0].lead) \(item.name) crash exception"
    )
    page.summary = "\(item.name) in a UITableView: why it is raised, with lessons. “\(title)”"
    return page
  }

  private func contents() throws(SitePage.Problem) -> SitePage {
    let path = SiteSection.exceptions.path
    let groups = ExceptionSubject.names.map { name -> String in
      var seen: Set<String> = []
      let links = items.filter { $0.name == name }.map { item in
        let link = XMLText.attribute(SiteLinks.link(from: path, to: item.path))
        let beginning = Self.shortened(item.reason)
        let isNew = seen.insert(beginning.filter { $0 != " " }).inserted
        let words = XMLText.content(isNew ? beginning : Self.ends(of: item.reason))
        return "<li><a href=\"\(link)\">\(words)</a></li>\n"
      }
      let id = XMLText.attribute(SitePlaces.anchor(name))
      let meaning = ExceptionPage.meaning(of: name)
      return """
        <section aria-labelledby="\(id)">
        <h2 id="\(id)">\(PageHTML.breakable(name))</h2>
        <p>\(XMLText.content(meaning))</p>
        <ul class="texts">
        \(links.joined())</ul>
        </section>

        """
    }
    let body = """
      <h1>Exceptions</h1>
      <p>Find the text that your app's console shows. Numbers and addresses may differ.</p>
      \(groups.joined())
      """
    return SitePage(
      path: path,
      title: "Exceptions",
      section: .exceptions,
      body: body,
      searchText: "crash terminate raise " + ExceptionSubject.names.joined(separator: " ")
    )
  }

  /// Returns a text, cut between two words if it is long.
  private static func shortened(_ text: String) -> String {
    guard text.count > longestTitle else { return text }
    let words = text.prefix(longestTitle).split(separator: " ").dropLast()
    return words.joined(separator: " ") + "…"
  }

  /// Returns the first sentence and the last words of a text that begins like another one.
  private static func ends(of text: String) -> String {
    let last = text.split(separator: " ").suffix(8).joined(separator: " ")
    return "\(firstSentence(of: text)). … \(last)"
  }

  private static func firstSentence(of text: String) -> String {
    let end = text.firstMatch(of: /[\w)](\. )/)?.output.1.startIndex ?? text.endIndex
    return shortened(String(text[..<end]))
  }

  /// All texts, with paths that are unique even without regard to case.
  private static var items: [Item] {
    var taken: Set<String> = []
    return ExceptionSubject.texts.map { name, reason in
      let words = MarkdownHTML.addressWords(of: reason).filter { $0.contains(where: \.isLetter) }
      let slug = words.prefix(mostWords).joined(separator: "-")
      var file = slug.isEmpty || slug == "index" ? "text-\(slug)" : slug
      var count = 1
      while !taken.insert(file).inserted {
        count += 1
        file = "\(slug)-\(count)"
      }
      return Item(
        name: name,
        reason: reason,
        path: "\(SiteSection.exceptions.rawValue)/\(file).html"
      )
    }
  }
}
