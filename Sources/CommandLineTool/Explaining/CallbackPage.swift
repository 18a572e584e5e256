import Diagnostics
import TableTrace

/// A callback as `explain` shows it: its names, when it comes, what may keep it away, who teaches it.
struct CallbackPage {
  var facts: CallbackFacts
  /// What the lessons show; nil where there is no library.
  var sightings: CallbackSightings?
  var ink: Ink

  private var parts: PageParts { PageParts(ink: ink) }

  var text: String {
    parts.head(facts.key) + parts.table(names)
      + parts.part("when it comes", moments)
      + parts.rules(sightings?.rules ?? [])
      + parts.rules(
        sightings?.rulesBehind ?? [],
        titled: "the rules that decide about these, or bring about what the calls stand in"
      )
      + parts.part("what may keep it from being called, in this order", gates)
      + parts.lessons(sightings?.lessons ?? [])
      + parts.questions(
        sightings == nil ? [] : Course.questions(about: facts.callback).map(\.answer)
      )
      + hints
  }

  private var names: [[String]] {
    let deprecated = facts.deprecated.map { ", deprecated from \($0) on" } ?? ""
    var rows = [
      ["Swift", facts.swiftName ?? "none"],
      ["Objective-C", facts.selector],
      ["declared by", facts.declaringProtocol.rawValue],
      ["received by", facts.recipient.rawValue],
      ["available", "from \(facts.introduced) on\(deprecated)"],
      ["implemented", facts.isRequired ? "always: it is required" : "optional"],
      ["when absent", facts.defaultAnswer],
    ]
    if !facts.callback.isSentByTable {
      rows.append(["sent", "never by a table, which has nothing to zoom"])
    }
    return rows
  }

  private var moments: [[String]] {
    guard let sightings else { return [] }
    var rows = sightings.moments.map { moment in
      let remarks = [
        moment.releases, moment.rareIn.map { "rare: in \($0.file.name) alone" } ?? "",
      ]
      let remark = remarks.filter { !$0.isEmpty }.joined(separator: "; ")
      return moment.words + (remark.isEmpty ? [] : [remark])
    }
    let around = sightings.around.map(\.facts.key)
    if !around.isEmpty { rows.append(["inside", around.joined(separator: ", ")]) }
    return rows
  }

  private var gates: [[String]] {
    GateBook.chain(of: facts.callback).map { [$0.id.rawValue, $0.sentence] }
  }

  private var hints: String {
    guard let sightings else { return "" }
    let more = sightings.lessons.count - PageParts.mostLessons
    let key = facts.key
    let rest = more > 0 ? "\(more) more lessons implement it\n" : ""
    return
      "\n\(rest)why it is not called: tabletrace why-not \(key) SCENARIO\nfrom release to release: tabletrace history \(key)\n"
  }
}

extension CallbackSightings.Moment {
  /// The moment, and what it is.
  var words: [String] {
    phase.map { ["> \($0.rawValue)", $0.sentence] }
      ?? ["in a step", "at once: a finger or a method of the table causes it"]
  }
}
