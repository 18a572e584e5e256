import Reports
import Teaching

/// The first page of the site, and the one that searches.
struct SiteStart {
  /// The other pages.
  let pages: [SitePage]
  let course: Course

  /// The first page.
  var page: SitePage {
    let path = SiteSection.start.path
    let first = course.lessons.first.map { LessonSitePage.path(of: $0.name) }
    let begin = SiteLinks.link(from: path, to: first ?? SiteSection.lessons.path)
    let body = """
      <h1>tabletrace</h1>
      <p>What a <code>UITableView</code> calls, in which order, from iOS 4 to 26: simulated, compared \
      with logs, and explained call by call.</p>
      <p><a href="\(XMLText.attribute(begin))">Begin with the first lesson</a>, or look something up:</p>
      <dl class="sections">
      \(SiteSection.allCases.filter { $0 != .start }.map(item).joined())</dl>

      """
    return SitePage(path: path, title: "tabletrace", section: .start, body: body)
  }

  private func item(_ section: SiteSection) -> String {
    let link = XMLText.attribute(SiteLinks.link(from: SiteSection.start.path, to: section.path))
    let count = pages.count { $0.section == section && $0.path != section.path }
    let number = count > 1 ? " (\(count) pages)" : ""
    return "<dt><a href=\"\(link)\">\(section.title)</a></dt>\n"
      + "<dd>\(XMLText.content(section.says))\(number)</dd>\n"
  }

  /// The page that searches; the words are typed at the head of every page.
  static let search = SitePage(
    path: SiteFrame.searchPath,
    title: "Search",
    section: .start,
    body: """
      <h1>Search</h1>
      <noscript><p>The search needs JavaScript, which is switched off here. The parts of the site \
      above list all its pages.</p></noscript>
      <p id="search-said" role="status"></p>
      <ol id="search-found"></ol>

      """
  )
}

extension SiteSection {
  /// What it has, one sentence.
  fileprivate var says: String {
    switch self {
    case .start: ""
    case .lessons: "The course: predict what the table calls, then play it."
    case .handbook:
      "How to write scenarios, read traces, record on a device and test your own table."
    case .callbacks: "When each callback comes, by which rules, and what may keep it away."
    case .steps: "Every key, step and query of a scenario, and what each causes."
    case .rules: "The rules of the order of calls, for each version, with their evidence."
    case .scenarios: "Every scenario with its text and its traces."
    case .versions: "What changed from release to release."
    case .evidence: "Logs, measurements and documents, and what the simulation makes of them."
    case .gaps: "What is assumed, open or out of scope, and what would settle it."
    }
  }
}
