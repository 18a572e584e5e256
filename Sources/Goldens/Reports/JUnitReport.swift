/// The results of a check as JUnit XML, one test case for each scenario and version.
package struct JUnitReport: Sendable {
  private let results: [CheckResult]
  private let equal: EqualDifferences

  package init(_ results: [CheckResult]) {
    self.results = results
    equal = EqualDifferences(results)
  }

  package var text: String {
    let totals = CheckTotals(results)
    let errors = results.filter(isError).count
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<testsuites>\n"
    text += "  <testsuite name=\"tabletrace\" tests=\"\(totals.checks)\""
    text += " failures=\"\(totals.failed - errors)\" errors=\"\(errors)\""
    text += " skipped=\"\(totals.knownIssues)\">\n"
    for result in results { text += testCase(result) }
    return text + "  </testsuite>\n</testsuites>\n"
  }

  private func isError(_ result: CheckResult) -> Bool {
    result.findings.contains { $0.kind == .invalid }
  }

  private func testCase(_ result: CheckResult) -> String {
    let name = XMLText.attribute(result.version ?? "all versions")
    let suite = XMLText.attribute(result.scenario)
    let file = XMLText.attribute(result.file)
    let head = "    <testcase classname=\"\(suite)\" name=\"\(name)\" file=\"\(file)\""
    let notices = notices(result)
    guard !result.isPassed else {
      let inner = knownIssue(result) + notices
      return head + (inner.isEmpty ? "/>\n" : ">\n\(inner)    </testcase>\n")
    }
    // The format allows one failure or one error in a case, so all findings share it.
    let tag = isError(result) ? "error" : "failure"
    let first = result.findings[0]
    var text = head + ">\n      <\(tag) type=\"\(first.kind.rawValue)\""
    text += " message=\"\(XMLText.attribute(first.message))\">"
    text += XMLText.content(result.findings.map { body($0, of: result) }.joined(separator: "\n"))
    return text + "</\(tag)>\n\(notices)    </testcase>\n"
  }

  /// A known issue, which programs that read the format count as skipped.
  private func knownIssue(_ result: CheckResult) -> String {
    guard let reason = result.knownIssue else { return "" }
    return "      <skipped message=\"\(XMLText.attribute("known issue: \(reason)"))\"/>\n"
  }

  private func notices(_ result: CheckResult) -> String {
    guard !result.notices.isEmpty else { return "" }
    let lines = result.notices.map { body($0, of: result) }
    return "      <system-out>\(XMLText.content(lines.joined(separator: "\n")))</system-out>\n"
  }

  private func body(_ finding: Finding, of result: CheckResult) -> String {
    var lines = ["\(finding.place): \(finding.message)"]
    if let first = equal.first(of: finding, in: result) {
      lines.append("the same difference as \(first)")
    } else {
      lines += finding.details
      if let others = equal.others(of: finding) { lines.append(others) }
    }
    if let next = finding.next { lines.append("next: \(next)") }
    return lines.joined(separator: "\n")
  }
}
