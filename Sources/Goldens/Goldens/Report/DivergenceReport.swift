package import Diagnostics
package import TableTrace

/// Shows a divergence as text for people: both sides, the cause, and what to do next.
package struct DivergenceReport {
  /// What the trace was compared with.
  package enum Side: String, Sendable {
    /// A golden of our own.
    case golden
    /// A log recorded on a device.
    case log
  }

  /// What was compared, for the first line.
  package var title: String
  /// What the trace was compared with.
  package var side: Side
  /// Commands to run next.
  package var commands: [String]
  /// What marks are painted with.
  package var ink: Ink
  /// What is said of a rule; nil if nothing is.
  package var entry: (RuleID) -> RuleEntry?
  /// Whether the log is the reader's own.
  package var isOwn = false
  /// The cause in one sentence; nil where none is known for sure.
  package var cause: String?
  /// What is known of causes, in lines; nil where nobody has looked for them.
  package var causes: [String]?

  /// Makes a report.
  ///
  /// - Parameters:
  ///   - title: what was compared, such as the path of the golden.
  ///   - side: what the trace was compared with.
  ///   - commands: commands to run next.
  ///   - ink: what marks are painted with.
  ///   - entry: what is said of a rule.
  package init(
    title: String,
    side: Side = .golden,
    commands: [String] = [],
    ink: Ink = Ink(),
    entry: @escaping (RuleID) -> RuleEntry? = { _ in nil }
  ) {
    self.title = title
    self.side = side
    self.commands = commands
    self.ink = ink
    self.entry = entry
  }

  /// The text, with a line end after each line.
  package func text(_ divergence: Divergence) -> String {
    lines(divergence).map { $0 + "\n" }.joined()
  }

  /// The lines; without its mark where the first one stands behind a mark of somebody else.
  package func lines(_ divergence: Divergence, isMarked: Bool = true) -> [String] {
    var lines = [(isMarked ? ink.paint("✘", .red) + " " : "") + headline(divergence)]
    lines += place(divergence).map { ["  " + $0] } ?? []
    lines += DivergenceBlocks(divergence, side: side, ink: ink).lines
    lines += moveLine(divergence)
    lines += reasons(divergence).map { "  " + $0 }
    lines += commands.map { "  next: \($0)" }
    return lines
  }

  /// Why it differs, or else the rules of the line, and how sure the kind of the difference is.
  package func reasons(_ divergence: Divergence) -> [String] {
    let guess = "note: no equal line follows nearby, so the kind of difference is a guess"
    return (causes ?? relatedRules(divergence)) + (divergence.isCoarse ? [guess] : [])
  }

  /// The cause, or what the kind of a divergence means: which side has what.
  package func meaning(_ divergence: Divergence) -> String {
    cause ?? DivergenceMeaning(divergence: divergence, side: side, isOwn: isOwn).sentence
  }

  /// The lines that differ, each behind its mark: what is expected, and what comes.
  package func brief(_ divergence: Divergence) -> [String] {
    let meaning = DivergenceMeaning(divergence: divergence, side: side)
    let lines = [
      ("-", meaning.isEqualLater ? nil : divergence.expected?.text),
      ("+", meaning.isEqualBefore ? nil : divergence.traced?.text),
    ]
    return lines.compactMap { mark, text in
      text.map { "\(mark) \(VisibleText.excerpt($0, limit: Self.longestBrief))" }
    }
  }

  /// The longest line of a short form, in characters.
  private static let longestBrief = 200

  /// Where in the scenario it differs: the step, and the phase.
  package func place(_ divergence: Divergence) -> String? {
    guard divergence.step > 0 else { return nil }
    let text = divergence.stepText.map { ": \(VisibleText.draw($0))" } ?? ""
    let phase = divergence.phase.map { ", \($0.rawValue)" } ?? ""
    return "step \(divergence.step)\(text)\(phase)"
  }

  private func headline(_ divergence: Divergence) -> String {
    let place = "\(side.rawValue) line \(divergence.lineNumber)"
    let meaning = meaning(divergence)
    if divergence.kind == .header { return "\(title): different header (\(place)): \(meaning)" }
    let line = divergence.printedLine(divergence.traceIndex)
    if side == .log { return "\(title): \(meaning) (\(place), trace line \(line))" }
    return "\(title): \(divergence.kind.rawValue) (\(place), trace line \(line)): \(meaning)"
  }

  private func moveLine(_ divergence: Divergence) -> [String] {
    guard let move = divergence.move else { return [] }
    let wanted = "\(side.rawValue) line \(move.expected.number)"
    return [
      "  moved: \(wanted) is now trace line \(divergence.printedLine(move.traced.index))"
    ]
  }

  /// What is said of the rules of the line that came, which need not be the cause.
  package func relatedRules(_ divergence: Divergence) -> [String] {
    guard let rule = divergence.rule else { return [] }
    guard let entry = entry(rule) else { return ["rule of this line: \(rule.rawValue)"] }
    switch entry.kind {
    case .decides: return ["rule of this line: \(rule.rawValue): \(entry.sentence)"]
    case .states(let deciding):
      let names = deciding.map(\.rawValue).joined(separator: ", ")
      return ["rule of this line (stated): \(rule.rawValue): \(entry.sentence)"]
        + (deciding.isEmpty ? [] : ["decided by: \(names)"])
    }
  }
}

extension Divergence {
  /// The rules that may have decided about it, the likeliest first; each may be there more than once.
  package var candidates: [RuleID] {
    let deciders = rule.flatMap(RuleBook.entry)?.kind.decidedBy ?? []
    return [rule].compactMap(\.self) + deciders + deciding + situation.reversed()
  }
}
