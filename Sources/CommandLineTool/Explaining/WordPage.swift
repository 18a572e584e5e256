import Diagnostics
import Scenarios
import TableTrace

/// A step or a query as `explain` shows it: what it is in UIKit, what it causes, who teaches it, and how
/// it is written.
struct WordPage {
  /// The most rules that a page names.
  private static let mostRules = 12

  var listing: StepListing
  /// What the lessons show; nil where there is no library.
  var sightings: WordSightings?
  var ink: Ink

  private var parts: PageParts { PageParts(ink: ink) }

  var text: String {
    parts.head(listing.name) + parts.table([["in UIKit", listing.meaning]] + facts) + calls + gates
      + parts.rules(Array((sightings?.rules ?? []).prefix(Self.mostRules))) + moreRules
      + parts.lessons(sightings?.lessons ?? [])
      + parts.questions(sightings == nil ? [] : Course.answers(speakingOf: listing.name))
      + "\n" + parts.head("how it is written") + "\n"
      + (ScenarioReference.part(about: listing.name) ?? "")
  }

  private var facts: [[String]] {
    listing.isQuery
      ? [["asked by", "the app"]] : [["done by", listing.actorPhrase]]
  }

  /// The calls by the phases that they come in.
  private var calls: String {
    guard let sightings else { return "" }
    let rows = sightings.calls.map { caused in
      let missing = caused.missing.map(\.description).joined(separator: ", ")
      return [
        caused.callback.facts.key, caused.moments.joined(separator: ", "),
        missing.isEmpty ? "" : "not under \(missing)",
      ]
    }
    let phones = sightings.versions.filter { $0.platform == .iOS }
    let versions = phones.isEmpty ? sightings.versions : phones
    let first = versions.first?.description ?? ""
    let last = versions.last?.description ?? ""
    guard !rows.isEmpty else {
      return sightings.versions.isEmpty
        ? "" : "\nit causes no call in the lessons (\(first) to \(last))\n"
    }
    return parts.part("the calls that it causes in the lessons, \(first) to \(last)", rows)
  }

  private var gates: String {
    let gates = sightings?.gates ?? []
    return parts.part(
      "what was seen to keep calls away in it",
      gates.map { [$0.rawValue, GateBook.sentence(of: $0)] }
    )
  }

  private var moreRules: String {
    let more = (sightings?.rules.count ?? 0) - Self.mostRules
    return more > 0
      ? "  and \(more) more; 'tabletrace run SCENARIO --why' names them line by line\n" : ""
  }
}

extension StepListing {
  /// Whether it is a query, which nobody but the app asks.
  var isQuery: Bool { actor.isEmpty }

  /// Who does it, in words.
  fileprivate var actorPhrase: String { Self.actors[actor] ?? "nobody: it checks" }

  private static let actors = [
    "host": "the owner of the table, or the run loop", "app": "the app, by a call",
    "finger": "a finger on the screen", "model": "the app, to its own data",
  ]

  /// The step or query of this name.
  static func named(_ name: String) -> StepListing? {
    all.first { $0.name == name } ?? queries.first { $0.name == name }
  }

  /// The same, or the one that is spelled with these letters, whatever their case.
  static func spelled(_ name: String) -> StepListing? {
    let letters = name.lowercased()
    return named(name) ?? (all + queries).first { $0.name.lowercased() == letters }
  }
}

extension GateBook {
  /// What must hold, in the words of the first callback behind the gate.
  static func sentence(of gate: GateID) -> String {
    callbacks(behind: gate).first?.gate.sentence ?? ""
  }
}
