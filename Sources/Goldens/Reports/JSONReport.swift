import TableTrace

package struct JSONReport: Sendable {
  private let results: [CheckResult]
  private let equal: EqualDifferences

  package init(_ results: [CheckResult]) {
    self.results = results
    equal = EqualDifferences(results)
  }

  package var text: String { Self.shape.document(self) }

  private static let shape = JSONShape<JSONReport>([
    .version,
    .init("totals", .object(totals)) { CheckTotals($0.results) },
    .init("differences", .list(difference), \.equal.all),
    .init("results", .list(result)) { report in report.results.map { ($0, report.equal) } },
  ])

  private static let totals = JSONShape<CheckTotals>([
    .init("checks", .count, \.checks),
    .init("passed", .count, \.passed),
    .init("failed", .count, \.failed),
    .init("knownIssues", .count, \.knownIssues),
    .init("comparedLines", .count, \.comparedLines),
  ])

  /// One difference with its checks, of which the first one reports it.
  private static let difference = JSONShape<EqualDifferences.Group>([
    .init("id", .text, \.id),
    .init("checks", .texts, \.checks),
  ])

  private static let result = JSONShape<(result: CheckResult, equal: EqualDifferences)>([
    .init("scenario", .text, \.result.scenario),
    .init("file", .text, \.result.file),
    .init("os", optional: .text, \.result.version),
    .init("passed", .flag, \.result.isPassed),
    .init("knownIssue", optional: .text, \.result.knownIssue),
    .init("comparedLines", .count, \.result.comparedLines),
    .init("laws", optional: .object(laws), \.result.laws),
    .init("findings", .list(finding)) { checked in
      checked.result.findings.map { ($0, checked.equal.first(of: $0, in: checked.result)) }
    },
    .init("notices", optional: .list(finding)) { checked in
      let notices = checked.result.notices
      return notices.isEmpty ? nil : notices.map { ($0, nil) }
    },
  ])

  /// The number of laws that were checked, suspended by rules, and broken.
  private static let laws = JSONShape<LawVerdict>([
    .init("judged", .count, \.judged),
    .init("suspended", .list(suspension)) { verdict in
      verdict.suspended.map { ($0.law, $0.rule) }
    },
    .init("broken", .texts) { $0.breaches.map(\.law.rawValue) },
  ])

  private static let suspension = JSONShape<(law: LawID, rule: RuleID)>([
    .init("law", .text, \.law.rawValue),
    .init("rule", .text, \.rule.rawValue),
  ])

  /// A finding, which is complete only the first time if several are equal.
  private static let finding = JSONShape<(finding: Finding, first: String?)>([
    .init("kind", .text, \.finding.kind.rawValue),
    .init("file", .text, \.finding.file),
    .init("line", optional: .count, \.finding.line),
    .init("message", .text, \.finding.message),
    .init("details", .texts) { $0.first == nil ? $0.finding.details : [] },
    .init("difference", optional: .text, \.finding.difference),
    .init("sameAs", optional: .text, \.first),
    .init("law", optional: .text, \.finding.law),
    .init("next", optional: .text, \.finding.next),
  ])
}
