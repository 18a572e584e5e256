import Goldens
package import Project
import TableTrace

/// A piece of evidence as `explain` shows it: its source, its state, and the rules that rest on it.
package struct EvidencePage {
  var evidence: Evidence

  package init(
    evidence: Evidence
  ) {
    self.evidence = evidence
  }

  package var page: Page {
    let objections = evidence.objections.map { [.rule($0.rule), PageText($0.text)] }
    let logs = evidence.logs.map { [PageText(.log, $0.path), PageText($0.kind.rawValue)] }
    return Page(
      title: evidence.item.id,
      parts: [.rows(facts)]
        + PagePart.rows(Self.rows(evidence.shown), under: "the rules that rest on it")
        + PagePart.rows(Self.rows(evidence.hinted), under: "the rules that it hints at")
        + PagePart.rows(objections, under: "what it says against rules")
        + PagePart.rows(logs, under: "its logs")
    )
  }

  private var facts: [[PageText]] {
    let item = evidence.item
    let releases = item.shows.map { range in
      range.first == range.last ? "\(range.first)" : "\(range.first) to \(range.last)"
    }
    let shows = releases.isEmpty ? "no known version" : releases.joined(separator: ", ")
    return [
      ["evidence", PageText(item.source)], ["its version", PageText(item.ios)],
      ["it is", PageText(item.certainty)],
      ["it shows", PageText("\(shows), a rule can be \(item.grade.rawValue) by it")],
    ] + outcome
  }

  /// Its state in the ledger.
  private var outcome: [[PageText]] {
    guard let entry = evidence.entry else { return [] }
    let outcome = TraceWord.outcome(of: entry.status)
    var rows: [[PageText]] = [["ledger", PageText("\(entry.status.rawValue): \(outcome)")]]
    switch entry.proof {
    case .scenario(let path):
      let name = ScenarioFile(path: path, currentFolder: "").name
      rows.append(["scenario", PageText(.scenario, name, as: path)])
    case .test(let name): rows.append(["test", PageText(name)])
    case nil: break
    }
    if let reason = entry.reason { rows.append(["because", PageText(reason)]) }
    return rows
  }

  /// A row a rule, with how sure it makes it from which release on and what that is.
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
