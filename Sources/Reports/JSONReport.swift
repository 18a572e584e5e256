import TableTrace

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
    var laws: Laws?
    var findings: [Item]

    init(_ result: CheckResult) {
      scenario = result.scenario
      file = result.file
      os = result.version
      passed = result.isPassed
      knownIssue = result.knownIssue
      comparedLines = result.comparedLines
      laws = result.laws.map(Laws.init)
      findings = result.findings.map(Item.init)
    }
  }

  /// How many laws the trace was judged by, those that rules suspend, and those that are broken.
  private struct Laws: Encodable {
    struct Suspended: Encodable {
      var law: String
      var rule: String
    }

    var judged: Int
    var suspended: [Suspended]
    var broken: [String]

    init(_ verdict: LawVerdict) {
      judged = verdict.judged
      suspended = verdict.suspended.map {
        Suspended(law: $0.law.rawValue, rule: $0.rule.rawValue)
      }
      broken = verdict.breaches.map(\.law.rawValue)
    }
  }

  private struct Item: Encodable {
    var kind: String
    var file: String
    var line: Int?
    var message: String
    var details: [String]
    var law: String?
    var next: String?

    init(_ finding: Finding) {
      kind = finding.kind.rawValue
      file = finding.file
      line = finding.line
      message = finding.message
      details = finding.details
      law = finding.law
      next = finding.next
    }
  }
}
