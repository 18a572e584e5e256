package import Scenarios
import TableTrace

/// A step or query as `explain` shows it.
///
/// The short page says what it is in UIKit, how it is written, which calls follow, and the common
/// mistakes. The whole page adds all calls, the gates, the rules and the lessons.
package struct WordPage {
  private static let mostRules = 12

  var listing: StepListing
  /// What the lessons show, or nil if no lessons are available.
  var sightings: WordSightings?

  package init(
    listing: StepListing,
    sightings: WordSightings? = nil
  ) {
    self.listing = listing
    self.sightings = sightings
  }

  package var explained: Explanation {
    let text = ExplanationText.of(.step, listing.name)
    let excerpt = TraceExcerpt(of: text.place) { line in
      let start = listing.isQuery ? "? " : "- "
      return line.text.hasPrefix(start)
        && line.text.split { !$0.isLetter }.contains(listing.name[...])
    }
    let trace = excerpt?.parts(listing.isQuery ? "what it returns" : "what follows") ?? []
    let example = listing.example.map { "  - \($0)" }
    let written: [PagePart] =
      example.isEmpty ? [] : [.headline("how a scenario writes it"), .code(["steps:"] + example)]
    return Explanation(
      name: listing.name,
      facts: [
        listing.isQuery ? ["called by", "your app"] : ["done by", PageText(listing.actorPhrase)]
      ],
      purpose: listing.meaning,
      shown: written + trace,
      reasons: ("common mistakes and surprises", text.pageReasons),
      versions: text.versionParts,
      related: text.relatedTexts,
      commands: text.traceHints,
      rest: rest,
      restName: "calls, rules and lessons"
    )
  }

  private var rest: [PagePart] {
    let rules = Array((sightings?.rules ?? []).prefix(Self.mostRules))
    let answers = sightings == nil ? [] : Course.shipped.answers(speakingOf: listing.name)
    let reference = ScenarioReference.part(about: listing.name) ?? ""
    return calls + gates + PagePart.rules(rules) + moreRules
      + PagePart.lessons(sightings?.lessons ?? []) + PagePart.questions(answers)
      + [.headline("in the scenario language"), .reference(reference)]
  }

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
      under: "conditions (gates) that prevented calls in this step"
    )
  }

  private var moreRules: [PagePart] {
    let more = (sightings?.rules.count ?? 0) - Self.mostRules
    guard more > 0 else { return [] }
    return [
      .more(
        PageText("and \(more) more. 'tabletrace run SCENARIO --why' names each line's rules")
      )
    ]
  }
}

extension StepListing {
  /// One or two sentences about what it is in UIKit.
  package var meaning: String { ExplanationText.of(.step, name).purpose ?? "" }

  /// Whether it is a query, which only the app can make.
  package var isQuery: Bool { actor.isEmpty }

  /// Who does it, as text.
  fileprivate var actorPhrase: String { Self.actors[actor] ?? "the scenario itself, as a test" }

  private static let actors = [
    "host": "the view controller, or the run loop", "app": "your app, by a method call",
    "finger": "the user", "model": "your app, to its own data",
  ]

  /// Returns the step or query with this name, or nil.
  package static func named(_ name: String) -> StepListing? {
    all.first { $0.name == name } ?? queries.first { $0.name == name }
  }

  /// Returns the step or query with this name, ignoring case, or nil.
  static func spelled(_ name: String) -> StepListing? {
    let letters = name.lowercased()
    return named(name) ?? (all + queries).first { $0.name.lowercased() == letters }
  }
}
