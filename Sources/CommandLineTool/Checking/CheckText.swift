import Diagnostics
import Reports

/// The results of a check for people: each scenario's first finding, first exception and mistakes
/// in full, the others in a line.
struct CheckText {
  var ink: Ink

  /// All that is wrong, all known issues, and the sums.
  func text(_ results: [CheckResult]) -> String {
    findings(results) + totals(results)
  }

  /// All that is wrong, and all known issues.
  func findings(_ results: [CheckResult]) -> String {
    var text = ""
    var shown: Set<String> = []
    var explained: Set<String> = []
    var told: Set<String> = []
    for result in results {
      if let reason = result.knownIssue, result.isPassed {
        text += "~ \(result.name): known issue: \(Phrase.visible(reason))\n"
      }
      for finding in result.findings {
        let isFirst = shown.insert(result.scenario).inserted
        let isExplained =
          finding.kind == .unexpectedException && explained.insert(result.scenario).inserted
        let isFull = isFirst || isExplained || finding.kind == .invalid
        guard isFull else {
          text += headline(finding, of: result)
          continue
        }
        // What mends many files at once is said once; what mends a scenario, for each.
        let owner = finding.kind == .invalid ? "" : result.scenario
        let isNew = told.insert("\(owner): \(finding.next ?? "")").inserted
        text += full(finding, of: result, tellsNext: isNew)
      }
    }
    return text
  }

  private func headline(_ finding: Finding, of result: CheckResult) -> String {
    "\(ink.paint("✘", .red)) \(Phrase.visible("\(result.name): \(finding.message)"))\n"
  }

  private func full(
    _ finding: Finding,
    of result: CheckResult,
    tellsNext: Bool
  ) -> String {
    let file = Phrase.visible(finding.file)
    let place = finding.line.map { "\(file):\($0)" } ?? file
    var lines = ["at \(place)"] + finding.details
    if let next = finding.next, tellsNext { lines.append("next: \(next)") }
    return headline(finding, of: result) + lines.map { "  \(Phrase.visible($0))\n" }.joined()
  }

  private func totals(_ results: [CheckResult]) -> String {
    let totals = CheckTotals(results)
    var words = ["\(totals.checks) checked", "\(totals.passed) passed"]
    let failed = "\(totals.failed) failed"
    words.append(totals.failed == 0 ? failed : ink.paint(failed, .red))
    if totals.knownIssues > 0 { words.append("\(totals.knownIssues) of the passed known issues") }
    return words.joined(separator: ", ") + "; \(totals.comparedLines) lines compared\n"
  }
}
