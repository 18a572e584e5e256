import Reports
import Teaching

/// The first page of the site, and the search page.
struct SiteStart {
  /// The common questions on the first page, with the numbers of questions of the course.
  private static let questions: [(asks: String, says: String, number: String)] = [
    (
      "Why is heightForRow called 300 times?",
      "The table needs the height of its whole content, so it calls the method for every row. "
        + "Estimated heights change that.",
      "Q02"
    ),
    (
      "Why is didSelectRow not called?",
      "Several conditions must hold, from the delegate to the touch. The lesson checks them one by one.",
      "Q27"
    ),
    (
      "Why does it crash on delete?",
      "After the update, the number of rows must be the old number plus the inserted rows minus "
        + "the deleted rows.",
      "Q39"
    ),
  ]

  let pages: [SitePage]
  let course: Course
  /// The first load, which plays automatically.
  let film: PlayerDocument

  var page: SitePage {
    let path = SiteSection.start.path
    let body = """
      <div class="hero">
      <h1>See what a <code>UITableView</code> calls, and when</h1>
      \(PlayerPage.section(film, id: "player", level: 2, place: .film))
      <div class="words">
      <p>The table view decides when to call your data source and your delegate. tabletrace plays these \
      calls one by one, for every version from iOS 4 to 26, and says how sure it is of each.</p>
      <p class="actions"><a class="button first" href="\(link(SiteSection.lessons.path))">Start the course</a>
      <a class="button" href="\(link(place(of: "Q27")))">My callback is not called</a></p>
      </div>
      <section class="asked-by-all" aria-labelledby="questions-title">
      <h2 id="questions-title">Three questions that everybody has</h2>
      <ul class="cards">
      \(Self.questions.map(card).joined())</ul>
      </section>
      </div>
      \(SiteSection.groups.map(group).joined())
      """
    return SitePage(
      path: path,
      title: "tabletrace",
      section: .start,
      body: body,
      needsPlayer: true,
      summary: SiteSection.start.says
    )
  }

  private func card(_ question: (asks: String, says: String, number: String)) -> String {
    """
    <li><a href="\(link(place(of: question.number)))">\(XMLText.content(question.asks))</a>
    <p>\(XMLText.content(question.says))</p></li>

    """
  }

  /// Returns the path of the lesson that answers a question of the course.
  private func place(of number: String) -> String {
    course.answer(number).map { LessonSitePage.path(of: $0.lesson.name) }
      ?? SiteSection.lessons.path
  }

  private func group(_ title: String, _ sections: [SiteSection]) -> String {
    let id = "group-\(sections.first?.rawValue ?? "")"
    return """
      <section aria-labelledby="\(id)">
      <h2 id="\(id)">\(title)</h2>
      <ul class="cards small">
      \(sections.map(item).joined())</ul>
      </section>

      """
  }

  private func item(_ section: SiteSection) -> String {
    let count = pages.count { $0.section == section && $0.path != section.path }
    let number = count > 1 ? " <span class=\"quiet\">\(count) pages</span>" : ""
    return "<li><a href=\"\(link(section.path))\">\(section.title)</a>\(number)\n"
      + "<p>\(XMLText.content(section.says))</p></li>\n"
  }

  private func link(_ target: String) -> String {
    XMLText.attribute(SiteLinks.link(from: SiteSection.start.path, to: target))
  }

  /// The search page, which shows results for the search field of every page.
  static let search = SitePage(
    path: SiteFrame.searchPath,
    title: "Search",
    section: .start,
    body: """
      <h1>Search</h1>
      <noscript><p>The search needs JavaScript, which is switched off here. The menu leads to lists of \
      all pages.</p></noscript>
      <p id="search-said" role="status"></p>
      <ol id="search-found"></ol>

      """,
    summary: "Search the lessons, the handbook and the reference of UITableView's calls."
  )
}
