import Diagnostics
import TableTrace
import Teaching

/// The pages of rules, gates and laws, and the list of all rules.
struct RuleSitePages {
  private let maker: SitePageMaker
  /// The pages that each list several gates or laws.
  private let lists: [(path: String, title: String, about: String, pages: [Page])]

  init(maker: SitePageMaker) {
    self.maker = maker
    lists = Self.lists
  }

  func all(jobs: Int) throws(SitePage.Problem) -> [SitePage] {
    var pages = [try contents()]
    pages += try SitePageMaker.pages(of: RuleBook.all, jobs: jobs) {
      rule throws(SitePage.Problem) in
      let subject = PageSubject(.rule, rule.id.rawValue)
      let page = RuleExplanation(entry: rule).explained.page
      return try maker.page(subject, rule.id.rawValue, .rules, [page], found: rule.sentence)
    }
    for list in lists {
      let (path, title, about, small) = list
      pages.append(try maker.list(at: path, title, .rules, about: about, small))
    }
    return pages
  }

  /// The search records of the pages that list several gates or laws.
  var records: [SiteRecord] {
    lists.flatMap { maker.records($0.path, .rules, $0.pages) }
  }

  private static var lists: [(path: String, title: String, about: String, pages: [Page])] {
    [
      (
        "rules/gates.html", "Gates",
        "The conditions that must hold for a callback to be called, in the order in which the "
          + "table checks them.",
        GateID.allCases.map { $0.explained.page }
      ),
      (
        "rules/laws.html", "Laws", "What is true of every trace, on every iOS version.",
        LawBook.all.map { $0.explained.page }
      ),
      (
        "rules/errors.html", "Error codes",
        "The errors of the tool by their codes, with how to fix each.",
        ProblemCode.allCases.map(\.explained.page)
      ),
    ]
  }

  private func contents() throws(SitePage.Problem) -> SitePage {
    let groups = RuleBook.all.map(\.id.group).reduce(into: [String]()) { groups, group in
      if !groups.contains(group) { groups.append(group) }
    }
    let pages = groups.map { group in
      let rules = RuleBook.all.filter { $0.id.group == group }
      let rows = rules.map { [PageText.rule($0.id), PageText($0.sentence)] }
      return Page(rest: PagePart.rows(rows, under: "\(group) (\(rows.count))"))
    }
    var page = try maker.contents(
      .rules,
      about:
        "The rules about which method is called when. Each has a value for each iOS version, with "
        + "its evidence.",
      pages
    )
    let links = lists.map { list in
      "<li><a href=\"\(SiteLinks.link(from: page.path, to: list.path))\">\(list.title)</a></li>\n"
    }
    page.body += "<h2>Other lists</h2>\n<ul>\n\(links.joined())</ul>\n"
    return page
  }
}
