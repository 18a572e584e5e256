import Project
package import TableTrace

/// A callback as `explain` shows it.
///
/// The short page says what the callback is for, the order around it, and why it is not called. The
/// whole page adds the phases, the rules, the gates and the lessons.
package struct CallbackPage {
  var facts: CallbackFacts
  /// What the lessons show, or nil if no lessons are available.
  var sightings: CallbackSightings?

  package init(
    facts: CallbackFacts,
    sightings: CallbackSightings? = nil
  ) {
    self.facts = facts
    self.sightings = sightings
  }

  package var explained: Explanation {
    let text = ExplanationText.of(.callback, facts.key)
    let name = PageText(facts.swiftName ?? facts.selector)
    let protocolName = PageText(.declaringProtocol, facts.declaringProtocol.rawValue)
    let order: [PagePart] =
      text.order == nil ? [] : [.headline("order"), .words(text.orderWords)]
    return Explanation(
      name: facts.key,
      facts: [[name, protocolName, "from " + .release(facts.introduced)]],
      purpose: text.purpose ?? "",
      shown: order,
      reasons: (
        "common surprises, such as why it is not called or is called again", text.pageReasons
      ),
      versions: text.versionParts,
      related: text.relatedTexts,
      commands: [
        PageHint("why it is not called in a scenario", "tabletrace why-not \(facts.key) SCENARIO"),
        PageHint("changes by version", "tabletrace history \(facts.key)"),
      ],
      rest: rest
    )
  }

  /// The parts that only the whole page shows.
  private var rest: [PagePart] {
    let answers =
      sightings == nil ? [] : Course.shipped.questions(about: facts.callback).map(\.answer)
    return [.headline("names"), .rows(names)] + PagePart.rows(moments, under: "when it is called")
      + PagePart.rules(sightings?.rules ?? [])
      + PagePart.rules(sightings?.rulesBehind ?? [], titled: "related rules")
      + PagePart.rows(gates, under: "the conditions for a call (gates), in the order of the checks")
      + PagePart.lessons(sightings?.lessons ?? []) + more + PagePart.questions(answers)
  }

  private var names: [[PageText]] {
    let deprecated = facts.deprecated.map { ", deprecated since " + .release($0) } ?? ""
    var rows: [[PageText]] = [
      ["Swift", PageText(facts.swiftName ?? "none")],
      ["Objective-C", PageText(facts.selector)],
      ["declared by", PageText(.declaringProtocol, facts.declaringProtocol.rawValue)],
      ["received by", PageText(facts.recipient.rawValue)],
      ["available", "since " + .release(facts.introduced) + deprecated],
      ["required", facts.isRequired ? "yes" : "no"],
      ["without it", PageText(facts.defaultAnswer)],
    ]
    if !facts.callback.isSentByTable {
      rows.append(["called", "never by a table view, because it has nothing to zoom"])
    }
    return rows
  }

  private var moments: [[PageText]] {
    guard let sightings else { return [] }
    var rows = sightings.moments.map { $0.words + ($0.remark.map { [$0] } ?? []) }
    let around = sightings.around.map(PageText.callback)
    if !around.isEmpty { rows.append(["inside", .list(around)]) }
    return rows
  }

  private var gates: [[PageText]] {
    GateBook.chain(of: facts.callback).map { [.gate($0.id), PageText($0.id.sentence)] }
  }

  private var more: [PagePart] {
    let more = (sightings?.lessons.count ?? 0) - PagePart.mostLessons
    return more > 0 ? [.more(PageText("and \(more) more lessons with this method"))] : []
  }
}

extension CallbackSightings.Moment {
  /// The phase and its meaning, as a row of the page.
  var words: [PageText] {
    phase.map { [.phase($0), PageText($0.sentence)] }
      ?? ["in a step", "A touch or a method of the table causes the call inside the step itself."]
  }

  /// The versions in which it is called there, and the only lesson that shows it, or nil.
  fileprivate var remark: PageText? {
    let rare = rareIn.map { "rare: only in " + .scenario($0.file.name) }
    guard !releases.isEmpty else { return rare }
    return rare.map { PageText(releases) + "; " + $0 } ?? PageText(releases)
  }
}
