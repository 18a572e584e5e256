import Diagnostics
import Scenarios

/// What to write into a scenario: the lines as they are and as they become.
struct MendText {
  var finding: WhyNotAnswer.Finding
  var path: String
  var ink: Ink

  /// The lines below their head; empty where there is nothing to write.
  var text: String {
    guard let mend = finding.mend else { return "" }
    if let version = mend.version { return "\nask for another version: --os '\(version)'\n" }
    var text = finding.text
    var lines = ""
    for change in mend.changes {
      guard let (next, edits) = text.applying([change]), let edit = edits.first else { return "" }
      lines += difference(of: text, next, edit)
      text = next
    }
    return lines.isEmpty ? "" : "\nwrite in \(Phrase.visible(path))\n" + lines
  }

  /// The lines that an edit takes and those that it brings, without those that stay.
  private func difference(of old: ScenarioText, _ new: ScenarioText, _ edit: TextEdit) -> String {
    let start = edit.range.start.line
    let count = edit.range.end.line - start + 1
    let more = new.source.lineCount - old.source.lineCount
    var taken = (start..<start + count).map { old.source.line($0) ?? "" }
    var brought = (start..<max(start, start + count + more)).map { new.source.line($0) ?? "" }
    var first = start
    while let line = taken.first, line == brought.first {
      taken.removeFirst()
      brought.removeFirst()
      first += 1
    }
    while let line = taken.last, line == brought.last {
      taken.removeLast()
      brought.removeLast()
    }
    let rows =
      taken.enumerated().map { ("\(first + $0)", "-", $1, Ink.Paint.red) }
      + brought.enumerated().map { ("\(first + $0)", "+", $1, Ink.Paint.green) }
    let width = rows.map(\.0.count).max() ?? 0
    return rows.map { number, sign, line, paint in
      let blanks = String(repeating: " ", count: width - number.count)
      return "  \(blanks)\(number) " + ink.paint("\(sign) \(Phrase.visible(line))", paint) + "\n"
    }.joined()
  }
}
