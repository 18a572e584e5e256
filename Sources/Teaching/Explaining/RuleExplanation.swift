import Goldens
import Project
package import TableTrace

/// A rule as `explain` shows it: what it decides, where it applies, and its values by version.
package struct RuleExplanation {
  private static let mostRelated = 4
  private static let mostRanges = 4

  private static let newest = SystemVersion.allOfIOS.last ?? .iOS(26)
  private let words = Evidence.words(newest)

  let entry: RuleEntry

  package init(entry: RuleEntry) {
    self.entry = entry
  }

  package var explained: Explanation {
    let text = ExplanationText.of(.rule, entry.id.rawValue)
    return Explanation(
      name: entry.id.rawValue,
      purpose: entry.sentence,
      shown: shown(text),
      versions: [
        .headline("versions, the newest first"), .rows(Array(ranges.prefix(Self.mostRanges))),
      ]
        + [certainty],
      related: related,
      commands: commands(text),
      rest: [
        .headline("all versions, with their evidence"),
        RulePage(entry: entry, version: nil).outline,
      ],
      restName: "versions, with the evidence"
    )
  }

  /// Returns a trace to which the rule applies, and the calls that it affects there.
  private func shown(_ text: ExplanationText) -> [PagePart] {
    let rule = entry.id
    let excerpt = TraceExcerpt(of: text.place, mark: "this rule") { $0.follows(rule) }
    guard let excerpt else {
      return text.order == nil ? [] : [.headline("order"), .words(text.orderWords)]
    }
    let calls = excerpt.callbacks.prefix(Explanation.mostRows).map(PageText.callback)
    let headline =
      excerpt.hasGates
      ? "the calls that the rule prevents there" : "the calls that the rule affects there"
    return excerpt.parts("where the rule applies")
      + (calls.isEmpty ? [] : [.headline(headline), .words([.list(calls)])])
  }

  /// The values by version range, the newest of iOS first.
  private var ranges: [[PageText]] {
    let phones = entry.ranges.filter { $0.since.platform == .iOS }
    let others = entry.ranges.filter { $0.since.platform != .iOS }
    return (phones.reversed() + others.reversed()).map { range in
      [RulePage.versions(of: range), PageText(range.says), PageText(certainty(of: range))]
    }
  }

  /// Returns on which versions of a range the rule was seen, such as `seen on iOS 13 to 15`, or how
  /// sure the rule is if it was seen on none of them.
  private func certainty(of range: RuleEntry.VersionRange) -> String {
    let isPhone = range.since.platform == .iOS
    let all = isPhone ? ReleaseStretches.releases : ReleaseStretches.releasesOfCatalyst
    let places = all.indices.filter { entry.range(for: all[$0]) == range }
    let words = places.map { Evidence.words(all[$0])[entry.id] }
    let stretches = words.indices.split { words[$0] != .seen }.compactMap { stretch in
      guard let first = stretch.first, let last = stretch.last else { return "" }
      let (start, end) = (all[places[first]], places[last] + 1)
      // The last version is written too, because nothing is known about later ones.
      if end < all.count { return ReleaseStretches.text(since: start, until: all[end]) }
      return first == last ? "\(start)" : "\(start) to \(all[end - 1].release)"
    }
    if !stretches.isEmpty { return "seen on \(stretches.joined(separator: ", "))" }
    return words.compactMap(\.self).last?.remark ?? ""
  }

  /// The certainty on the newest version.
  private var certainty: PagePart {
    guard let word = words[entry.id] else {
      return .more(PageText("This rule is a choice of the simulation, not of UIKit."))
    }
    let sentence =
      switch word {
      case .seen: "This rule was seen on \(Self.newest)."
      case .seenBefore(let version):
        "This rule was last seen on \(version). No log or test of \(Self.newest) shows it."
      case .documented: "On \(Self.newest), this rule is documented, but was not seen."
      case .guess: "On \(Self.newest), this rule is a guess."
      }
    return .more(PageText(sentence))
  }

  /// Related rules: rules that decide about this rule, rules that depend on it, then neighbours.
  private var related: [PageText] {
    let decided = RuleBook.all.filter { $0.kind.decidedBy.contains(entry.id) }.map(\.id)
    let group = RuleBook.all.map(\.id).filter { $0.group == entry.id.group }
    let place = group.firstIndex(of: entry.id) ?? 0
    let rules = (entry.kind.decidedBy + decided + group.beside(place)).eachOnce
    let first = rules.prefix(Self.mostRelated).map(PageText.rule)
    return first.isEmpty ? [PageText(entry.id.group)] : Array(first)
  }

  /// Returns commands: the trace with its rules and, if the rule is a guess, the recording that
  /// would confirm the rule.
  private func commands(_ text: ExplanationText) -> [PageHint] {
    let trace = text.place.map {
      PageHint("the trace with the rule of each line", "tabletrace run \($0.arguments) --why")
    }
    let word = words[entry.id]
    let isGuess = word != nil && word?.name != .seen
    let recording = text.recording.map {
      PageHint(
        "to record on a device whether the rule is right",
        "tabletrace recorder \($0) -o recordings"
      )
    }
    return [trace, isGuess ? recording : nil].compactMap(\.self)
  }
}

/// A group of rules as `explain` shows it.
package enum RuleGroupExplanation {
  /// Returns the page of several rules that one word selects.
  package static func explained(of entries: [RuleEntry], named word: String) -> Explanation {
    let rows = entries.map { [.rule($0.id), PageText($0.sentence)] }
    let groups = RuleBook.all.map(\.id.group).filter { $0 != word }
    let place = RuleBook.all.firstIndex { $0.id == entries.first?.id } ?? 0
    let next = groups.dropFirst(place + entries.count).first ?? groups.first ?? ""
    let first = entries.first.map { [PageText.rule($0.id)] } ?? []
    return Explanation(
      name: word,
      purpose: "A group of \(entries.count) rules about which method is called when.",
      shown: PagePart.first(rows, under: "its rules"),
      related: first + [PageText(next)],
      commands: [
        PageHint(
          "what each rule says for each version",
          "tabletrace rules \(ShellWord.quoted(word))"
        )
      ],
      rest: PagePart.rows(rows, under: "all its rules"),
      restName: "rules"
    )
  }
}

extension TraceLine {
  /// Whether a rule affects the line or its answer, directly or by the events around it.
  func follows(_ id: RuleID) -> Bool {
    rule == id || answerRules.contains(id) || situation.contains(id) || skippedBy.contains(id)
      || heightRules.contains(id)
  }
}
