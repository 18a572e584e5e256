package import Reports

/// A form of the results of a check that other programs read.
package struct ReportKind: Sendable {
  /// The word in `--report`.
  package var name: String
  /// The whole report, of a check that ran at a place of a repository.
  package var text: @Sendable ([CheckResult], RepositoryPlace) -> String

  /// All forms, one row each.
  package static let all = [
    ReportKind(name: "junit") { results, _ in JUnitReport(results).text },
    ReportKind(name: "tap") { results, _ in TAPReport(results).text },
    ReportKind(name: "github") { results, place in GitHubReport(results, place: place).text },
    ReportKind(name: "json") { results, _ in JSONReport(results).text },
    ReportKind(name: "markdown") { results, _ in MarkdownReport(results).text },
    ReportKind(name: digests) { results, _ in DigestReport(results).text },
  ]

  /// The name of the report that needs digests of the traces.
  package static let digests = "digests"

  /// The words as a sentence has them, `a, b or c`.
  package static var choices: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
  }
}
