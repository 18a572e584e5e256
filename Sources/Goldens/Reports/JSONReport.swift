import TableTrace

package struct JSONReport: Sendable {
  private let results: [CheckResult]
  private let equal: EqualDifferences

  package init(_ results: [CheckResult]) {
    self.results = results
    equal = EqualDifferences(results)
  }

  package var text: String {
    let document = Document(
      version: 1,
      totals: CheckTotals(results),
      differences: equal.all.map { Difference(id: $0.id, checks: $0.checks) },
      results: results.map { Result($0, equal) }
    )
    return JSONText.document(document)
  }

  private struct Document: Encodable {
    var version: Int
    var totals: CheckTotals
    var differences: [Difference]
    var results: [Result]
  }

  /// One difference, and its checks; the first one reports it.
  private struct Difference: Encodable {
    var id: String
    var checks: [String]
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
    var notices: [Item]?

    init(_ result: CheckResult, _ equal: EqualDifferences) {
      scenario = result.scenario
      file = result.file
      os = result.version
      passed = result.isPassed
      knownIssue = result.knownIssue
      comparedLines = result.comparedLines
      findings = result.findings.map { Item($0, sameAs: equal.first(of: $0, in: result)) }
      let told = result.notices.map { Item($0, sameAs: nil) }
      notices = told.isEmpty ? nil : told
      laws = result.laws.map(Laws.init)
    }
  }

  /// The number of laws that judged the trace, those that rules suspend, and those that are broken.
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
    var difference: String?
    var sameAs: String?
    var law: String?
    var next: String?

    init(_ finding: Finding, sameAs first: String?) {
      kind = finding.kind.rawValue
      file = finding.file
      line = finding.line
      message = finding.message
      // What is equal is told once, where it comes first.
      details = first == nil ? finding.details : []
      difference = finding.difference
      sameAs = first
      law = finding.law
      next = finding.next
    }
  }
}
