/// The findings of a check as workflow commands, which GitHub shows next to the changed lines.
package struct GitHubReport: Sendable {
  /// GitHub shows ten annotations of a step and ignores the others.
  private static let most = 9
  private let results: [CheckResult]
  private let equal: EqualDifferences
  private let place: RepositoryPlace

  /// Creates the report of a check in a folder of its repository.
  package init(_ results: [CheckResult], place: RepositoryPlace = RepositoryPlace()) {
    self.results = results
    self.place = place
    equal = EqualDifferences(results)
  }

  /// The report, with one command on each line, and the number of omitted findings last.
  package var text: String {
    let findings = results.flatMap { result in
      result.findings.filter { equal.first(of: $0, in: result) == nil }.map { (result.name, $0) }
    }
    var text = ""
    for (name, finding) in findings.prefix(Self.most) { text += annotation(name, finding) }
    let notices = results.flatMap { result in result.notices.map { (result.name, $0) } }
    for (name, notice) in notices.prefix(Self.most) { text += annotation(name, notice, "notice") }
    let rest = findings.count - Self.most
    if rest > 0 {
      text += "::error title=tabletrace::\(rest) more \(rest == 1 ? "finding" : "findings")\n"
    }
    return text
  }

  private func annotation(
    _ name: String,
    _ finding: Finding,
    _ kind: String = "error"
  ) -> String {
    var text = "::\(kind) file=\(property(place.path(finding.file)))"
    if let line = finding.line { text += ",line=\(line)" }
    text += ",title=\(property("\(name): \(finding.kind.rawValue)"))::"
    let end = [equal.others(of: finding), finding.next.map { "next: \($0)" }].compactMap(\.self)
    let lines = [finding.message] + finding.details + end
    return text + message(lines.joined(separator: "\n")) + "\n"
  }

  private func message(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private func property(_ text: String) -> String {
    var result = ""
    for scalar in message(text).unicodeScalars {
      switch scalar {
      case ":": result += "%3A"
      case ",": result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
