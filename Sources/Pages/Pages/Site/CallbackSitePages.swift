import Scenarios
import TableTrace
import Teaching

/// The pages of callbacks, hooks, protocols and phases, and the list of all of them.
struct CallbackSitePages: Sendable {
  let maker: SitePageMaker
  let survey: CallbackSurvey
  let course: [CourseRun]

  func all(jobs: Int) throws(SitePage.Problem) -> [SitePage] {
    var pages = [try contents()]
    pages += try SitePageMaker.pages(of: Callback.allCases, jobs: jobs, page)
    for (key, messages) in HookPage.hooks {
      let hooks = messages.enumerated().map { place, message in
        var page = HookPage(hook: message).explained.page
        // A cell and the view controller may have a hook with the same name. Only the first page
        // then says how a scenario writes it.
        if place > 0 {
          page.parts.removeAll { if case .reference = $0 { true } else { false } }
        }
        return page
      }
      let words = messages.flatMap { [$0.name(.swift), $0.name(.objc)] }.joined(separator: " ")
      pages.append(try maker.page(PageSubject(.hook, key), key, .callbacks, hooks, found: words))
    }
    for declaring in DeclaringProtocol.allCases {
      let subject = PageSubject(.declaringProtocol, declaring.rawValue)
      let page = declaring.explained.page
      let words = declaring.sentence
      pages.append(try maker.page(subject, declaring.rawValue, .callbacks, [page], found: words))
    }
    for phase in Phase.allCases {
      let sightings = PhaseSightings(of: phase, in: course)
      let page = PhasePage(phase: phase, sightings: sightings).explained.page
      let subject = PageSubject(.phase, phase.rawValue)
      let title = "> \(phase.rawValue)"
      pages.append(try maker.page(subject, title, .callbacks, [page], found: phase.sentence))
    }
    return pages
  }

  /// Returns the page of a callback, with its changes between versions.
  private func page(_ callback: Callback) throws(SitePage.Problem) -> SitePage {
    let facts = callback.facts
    let sightings = CallbackSightings(of: callback, in: survey)
    let history = RuleHistory(
      rules: survey.causes.all(of: callback),
      beginning: "the first version",
      introduced: facts.introduced > .iOS(4) ? facts.introduced : nil
    )
    var about = CallbackPage(facts: facts, sightings: sightings).explained
    about.rest += [.headline("from version to version"), Self.outline(of: history)]
    let words = [about.page.lead, facts.swiftName ?? facts.name, facts.selector]
      .joined(separator: " ")
    let subject = PageSubject(.callback, facts.key)
    var page = try maker.page(subject, facts.key, .callbacks, [about.page], found: words)
    page.summary =
      "When UITableView calls \(facts.key) (\(facts.name)), in which order, and why it may not be "
      + "called."
    return page
  }

  /// Returns a history as one outline.
  private static func outline(of history: RuleHistory) -> PagePart {
    let lines = history.pages.flatMap { page -> [PageLine] in
      let title = PageText(page.title ?? "")
      let head = PageLine(indent: 0, text: page.says.map { title + ": " + $0 } ?? title)
      let rest = page.parts.flatMap { part -> [PageLine] in
        guard case .outline(let lines) = part else { return [] }
        return lines.map { PageLine(indent: $0.indent + 2, text: $0.text) }
      }
      return [head] + rest
    }
    return .outline(lines)
  }

  /// Returns the first sentence of a page.
  private static func says(_ page: Page?) -> PageText {
    let lead = page?.lead ?? ""
    return PageText(lead.firstRange(of: ". ").map { "\(lead[..<$0.lowerBound])." } ?? lead)
  }

  private func contents() throws(SitePage.Problem) -> SitePage {
    let protocols = DeclaringProtocol.allCases.map { declaring -> Page in
      let callbacks = Callback.allCases.map(\.facts).filter { $0.declaringProtocol == declaring }
      let name = [PageText(.declaringProtocol, declaring.rawValue), PageText(declaring.sentence)]
      let rows = callbacks.map {
        [.callback($0.callback), Self.says(CallbackPage(facts: $0).explained.page)]
      }
      return Page(title: declaring.rawValue, parts: [.rows([name] + rows)])
    }
    let hooks = HookPage.hooks.map { key, messages -> [PageText] in
      [PageText(.hook, key), Self.says(messages.first.map { HookPage(hook: $0).explained.page })]
    }
    let phases = Phase.allCases.map { [PageText.phase($0), PageText($0.sentence)] }
    let more = [
      Page(title: "Methods of cells and of the controller", parts: [.rows(hooks)]),
      Page(title: "Phases", parts: [.rows(phases)]),
    ]
    return try maker.contents(
      .callbacks,
      about:
        "The methods that a table calls, by protocol: when each is called, and what may prevent "
        + "the call.",
      protocols + more
    )
  }
}
