package import Scenarios
import TableTrace

/// A step or a query as `explain` shows it.
///
/// The short page says what it is in UIKit, which calls it causes and how it is written. The whole page
/// has the gates, the rules and the lessons as well.
package struct WordPage {
  /// The most rules that a page names.
  private static let mostRules = 12
  /// The most calls that the short page names.
  private static let mostCalls = 8

  var listing: StepListing
  /// What the lessons show; nil where there is no library.
  var sightings: WordSightings?

  package init(
    listing: StepListing,
    sightings: WordSightings? = nil
  ) {
    self.listing = listing
    self.sightings = sightings
  }

  /// The whole page.
  package var page: Page { Page(title: listing.name, parts: parts) }

  /// The short page, with what to type to see more.
  package var short: Page {
    let hint = PageHint("all its rules and lessons", "tabletrace explain \(listing.name) --all")
    return Page(
      title: listing.name,
      parts: [.rows(facts)] + shortCalls + written + [.hints([hint])]
    )
  }

  /// The first calls that it causes.
  private var shortCalls: [PagePart] {
    calls.map { part in
      guard case .rows(let rows) = part, rows.count > Self.mostCalls else { return part }
      let more = rows.count - Self.mostCalls
      return .rows(rows.prefix(Self.mostCalls) + [[PageText("and \(more) more")]])
    }
  }

  /// How it is written in a scenario.
  private var written: [PagePart] {
    let reference = ScenarioReference.part(about: listing.name) ?? ""
    return [.headline("how it is written"), .reference(reference)]
  }

  private var parts: [PagePart] {
    let rules = Array((sightings?.rules ?? []).prefix(Self.mostRules))
    let answers = sightings == nil ? [] : Course.shipped.answers(speakingOf: listing.name)
    return [.rows(facts)] + calls + gates + PagePart.rules(rules) + moreRules
      + PagePart.lessons(sightings?.lessons ?? []) + PagePart.questions(answers)
      + written
  }

  private var facts: [[PageText]] {
    [
      ["in UIKit", PageText(listing.meaning)],
      listing.isQuery ? ["asked by", "your app"] : ["done by", PageText(listing.actorPhrase)],
    ]
  }

  /// The calls by the phases that they come in.
  private var calls: [PagePart] {
    guard let sightings, !sightings.versions.isEmpty else { return [] }
    let phones = sightings.versions.filter { $0.platform == .iOS }
    let versions = phones.isEmpty ? sightings.versions : phones
    let first = versions.first?.description ?? ""
    let last = versions.last?.description ?? ""
    guard !sightings.calls.isEmpty else {
      return [.remark(PageText("It causes no call in the lessons (\(first) to \(last))."))]
    }
    return PagePart.rows(
      sightings.calls.map(Self.row),
      under: "the calls that it causes in the lessons, \(first) to \(last)"
    )
  }

  private static func row(_ caused: WordSightings.Caused) -> [PageText] {
    let missing = caused.missing.map(PageText.release)
    return [
      .callback(caused.callback),
      .list(caused.moments.map { $0.map(PageText.phase) ?? "inside the step" }),
      missing.isEmpty ? "" : "not in " + .list(missing),
    ]
  }

  private var gates: [PagePart] {
    PagePart.rows(
      (sightings?.gates ?? []).map { [.gate($0), PageText($0.sentence)] },
      under: "gates that prevented calls in it"
    )
  }

  private var moreRules: [PagePart] {
    let more = (sightings?.rules.count ?? 0) - Self.mostRules
    guard more > 0 else { return [] }
    return [
      .more(PageText("and \(more) more. 'tabletrace run SCENARIO --why' names them line by line"))
    ]
  }
}

extension StepListing {
  /// Whether it is a query, which nobody but the app asks.
  package var isQuery: Bool { actor.isEmpty }

  /// Who does it, in words.
  fileprivate var actorPhrase: String { Self.actors[actor] ?? "the test itself" }

  private static let actors = [
    "host": "the view controller, or the run loop", "app": "your app, by a method call",
    "finger": "the user", "model": "your app, to its own data",
  ]

  /// The step or query of this name.
  package static func named(_ name: String) -> StepListing? {
    all.first { $0.name == name } ?? queries.first { $0.name == name }
  }

  /// The same, or the one that is spelled with these letters, whatever their case.
  static func spelled(_ name: String) -> StepListing? {
    let letters = name.lowercased()
    return named(name) ?? (all + queries).first { $0.name.lowercased() == letters }
  }
}
