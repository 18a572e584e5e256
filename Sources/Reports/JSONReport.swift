/// The results of a check as one JSON document.
package struct JSONReport: Sendable {
  private let results: [CheckResult]

  /// Makes the report.
  package init(_ results: [CheckResult]) {
    self.results = results
  }

  /// The document, keys sorted, with a line end.
  package var text: String {
    let totals = CheckTotals(results)
    let document = Document(
      version: 1,
      totals: .init(
        checks: totals.checks,
        passed: totals.passed,
        failed: totals.failed,
        knownIssues: totals.knownIssues,
        comparedLines: totals.comparedLines
      ),
      results: results.map(Result.init)
    )
    return JSONText.document(document)
  }

  private struct Document: Encodable {
    var version: Int
    var totals: Totals
    var results: [Result]
  }

  private struct Totals: Encodable {
    var checks: Int
    var passed: Int
    var failed: Int
    var knownIssues: Int
    var comparedLines: Int
  }

  private struct Result: Encodable {
    var scenario: String
    var file: String
    var os: String?
    var passed: Bool
    var knownIssue: String?
    var comparedLines: Int
    var findings: [Item]

    init(_ result: CheckResult) {
      scenario = result.scenario
      file = result.file
      os = result.version
      passed = result.isPassed
      knownIssue = result.knownIssue
      comparedLines = result.comparedLines
      findings = result.findings.map(Item.init)
    }
  }

  private struct Item: Encodable {
    var kind: String
    var file: String
    var line: Int?
    var message: String
    var details: [String]
    var next: String?

    init(_ finding: Finding) {
      kind = finding.kind.rawValue
      file = finding.file
      line = finding.line
      message = finding.message
      details = finding.details
      next = finding.next
    }
  }
}
