import Project
package import TableTrace

/// A callback as `explain` shows it: its names, when it comes, what may keep it away, who teaches it.
package struct CallbackPage {
  var facts: CallbackFacts
  /// What the lessons show; nil where there is no library.
  var sightings: CallbackSightings?

  package init(
    facts: CallbackFacts,
    sightings: CallbackSightings? = nil
  ) {
    self.facts = facts
    self.sightings = sightings
  }

  package var page: Page { Page(title: facts.key, parts: parts) }

  private var parts: [PagePart] {
    let behind = "related rules"
    let answers =
      sightings == nil ? [] : Course.shipped.questions(about: facts.callback).map(\.answer)
    return [.rows(names)] + PagePart.rows(moments, under: "when it comes")
      + PagePart.rules(sightings?.rules ?? [])
      + PagePart.rules(sightings?.rulesBehind ?? [], titled: behind)
      + PagePart.rows(gates, under: "what may keep it from being called, in this order")
      + PagePart.lessons(sightings?.lessons ?? []) + PagePart.questions(answers) + hints
  }

  private var names: [[PageText]] {
    let deprecated = facts.deprecated.map { ", deprecated from " + .release($0) + " on" } ?? ""
    var rows: [[PageText]] = [
      ["Swift", PageText(facts.swiftName ?? "none")],
      ["Objective-C", PageText(facts.selector)],
      ["declared by", PageText(.declaringProtocol, facts.declaringProtocol.rawValue)],
      ["received by", PageText(facts.recipient.rawValue)],
      ["available", "from " + .release(facts.introduced) + " on" + deprecated],
      ["implemented", facts.isRequired ? "always: it is required" : "optional"],
      ["when absent", PageText(facts.defaultAnswer)],
    ]
    if !facts.callback.isSentByTable {
      rows.append(["sent", "never by a table, which has nothing to zoom"])
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
    GateBook.chain(of: facts.callback).map { [.gate($0.id), PageText($0.sentence)] }
  }

  private var hints: [PagePart] {
    guard let sightings else { return [] }
    let more = sightings.lessons.count - PagePart.mostLessons
    let rest = more > 0 ? [PageHint("\(more) more lessons implement it")] : []
    let commands = [
      PageHint("why it is not called", "tabletrace why-not \(facts.key) SCENARIO"),
      PageHint("from release to release", "tabletrace history \(facts.key)"),
    ]
    return [.hints(rest + commands)]
  }
}

extension CallbackSightings.Moment {
  /// The moment, and what it is.
  var words: [PageText] {
    phase.map { [.phase($0), PageText($0.sentence)] }
      ?? ["in a step", "at once: a finger or a method of the table causes it"]
  }

  /// The releases that have it, and the lesson that alone shows it; nil where it is as usual.
  fileprivate var remark: PageText? {
    let rare = rareIn.map { "rare: in " + .scenario($0.file.name) + " alone" }
    guard !releases.isEmpty else { return rare }
    return rare.map { PageText(releases) + "; " + $0 } ?? PageText(releases)
  }
}
