/// The results of a check in the Test Anything Protocol, version 14.
package struct TAPReport: Sendable {
  private let results: [CheckResult]
  private let equal: EqualDifferences

  package init(_ results: [CheckResult]) {
    self.results = results
    equal = EqualDifferences(results)
  }

  package var text: String {
    var text = "TAP version 14\n1..\(results.count)\n"
    for (index, result) in results.enumerated() {
      let word = result.isPassed ? "ok" : "not ok"
      text += "\(word) \(index + 1) - \(escaped(result.name))"
      // A known issue is reported in words: TODO means that a test point is expected to fail.
      if let reason = result.knownIssue { text += " (known issue: \(escaped(reason)))" }
      text += "\n"
      for notice in result.notices {
        text += "# \(escaped("\(notice.place): \(notice.message)"))\n"
      }
      if !result.isPassed { text += diagnostics(result) }
    }
    return text
  }

  private func diagnostics(_ result: CheckResult) -> String {
    var text = "  ---\n  findings:\n"
    for finding in result.findings {
      text += "    - kind: \(finding.kind.rawValue)\n"
      text += "      message: \(quoted(finding.message))\n"
      text += "      file: \(quoted(finding.file))\n"
      if let line = finding.line { text += "      line: \(line)\n" }
      let first = equal.first(of: finding, in: result)
      let details = first == nil ? finding.details : []
      if let first { text += "      same_as: \(quoted(first))\n" }
      if !details.isEmpty { text += "      details:\n" }
      for detail in details { text += "        - \(quoted(detail))\n" }
      if let next = finding.next { text += "      next: \(quoted(next))\n" }
    }
    return text + "  ...\n"
  }

  /// A description, in which `#` would start a directive.
  private func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "#": result += "\\#"
      case "\n", "\r": result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A double-quoted text of YAML.
  private func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16, uppercase: true)
          result += "\\x" + (digits.count == 1 ? "0" : "") + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
