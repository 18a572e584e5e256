import Diagnostics
import Project
import Reports
import TableTrace

/// Compared traces as text.
///
/// Steps and phases are headings, repeated calls are one line, and long equal parts are omitted.
struct DifferenceText {
  struct Mark: Hashable {
    var sign: String
    /// The remark to print below the lines with this mark, or nil.
    var remark: String?
    var paint: Ink.Paint?
  }

  struct MarkedLine {
    var line: TraceLine
    /// The mark of the line, or nil if all traces have the line.
    var mark: Mark?
  }

  /// The number of equal events shown on each side of a change.
  private static let context = 2

  private let lines: [MarkedLine]
  private let ink: Ink
  private let story: TraceStory
  private let width: Int
  private let starts: [Int]

  init(_ lines: [MarkedLine], width: Int, ink: Ink) {
    self.lines = lines
    self.width = width
    self.ink = ink
    story = TraceStory(lines.map(\.line), names: .swift) { lines[$0].mark == lines[$0 - 1].mark }
    var place = 0
    starts = story.events.map { event in
      defer { place += event.count }
      return place
    }
  }

  /// The rules of the lines that differ, each once, in the order of the text.
  var rules: [RuleID] {
    var seen: Set<RuleID> = []
    return lines.filter { $0.mark != nil }.compactMap(\.line.rule)
      .filter { seen.insert($0).inserted }
  }

  /// The lines of the text, with the rules below each group of changes.
  var text: String {
    let shown = shownEvents
    let plain = StoryText(story, isNumbered: false, paint: nil)
    let painted = StoryText(story, isNumbered: false, paint: ink.tracePaint)
    var text = ""
    var skipped = 0
    for event in story.events.indices {
      guard shown[event] else {
        if !isIdlePhase(event) { skipped += story.events[event].count }
        continue
      }
      text += Self.skippedLine(skipped, width)
      skipped = 0
      let mark = lines[starts[event]].mark
      let body = (mark == nil ? painted : plain).lines(of: event)
      text += body.map { line(mark, $0) }.joined()
      text += remarks(below: event)
    }
    return text + Self.skippedLine(skipped, width)
  }

  private func line(_ mark: Mark?, _ body: String) -> String {
    guard let mark else { return String(repeating: " ", count: width + 1) + body + "\n" }
    let full = "\(mark.sign) \(body)"
    return (mark.paint.map { ink.paint(full, $0) } ?? full) + "\n"
  }

  private static func skippedLine(_ count: Int, _ width: Int) -> String {
    guard count > 0 else { return "" }
    let blanks = String(repeating: " ", count: width + 1)
    return "\(blanks)... \(Phrase.count(count, "equal line"))\n"
  }
}

extension DifferenceText {
  /// Whether each event is shown: changes, events near them, and the headings above.
  private var shownEvents: [Bool] {
    let changes = story.events.indices.map { lines[starts[$0]].mark != nil }
    var shown = Array(repeating: false, count: changes.count)
    for place in changes.indices where changes[place] {
      let near = max(0, place - Self.context)...min(changes.count - 1, place + Self.context)
      for neighbour in near where changes[neighbour] || !isIdlePhase(neighbour) {
        shown[neighbour] = true
      }
    }
    var (step, phase): (Int?, Int?)
    for (place, event) in story.events.enumerated() {
      if event.kind == .step { (step, phase) = (place, nil) }
      if event.kind == .phase { phase = place }
      guard shown[place] else { continue }
      for heading in [step, phase].compactMap(\.self) { shown[heading] = true }
    }
    for place in shown.indices.dropFirst().dropLast() where shown[place - 1] && shown[place + 1] {
      // A remark about one omitted line would take a line itself.
      if story.events[place].count == 1, !isIdlePhase(place) { shown[place] = true }
    }
    return shown
  }

  /// Whether an event is a phase without calls, which explains no difference.
  private func isIdlePhase(_ place: Int) -> Bool {
    guard story.events[place].kind == .phase else { return false }
    guard story.events.indices.contains(place + 1) else { return true }
    let next = story.events[place + 1].kind
    return next == .phase || next == .step
  }

  /// The rules and the remark below the changes that end at this event.
  private func remarks(below event: Int) -> String {
    let mark = lines[starts[event]].mark
    let next = story.events.indices.contains(event + 1) ? lines[starts[event + 1]].mark : nil
    guard let mark, mark != next else { return "" }
    var first = event
    while first > 0, lines[starts[first - 1]].mark == mark { first -= 1 }
    let end = starts[event] + story.events[event].count
    var seen: Set<RuleID> = []
    let rules = lines[starts[first]..<end].compactMap(\.line.rule)
      .filter { seen.insert($0).inserted }
    let blanks = String(repeating: " ", count: width + 3)
    let said = [mark.remark].compactMap(\.self) + rules.map { "rule: \($0.rawValue)" }
    return said.map { ink.paint(blanks + $0, .faint) + "\n" }.joined()
  }
}
