package struct MarkdownReport: Sendable {
  /// The most bytes, because GitHub refuses a summary above a megabyte.
  private static let most = 250_000
  private let results: [CheckResult]
  private let equal: EqualDifferences

  package init(_ results: [CheckResult]) {
    self.results = results
    equal = EqualDifferences(results)
  }

  /// The whole text: the totals, a table of findings, and each difference once, folded.
  package var text: String {
    let told = results.flatMap { result in
      result.findings.filter { equal.first(of: $0, in: result) == nil }.map { (result, $0) }
    }
    var text = heading + knownIssues
    guard !told.isEmpty else { return text }
    var sections = ""
    text += "\n| check | finding | place | more |\n|---|---|---|---|\n"
    for (index, (result, finding)) in told.enumerated() {
      let next = row(finding, of: result)
      let section = section(finding, of: result)
      if text.utf8.count + sections.utf8.count + next.utf8.count + section.utf8.count > Self.most {
        let left = told.count - index
        sections += "\n\(left) more \(left == 1 ? "finding is" : "findings are") not shown.\n"
        break
      }
      text += next
      sections += section
    }
    return text + sections
  }

  private var heading: String {
    let totals = CheckTotals(results)
    let mark = totals.failed == 0 ? "✔" : "✘"
    return "### \(mark) tabletrace: \(totals.checks) checked, \(totals.passed) passed, "
      + "\(totals.failed) failed\n\n\(Self.count(totals.comparedLines, "line")) compared"
      + (equal.all.isEmpty ? "" : ", \(Self.count(equal.all.count, "difference"))") + ".\n"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  private var knownIssues: String {
    let known = results.filter { $0.isPassed && $0.knownIssue != nil }
      .map { "- \(code($0.name)): known issue: \(plain($0.knownIssue ?? ""))\n" }
    let notices = results.flatMap { result in
      result.notices.map { "- \(code(result.name)): \(plain($0.message))\n" }
    }
    return known.isEmpty && notices.isEmpty ? "" : "\n" + (known + notices).joined()
  }

  private func row(_ finding: Finding, of result: CheckResult) -> String {
    let more = max(0, equal.checks(of: finding).count - 1)
    let cells = [
      cell(result.name), plain(finding.message), cell(finding.place),
      more == 0 ? "" : "and \(more) more",
    ]
    return "| " + cells.joined(separator: " | ") + " |\n"
  }

  private func section(_ finding: Finding, of result: CheckResult) -> String {
    let others = equal.checks(of: finding).dropFirst()
    guard !finding.details.isEmpty || !others.isEmpty || finding.next != nil else { return "" }
    var text = "\n<details><summary>\(plain("\(result.name): \(finding.message)"))</summary>\n"
    if !finding.details.isEmpty { text += "\n" + fenced(finding.details) }
    if !others.isEmpty {
      text += "\nand \(others.count) more: " + others.map(code).joined(separator: ", ") + "\n"
    }
    if let next = finding.next { text += "\nnext: \(code(next))\n" }
    return text + "\n</details>\n"
  }

  /// The lines in a code fence that is longer than any group of backticks inside.
  private func fenced(_ lines: [String]) -> String {
    let fence = String(repeating: "`", count: max(3, lines.map(Self.longestTicks).max() ?? 0))
    return fence + "text\n" + lines.map { $0 + "\n" }.joined() + fence + "\n"
  }

  /// The length of the longest group of backticks, plus one.
  private static func longestTicks(_ line: String) -> Int {
    line.split { $0 != "`" }.map { $0.count + 1 }.max() ?? 0
  }

  /// Code in a cell of a table, where a vertical bar would end the cell.
  private func cell(_ text: String) -> String { code(text).replacing("|", with: "\\|") }

  /// Code within a line, where only a backtick needs an escape.
  private func code(_ text: String) -> String {
    let fence = String(repeating: "`", count: max(1, Self.longestTicks(text)))
    let pad = fence.count > 1 ? " " : ""
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return fence + pad + line + pad + fence
  }

  /// Text with escapes for the characters that have a meaning in Markdown.
  private func plain(_ text: String) -> String {
    var result = ""
    for character in text {
      if character.isNewline {
        result += " "
      } else if character == "<" {
        result += "&lt;"
      } else if character == "&" {
        result += "&amp;"
      } else {
        if "\\`*_[]|#~>".contains(character) { result += "\\" }
        result.append(character)
      }
    }
    return result
  }
}
