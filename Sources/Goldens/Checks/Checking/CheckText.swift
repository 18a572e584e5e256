package import Diagnostics
package import Reports

/// The results of a check as text.
///
/// Each difference is printed once. A scenario's first finding, first exception, expectations and
/// errors are complete. Its other findings are short.
package struct CheckText {
  var ink: Ink

  package init(
    ink: Ink
  ) {
    self.ink = ink
  }

  /// Returns all findings, all known issues, the saved traces, and the totals.
  package func text(_ results: [CheckResult], kept: String? = nil) -> String {
    findings(results) + (kept.map { Phrase.visible($0) + "\n" } ?? "") + totals(results)
  }

  package func findings(_ results: [CheckResult]) -> String {
    let equal = EqualDifferences(results)
    var text = ""
    var shown: Set<String> = []
    var explained: Set<String> = []
    var told: Set<String> = []
    for result in results {
      if let reason = result.knownIssue, result.isPassed {
        text += "~ \(result.name): known issue: \(Phrase.visible(reason))\n"
      }
      for notice in result.notices {
        text += "~ \(Phrase.visible("\(result.name): \(notice.message) (\(notice.place))"))\n"
      }
      for finding in result.findings where equal.first(of: finding, in: result) == nil {
        let isFirst = shown.insert(result.scenario).inserted
        let isExplained =
          own(finding).map { explained.insert("\(result.scenario): \($0)").inserted } ?? false
        let isFull =
          isFirst || isExplained || finding.kind == .invalid || finding.kind == .brokenLaw
        let others = equal.others(of: finding)
        guard isFull else {
          let why = finding.reasons.prefix(1)
          text += headline(finding, of: result)
          text += indented(finding.brief + why + (others.map { [$0] } ?? []))
          continue
        }
        // A fix for many files is printed once. A fix for a scenario is printed for each scenario.
        let owner = finding.kind == .invalid ? "" : result.scenario
        let isNew = told.insert("\(owner): \(finding.next ?? "")").inserted
        text += full(finding, of: result, others: others, tellsNext: isNew)
      }
    }
    return text
  }

  /// Returns the details that are printed once per scenario: its first exception, and each failed
  /// expectation.
  private func own(_ finding: Finding) -> String? {
    switch finding.kind {
    case .unexpectedException: finding.kind.rawValue
    case .failedExpectation: "\(finding.place): \(finding.message)"
    case .divergence, .logDivergence, .missingGolden, .orphanGolden, .brokenLaw,
      .nondeterminism, .unexpectedPass, .invalid, .idleSlack:
      nil
    }
  }

  private func headline(_ finding: Finding, of result: CheckResult) -> String {
    "\(ink.paint("✘", .red)) \(Phrase.visible("\(result.name): \(finding.message)"))\n"
  }

  private func full(
    _ finding: Finding,
    of result: CheckResult,
    others: String?,
    tellsNext: Bool
  ) -> String {
    let painted = ink.isColoured ? finding.paintedDetails : nil
    var end = others.map { [$0] } ?? []
    if let next = finding.next, tellsNext { end.append("next: \(next)") }
    // With colors, the details show invisible characters themselves.
    let details = painted.map { $0.map { "  \($0)\n" }.joined() } ?? indented(finding.details)
    return headline(finding, of: result) + indented(["at \(finding.place)"]) + details
      + indented(end)
  }

  private func indented(_ lines: [String]) -> String {
    lines.map { "  \(Phrase.visible($0))\n" }.joined()
  }

  private func totals(_ results: [CheckResult]) -> String {
    let totals = CheckTotals(results)
    var words = ["\(totals.checks) checked", "\(totals.passed) passed"]
    let failed = "\(totals.failed) failed"
    words.append(totals.failed == 0 ? failed : ink.paint(failed, .red))
    if totals.knownIssues > 0 {
      words.append("\(totals.knownIssues) of the passed are known issues")
    }
    let lines = totals.comparedLines == 1 ? "line" : "lines"
    return words.joined(separator: ", ") + "; \(totals.comparedLines) \(lines) compared\n"
  }
}
