import Diagnostics
import Project
import Scenarios
import TableTrace
package import Teaching

/// The pages of scenarios: a description, the text, and the trace under each version.
package struct ScenarioSitePages: Sendable {
  package struct Item: Sendable {
    var entry: LessonBook.Entry
    var text: String

    package init(
      entry: LessonBook.Entry,
      text: String
    ) {
      self.entry = entry
      self.text = text
    }
  }

  private static let mostLines = 400

  let maker: SitePageMaker
  let items: [Item]
  let traces: KeptTraces

  func all(jobs: Int) throws(SitePage.Problem) -> [SitePage] {
    try [contents()] + SitePageMaker.pages(of: items, jobs: jobs, page)
  }

  private func page(_ item: Item) throws(SitePage.Problem) -> SitePage {
    let name = item.entry.file.name
    let page = ScenarioPage(name: name, scenario: item.entry.scenario, traces: traces)
    let lines = item.text.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let text = Page(
      title: "the scenario",
      parts: [.code(lines.last == "" ? lines.dropLast() : lines)]
    )
    let words = "\(item.entry.scenario.title). \(item.entry.question ?? "")"
    return try maker.page(
      PageSubject(.scenario, name),
      name,
      .scenarios,
      [page.explained.page, text] + Self.traces(page.runs),
      found: words
    )
  }

  /// Returns the traces, with one page for versions whose traces are equal.
  private static func traces(_ runs: [ScenarioPage.Run]) -> [Page] {
    var traces: [(versions: [SystemVersion], lines: [String])] = []
    for run in runs {
      let lines = run.lines.map(\.indented)
      if let place = traces.firstIndex(where: { $0.lines == lines }) {
        traces[place].versions.append(run.version)
      } else {
        traces.append(([run.version], lines))
      }
    }
    return traces.map { versions, lines in
      let more = lines.count - mostLines
      let left = "\(Phrase.count(more, "more line")): 'tabletrace run' prints the whole trace"
      return Page(
        title: "the trace under \(versions.map(\.description).joined(separator: ", "))",
        parts: [.code(Array(lines.prefix(mostLines)))] + (more > 0 ? [.more(PageText(left))] : [])
      )
    }
  }

  private func contents() throws(SitePage.Problem) -> SitePage {
    let subjects = LessonBook(items.map(\.entry)).subjects
    let pages = subjects.map { name, entries in
      let rows = entries.map { [.scenario($0.file.name), PageText($0.headline)] }
      return Page(title: name.isEmpty ? "here" : name, parts: [.rows(rows)])
    }
    return try maker.contents(
      .scenarios,
      about: "Every scenario with its text and its traces, by subject.",
      pages
    )
  }
}
