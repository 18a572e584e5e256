/// The sums over the results of a check.
package struct CheckTotals: Encodable, Hashable, Sendable {
  /// The checks, one for each scenario and version.
  package var checks = 0
  /// Those without a finding, known issues among them.
  package var passed = 0
  /// Those with a finding.
  package var failed = 0
  /// Those that differ from their log for a reason that is known.
  package var knownIssues = 0
  /// The lines that were compared.
  package var comparedLines = 0

  /// Adds up results.
  package init(_ results: [CheckResult]) {
    for result in results {
      checks += 1
      comparedLines += result.comparedLines
      if result.isPassed { passed += 1 } else { failed += 1 }
      if result.isPassed, result.knownIssue != nil { knownIssues += 1 }
    }
  }
}
