package struct CheckTotals: Hashable, Sendable {
  /// The number of checks, one for each scenario and version.
  package var checks = 0
  /// The number of checks without a finding, including known issues.
  package var passed = 0
  package var failed = 0
  package var knownIssues = 0
  package var comparedLines = 0

  package init(_ results: [CheckResult]) {
    for result in results {
      checks += 1
      comparedLines += result.comparedLines
      if result.isPassed { passed += 1 } else { failed += 1 }
      if result.isPassed, result.knownIssue != nil { knownIssues += 1 }
    }
  }
}
