import Goldens
package import Project
import TableTrace

/// A piece of evidence as `explain` shows it: its source, its status, and the rules that cite it.
package struct EvidencePage {
  var evidence: Evidence

  package init(
    evidence: Evidence
  ) {
    self.evidence = evidence
  }

  package var explained: Explanation {
    let item = evidence.item
    let (supporting, hinting, against) = (evidence.shown, evidence.hinted, evidence.objections)
    let objections = against.map { [.rule($0.rule), PageText($0.text)] }
    let logs = evidence.logs.map { [PageText(.log, $0.path), PageText($0.kind.rawValue)] }
    let shown = Self.rows(supporting)
    let hinted = Self.rows(hinting)
    let all =
      PagePart.rows(shown, under: "all rules that it supports")
      + PagePart.rows(hinted, under: "all rules that it suggests but does not prove")
      + PagePart.rows(objections, under: "all remarks on rules that it limits or contradicts")
    let isWhole =
      shown.count + hinted.count <= Self.mostRules && objections.count <= Self.mostObjections
    let rules = (supporting + hinting).map(\.rule.id) + against.map(\.rule)
    let related = rules.eachOnce.prefix(Self.mostRelated).map(PageText.rule)
    return Explanation(
      name: item.id,
      purpose: "Evidence about UIKit, of the kind \(item.certainty). A rule that is based on it "
        + "has at most the certainty '\(item.grade.rawValue)'.",
      shown: [.headline("source and result"), .rows(facts)]
        + PagePart.first(shown, under: "the rules that it supports", most: Self.mostRules)
        + PagePart.first(
          hinted,
          under: "the rules that it suggests but does not prove",
          most: Self.mostRules
        )
        + PagePart.first(
          objections,
          under: "remarks on rules that it limits or contradicts",
          most: Self.mostObjections
        )
        + PagePart.first(logs, under: "its logs"),
      related: related.isEmpty ? ["evidence", "certainty"] : Array(related),
      rest: isWhole ? [] : all,
      restName: "rules"
    )
  }

  /// The most rules on the short page, so that it has at most 40 lines.
  private static let mostRules = 5
  private static let mostObjections = 3
  /// The most rules that are listed as related.
  private static let mostRelated = 4

  private var facts: [[PageText]] {
    let item = evidence.item
    let releases = item.shows.map { range in
      range.first == range.last ? "\(range.first)" : "\(range.first) to \(range.last)"
    }
    let shows = releases.isEmpty ? "no known version" : releases.joined(separator: ", ")
    return [
      ["source", PageText(item.source)], ["iOS version", PageText(item.ios)],
      ["it covers", PageText(shows)],
    ] + outcome
  }

  /// Its status in the ledger.
  private var outcome: [[PageText]] {
    guard let entry = evidence.entry else { return [] }
    let outcome = TraceWord.outcome(of: entry.status)
    var rows: [[PageText]] = [["result", PageText("\(entry.status.rawValue): \(outcome)")]]
    switch entry.proof {
    case .scenario(let path):
      let name = ScenarioFile(path: path, currentFolder: "").name
      rows.append(["scenario", PageText(.scenario, name, as: path)])
    case .test(let name): rows.append(["test", PageText(name)])
    case nil: break
    }
    if let reason = entry.reason { rows.append(["note", PageText(reason)]) }
    return rows
  }

  /// Returns a row for each rule, with its certainty, its first version and its value.
  private static func rows(_ uses: [Evidence.Use]) -> [[PageText]] {
    uses.map { use in
      let since = use.grade.from ?? use.range.since
      return [
        .rule(use.rule.id), PageText("\(use.grade.certainty.rawValue) from \(since)"),
        PageText(use.range.says),
      ]
    }
  }
}
