import Diagnostics
import TableTrace

/// Two traces side by side as lines that go (`-`), come (`+`) or stay, long equal runs left out.
struct TraceDiff {
  private struct Line {
    var mark: Character
    var text: String
    var rule: RuleID?
  }

  /// The equal lines shown on each side of a change.
  private static let context = 3
  private var lines: [Line] = []

  /// Whether the traces are equal.
  var isEmpty: Bool {
    lines.allSatisfy { $0.mark == " " }
  }

  /// Whether no shorter list of differences exists; traces that repeat themselves thousands of
  /// times are compared more coarsely.
  let isExact: Bool

  /// Aligns the traces.
  init(before: [TraceLine], after: [TraceLine]) {
    let new = after.map(\.indented)
    let alignment = Alignment(from: before.map(\.indented), to: new)
    isExact = alignment.isExact
    var (old, now) = (0, 0)
    while old < before.count || now < after.count {
      if old < before.count, alignment.goes[old] {
        lines.append(Line(mark: "-", text: before[old].indented, rule: before[old].rule))
        old += 1
      } else if now < after.count, alignment.comes[now] {
        lines.append(Line(mark: "+", text: new[now], rule: after[now].rule))
        now += 1
      } else if old < before.count, now < after.count {
        lines.append(Line(mark: " ", text: new[now], rule: nil))
        (old, now) = (old + 1, now + 1)
      } else {
        break
      }
    }
  }

  /// The text, each run of changes followed by the rules behind it.
  func text(_ ink: Ink) -> String {
    var text = ""
    var skipped = 0
    var rules: [RuleID] = []
    for (index, line) in lines.enumerated() {
      if line.mark == " " {
        text += rules.map { "    rule: \($0.rawValue)\n" }.joined()
        rules = []
        if isNearChange(index) {
          if skipped > 0 { text += "  ... \(skipped) equal lines\n" }
          skipped = 0
          text += "  \(line.text)\n"
        } else {
          skipped += 1
        }
        continue
      }
      if skipped > 0 { text += "  ... \(skipped) equal lines\n" }
      skipped = 0
      let full = "\(line.mark) \(line.text)"
      text += (line.mark == "-" ? ink.paint(full, .red) : ink.paint(full, .green)) + "\n"
      if let rule = line.rule, !rules.contains(rule) { rules.append(rule) }
    }
    text += rules.map { "    rule: \($0.rawValue)\n" }.joined()
    return text + (skipped > 0 ? "  ... \(skipped) equal lines\n" : "")
  }

  private func isNearChange(_ index: Int) -> Bool {
    let near = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
    return lines[near].contains { $0.mark != " " }
  }
}
