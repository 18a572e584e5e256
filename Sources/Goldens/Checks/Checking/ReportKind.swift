import Diagnostics
package import Reports

/// A report of a check that other programs read.
package struct ReportKind: Sendable {
  /// The name in `--report`.
  package var name: String
  package var text: @Sendable ([CheckResult], RepositoryPlace) -> String

  package static let all = [
    ReportKind(name: "junit") { results, _ in JUnitReport(results).text },
    ReportKind(name: "github") { results, place in GitHubReport(results, place: place).text },
    ReportKind(name: "json") { results, _ in JSONReport(results).text },
    ReportKind(name: "markdown") { results, _ in MarkdownReport(results).text },
    ReportKind(name: digests) { results, _ in DigestReport(results).text },
  ]

  /// The name of the report that needs digests of the traces.
  package static let digests = "digests"

  /// The names in a sentence: `a, b or c`.
  package static var choices: String { Phrase.choice(all.map(\.name)) }
}
