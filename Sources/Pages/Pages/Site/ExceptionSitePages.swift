import Project
import Reports
import Teaching

/// The pages of exceptions, one for each text, because people search for texts, and the list.
struct ExceptionSitePages {
  private struct Item {
    var name: String
    var reason: String
    /// The path from the root of the site.
    var path: String
  }

  /// The most words of a text in the name of its file.
  private static let mostWords = 9
  /// The most characters of a text in a headline.
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
    let parts =
      subject.map { ExceptionPage(subject: $0, lessons: lessons).explanations.map(\.page) } ?? []
    let title = Self.shortened(item.reason)
    var page = try maker.page(
      at: item.path,
      title,
      .exceptions,
      [
        Page(parts: [
          .code(["*** Terminating app due to uncaught exception '\(item.name)',", item.reason])
        ])
      ]
        + parts,
      found: "\(item.name) crash exception \(item.reason)"
    )
    page.summary = "\(item.name) in a UITableView: why it is raised, with lessons. “\(title)”"
    return page
  }

  private func contents() throws(SitePage.Problem) -> SitePage {
    let path = SiteSection.exceptions.path
    let groups = ExceptionSubject.names.map { name -> String in
      let links = items.filter { $0.name == name }.map { item in
        let link = XMLText.attribute(SiteLinks.link(from: path, to: item.path))
        return "<li><a href=\"\(link)\">\(XMLText.content(Self.shortened(item.reason)))</a></li>\n"
      }
      let id = XMLText.attribute(SitePlaces.anchor(name))
      let meaning = ExceptionPage.meaning(of: name)
      return """
        <section aria-labelledby="\(id)">
        <h2 id="\(id)">\(XMLText.content(name))</h2>
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

  private static func shortened(_ text: String) -> String {
    text.count > longestTitle ? "\(text.prefix(longestTitle - 1))…" : text
  }

  /// Every text, with unique paths, ignoring case.
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
