import Checks
import Diagnostics
import Goldens
import Project
import TableTrace
import Teaching

/// The pages of evidence: observations of UIKit, their status, and the rules that cite them.
struct EvidenceSitePages {
  let maker: SitePageMaker
  let conformance: Conformance

  func all() throws(SitePage.Problem) -> [SitePage] {
    let evidence = Evidence.all
    var pages = [try contents(evidence)]
    for item in evidence {
      let id = item.item.id
      let page = EvidencePage(evidence: item).explained.page
      let subject = PageSubject(.evidence, id)
      pages.append(try maker.page(subject, id, .evidence, [page], found: item.item.source))
    }
    return pages
  }

  private func contents(_ evidence: [Evidence]) throws(SitePage.Problem) -> SitePage {
    let sums = LedgerStatus.allCases.map { status -> [PageText] in
      let count = evidence.count { $0.entry?.status == status }
      return [
        PageText(status.rawValue), PageText("\(count)"), PageText(TraceWord.outcome(of: status)),
      ]
    }
    let groups = LedgerStatus.allCases.compactMap { status -> Page? in
      let rows = evidence.filter { $0.entry?.status == status }.map { item -> [PageText] in
        [
          PageText(.evidence, item.item.id), PageText(item.item.ios), PageText(item.item.source),
        ]
      }
      return rows.isEmpty ? nil : Page(title: status.rawValue, parts: [.rows(rows)])
    }
    return try maker.contents(
      .evidence,
      about: "Logs, measurements and documents about UIKit, and whether the simulation agrees "
        + "with each. 'tabletrace conformance' prints the same.",
      [ran, Page(title: "Result", parts: [.rows(sums)])] + groups
    )
  }

  /// The results of the evidence's scenarios and logs when the site was made.
  private var ran: Page {
    let text = ConformanceText(conformance: conformance, ink: Ink())
    let parts = [text.objections, text.sums, text.fittedLogs].filter { !$0.isEmpty }.map { part in
      PagePart.code(part.split(separator: "\n").map(String.init))
    }
    return Page(title: "Conformance", parts: parts)
  }
}
