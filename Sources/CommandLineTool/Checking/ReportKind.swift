import Reports

/// A form of the results of a check that other programs read.
struct ReportKind: Sendable {
  /// The word in `--report`.
  var name: String
  /// The whole report.
  var text: @Sendable ([CheckResult]) -> String

  /// All forms, one row each.
  static let all = [
    ReportKind(name: "junit") { JUnitReport($0).text },
    ReportKind(name: "tap") { TAPReport($0).text },
    ReportKind(name: "github") { GitHubReport($0).text },
    ReportKind(name: "json") { JSONReport($0).text },
    ReportKind(name: digests) { DigestReport($0).text },
  ]

  /// The name of the report that needs digests of the traces.
  static let digests = "digests"

  /// The words as a sentence has them, `a, b or c`.
  static var choices: String {
    let names = all.map(\.name)
    return names.dropLast().joined(separator: ", ") + " or " + names.suffix(1).joined()
  }
}
