import Diagnostics
import Goldens
import Project
import Reports
import TableTrace

/// An event with the lines near it, its reason and the state of the table.
struct EventPage {
  private static let linesBefore = 3
  private static let linesBehind = 2

  var walk: TraceWalk
  var steps: [String]
  /// The reason for the event, or empty if it has no rule.
  var reason: String
  var moment: StateRecorder.Moment
  /// The explanation of the exception, if the event is one.
  var explanation: [String]
  var ink: Ink

  var text: String {
    "\(ink.paint(headline, .bold))\n\(excerpt)" + why + "\n" + state
  }

  private var headline: String {
    let line = walk.line
    var parts = ["event \(walk.place) of \(walk.lines.count)"]
    if steps.indices.contains(line.step - 1) {
      parts.append("step \(line.step): \(Phrase.visible(steps[line.step - 1]))")
    }
    if let phase = line.phase { parts.append(phase.rawValue) }
    return parts.joined(separator: ", ")
  }

  /// The lines near the event, numbered as in the trace.
  private var excerpt: String {
    let first = max(0, walk.place - 1 - Self.linesBefore)
    let last = min(walk.lines.count - 1, walk.place - 1 + Self.linesBehind)
    let width = String(Golden.lineNumber(ofBodyLine: last)).count
    return (first...last).map { index in
      let number = String(Golden.lineNumber(ofBodyLine: index))
      let blanks = String(repeating: " ", count: width - number.count)
      let isMeant = index == walk.place - 1
      let text = "\(isMeant ? "=>" : "  ") \(blanks)\(number)  \(walk.lines[index].indented)"
      return ink.paint(text, isMeant ? .bold : .faint) + "\n"
    }.joined()
  }

  private var why: String {
    let lines = (reason.isEmpty ? [] : [reason]) + explanation
    guard !lines.isEmpty else { return "" }
    return "\n" + lines.map { "  \(ink.paint("# \(Phrase.visible($0))", .faint))\n" }.joined()
  }

  private var state: String {
    let text = StateText(moment)
    let rows = text.rows.map { ["  \($0[0])", $0[1]] }
    let cells = text.cells.map { ["  \($0[0])"] + $0.dropFirst() }
    return TextTable.lines(rows) + (cells.isEmpty ? "" : "\n" + TextTable.lines(cells))
  }
}
