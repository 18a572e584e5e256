package import Diagnostics

/// Lists all differences between a golden and a trace.
///
/// Each line has both line numbers, a mark and the text. Some equal lines are shown around
/// differences.
package struct ChangeListing {
  /// The number of equal lines shown on each side of a difference.
  private static let context = 4
  /// The longest line that is shown whole, in characters.
  private static let longestLine = 1000

  private let change: TraceChange
  private let ink: Ink
  private let limit: Int
  private let width: Int
  private let origins: [Int: Int]
  private let predecessors: [Int: Int]

  package init(_ change: TraceChange, ink: Ink = Ink(), limit: Int = 200) {
    self.change = change
    self.ink = ink
    self.limit = limit
    width = String(Golden.lineNumber(ofBodyLine: max(change.old.count, change.new.count))).count
    func reversed(_ pairs: [Int: Int]) -> [Int: Int] {
      Dictionary(pairs.map { ($0.value, $0.key) }) { first, _ in first }
    }
    origins = reversed(change.moves)
    predecessors = reversed(change.partners)
  }

  /// The lines of the listing, of which the last counts those that are too many.
  package var lines: [String] {
    var lines: [String] = []
    var left = 0
    var end = (old: 0, new: 0)
    for (ordinal, hunk) in change.hunks.enumerated() {
      guard lines.count < limit else {
        left += hunk.old.count + hunk.new.count
        continue
      }
      lines += equalLines(from: end, to: hunk, isFirst: ordinal == 0)
      let shown = changedLines(hunk, most: max(1, limit - lines.count))
      lines += shown
      left += hunk.old.count + hunk.new.count - shown.count
      end = (hunk.old.upperBound, hunk.new.upperBound)
    }
    if left > 0 { return lines + ["... \(left) more lines differ"] }
    guard !change.hunks.isEmpty else { return lines }
    let rest = change.new.count - end.new
    let after = rest == Self.context + 1 ? rest : min(rest, Self.context)
    return lines + rows(end.old, end.new, count: after) + elided(rest - after)
  }

  /// The equal lines before a change: those after the previous change, and those near this one.
  private func equalLines(
    from end: (old: Int, new: Int),
    to hunk: TraceChange.Hunk,
    isFirst: Bool
  ) -> [String] {
    let gap = hunk.new.lowerBound - end.new
    let after = isFirst ? 0 : min(gap, Self.context)
    // A remark about one omitted line would take a line itself.
    let isOneMore = gap - after == Self.context + 1
    let before = isOneMore ? gap - after : min(gap - after, Self.context)
    return rows(end.old, end.new, count: after) + elided(gap - after - before)
      + rows(hunk.old.lowerBound - before, hunk.new.lowerBound - before, count: before)
  }

  private func elided(_ count: Int) -> [String] {
    guard count > 0 else { return [] }
    return [ink.paint("... \(count) equal \(count == 1 ? "line" : "lines")", .faint)]
  }

  private func rows(_ old: Int, _ new: Int, count: Int) -> [String] {
    (0..<max(0, count)).filter { !isIdlePhase(new + $0) }.map { offset in
      let numbers = number(old + offset) + " " + number(new + offset)
      return "  \(numbers)  \(shown(change.new[new + offset]))"
    }
  }

  /// Whether a line of the trace is a phase without calls, which explains no difference.
  private func isIdlePhase(_ place: Int) -> Bool {
    let next = place + 1 < change.new.count ? change.new[place + 1] : nil
    return IdlePhase.isIdle(change.new[place], before: next)
  }

  private func changedLines(_ hunk: TraceChange.Hunk, most: Int) -> [String] {
    let gone = hunk.old.prefix(most).map(goneLine)
    return gone + hunk.new.prefix(most - gone.count).map(comingLine)
  }

  private func goneLine(_ index: Int) -> String {
    let numbers = number(index) + " " + blank
    if let target = change.moves[index] {
      let line = Golden.lineNumber(ofBodyLine: target)
      return moved(numbers, change.old[index], "now line \(line)")
    }
    let words = change.partners[index].map { emphasis(index, $0).old }
    return row("-", .red, numbers, words ?? ink.paint(shown(change.old[index]), .red))
  }

  private func comingLine(_ index: Int) -> String {
    let numbers = blank + " " + number(index)
    if let origin = origins[index] {
      return moved(numbers, change.new[index], "was line \(Golden.lineNumber(ofBodyLine: origin))")
    }
    let words = predecessors[index].map { emphasis($0, index).new }
    return row("+", .green, numbers, words ?? ink.paint(shown(change.new[index]), .green))
  }

  private func emphasis(_ old: Int, _ new: Int) -> WordEmphasis {
    WordEmphasis(old: shown(change.old[old]), new: shown(change.new[new]), ink: ink)
  }

  private func moved(_ numbers: String, _ text: String, _ note: String) -> String {
    row("↑", .yellow, numbers, shown(text) + "  " + ink.paint("(moved: \(note))", .faint))
  }

  private func row(_ mark: String, _ paint: Ink.Paint, _ numbers: String, _ text: String) -> String
  {
    "\(ink.paint(mark, paint)) \(numbers)  \(text)"
  }

  private func shown(_ text: String) -> String {
    VisibleText.excerpt(text, limit: Self.longestLine)
  }

  private var blank: String { String(repeating: " ", count: width) }

  private func number(_ index: Int) -> String {
    let digits = String(Golden.lineNumber(ofBodyLine: index))
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}
