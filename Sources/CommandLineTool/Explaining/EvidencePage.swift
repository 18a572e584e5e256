import Diagnostics
import Goldens
import TableTrace

/// A case of the evidence as `explain` shows it: its source, what became of it, and what rests on it.
struct EvidencePage {
  var evidence: Evidence
  var ink: Ink

  var text: String {
    let parts = PageParts(ink: ink)
    let objections = evidence.objections.map { [$0.rule.rawValue, $0.text] }
    return parts.head(evidence.item.id) + parts.table(facts)
      + parts.part("the rules that rest on it", Self.rows(evidence.shown))
      + parts.part("the rules at which it hints", Self.rows(evidence.hinted))
      + parts.part("what is said against rules", objections)
      + parts.part(
        "the logs that are kept of it",
        evidence.logs.map { [$0.path, $0.kind.rawValue] }
      )
  }

  private var facts: [[String]] {
    let item = evidence.item
    let releases = item.shows.map { range in
      range.first == range.last ? "\(range.first)" : "\(range.first) to \(range.last)"
    }
    let shows = releases.isEmpty ? "no release that is known" : releases.joined(separator: ", ")
    return [
      ["evidence", item.source], ["its version", item.ios], ["it is", item.certainty],
      ["it shows", "\(shows), and makes a rule \(item.grade.rawValue) at best"],
    ] + outcome
  }

  /// What the ledger says became of it.
  private var outcome: [[String]] {
    guard let entry = evidence.entry else { return [] }
    let outcome = TraceWord.outcome(of: entry.status)
    var rows = [["ledger", "\(entry.status.rawValue): \(outcome)"]]
    switch entry.proof {
    case .scenario(let path): rows.append(["scenario", path])
    case .test(let name): rows.append(["test", name])
    case nil: break
    }
    if let reason = entry.reason { rows.append(["because", reason]) }
    return rows
  }

  /// A row a rule, with how sure it makes it from which release on and what that is.
  private static func rows(_ uses: [Evidence.Use]) -> [[String]] {
    uses.map { use in
      let since = use.grade.from ?? use.band.since
      return [
        use.rule.id.rawValue, "\(use.grade.certainty.rawValue) from \(since) on", use.band.says,
      ]
    }
  }
}
