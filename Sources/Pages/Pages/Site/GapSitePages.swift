import Goldens
import Project
import TableTrace
import Teaching

/// The page of gaps: assumed rules, open evidence, and questions out of scope.
struct GapSitePages {
  let maker: SitePageMaker
  let course: Course
  /// The newest version, for which the page judges the rules.
  private let newest = SystemVersion.allOfIOS.last ?? .iOS(26)

  func page() throws(SitePage.Problem) -> SitePage {
    try maker.contents(
      .gaps,
      about:
        "A rule is assumed if no evidence shows it. The simulation then does the simplest thing "
        + "that contradicts no evidence. A recording on a device can confirm or correct it.",
      [assumed, open] + questions
    )
  }

  var records: [SiteRecord] {
    maker.records(SiteSection.gaps.path, .gaps, questions)
  }

  private var questions: [Page] { course.gaps.map { AnswerPage.explained($0, in: course).page } }

  private var assumed: Page {
    let rules = RuleBook.all.filter { rule in
      rule.grade(for: newest)?.certainty == .assumed
    }
    let rows = rules.map { rule -> [PageText] in
      [.rule(rule.id), PageText(rule.sentence), PageText(rule.range(for: newest)?.says ?? "")]
    }
    return Page(title: "Rules that are assumed for \(newest)", parts: [.rows(rows)])
  }

  private var open: Page {
    let cases = Evidence.all.filter { item in
      switch item.entry?.status {
      case .open, .contradicted, .knownIssue: true
      case .reproduced, .claimMet, .partlyMet, .outOfScope, .follows, nil: false
      }
    }
    let rows = cases.map { item -> [PageText] in
      [
        PageText(.evidence, item.item.id), PageText(item.entry?.status.rawValue ?? ""),
        PageText(item.entry?.reason ?? item.item.source),
      ]
    }
    return Page(title: "Evidence that the simulation does not match", parts: [.rows(rows)])
  }
}
