import Reports

/// A form of the results of a check that other programs read.
struct ReportKind: Sendable {
  /// The word in `--report`.
  var name: String
  /// The whole report, of a check that ran at a place of a repository.
  var text: @Sendable ([CheckResult], RepositoryPlace) -> String

  /// All forms, one row each.
  static let all = [
    ReportKind(name: "junit") { results, _ in JUnitReport(results).text },
    ReportKind(name: "tap") { results, _ in TAPReport(results).text },
    ReportKind(name: "github") { results, place in GitHubReport(results, place: place).text },
    ReportKind(name: "json") { results, _ in JSONReport(results).text },
    ReportKind(name: "markdown") { results, _ in MarkdownReport(results).text },
  ]

  /// The words as a sentence has them, `a, b or c`.
  static var choices: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
  }
}
