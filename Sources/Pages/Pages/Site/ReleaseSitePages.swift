import Diagnostics
import TableTrace
import Teaching

/// The pages of iOS versions, with their changes.
struct ReleaseSitePages {
  let maker: SitePageMaker
  private let history = RuleHistory(rules: Set(RuleBook.all.map(\.id)))

  init(maker: SitePageMaker) {
    self.maker = maker
  }

  /// The versions with pages: all major versions, and others with changes.
  static let releases: [SystemVersion] = {
    let facts = Callback.allCases.map(\.facts)
    let methods = facts.map(\.introduced) + facts.compactMap(\.deprecated)
    return Set(SystemVersion.allOfIOS + RuleBook.changedReleases + methods).sorted()
  }()

  func all() throws(SitePage.Problem) -> [SitePage] {
    var pages = [try contents()]
    for release in Self.releases {
      let parts = Self.methods(of: release) + changes(in: release)
      let nothing: [PagePart] = [.remark("The calls do not change in this version.")]
      let page = Page(parts: parts.isEmpty ? nothing : parts)
      let subject = PageSubject(.release, release.description)
      let words = "release changes"
      pages.append(try maker.page(subject, release.description, .versions, [page], found: words))
    }
    return pages
  }

  private func contents() throws(SitePage.Problem) -> SitePage {
    let rows = Self.releases.map { release -> [PageText] in
      let methods = Callback.allCases.count { $0.facts.introduced == release }
      let changes = RuleBook.changes(in: release).count
      return [
        .release(release), PageText(Self.count(methods, "new callback")),
        PageText(Self.count(changes, "changed rule")),
      ]
    }
    return try maker.contents(
      .versions,
      about: "What changed about the calls of a table from version to version.",
      [Page(title: "Versions of iOS and Mac Catalyst", parts: [.rows(rows)])]
    )
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 0 ? "" : Phrase.count(number, noun)
  }

  private static func methods(of release: SystemVersion) -> [PagePart] {
    let facts = Callback.allCases.map(\.facts)
    func rows(_ chosen: [CallbackFacts]) -> [[PageText]] {
      chosen.map { [.callback($0.callback), PageText($0.name)] }
    }
    return PagePart.rows(
      rows(facts.filter { $0.introduced == release }),
      under: "new callbacks"
    )
      + PagePart.rows(
        rows(facts.filter { $0.deprecated == release }),
        under: "deprecated callbacks"
      )
  }

  private func changes(in release: SystemVersion) -> [PagePart] {
    let changed = history.changes.contains { $0.release == release && !$0.changes.isEmpty }
    guard changed, let page = history.pages.first(where: { $0.title == release.description }) else {
      return []
    }
    return [.headline("changed rules")] + page.parts
  }
}
