package import Diagnostics
package import TableTrace

/// A difference as text: both sides, the cause, and the next commands.
package struct DivergenceReport {
  /// The file that is compared with the trace.
  package enum Side: String, Sendable {
    case golden
    case log
  }

  /// The subject of the comparison, for the first line.
  package var title: String
  package var side: Side
  package var commands: [String]
  package var ink: Ink
  /// Returns the entry of a rule, or nil if there is none.
  package var entry: (RuleID) -> RuleEntry?
  /// Whether the log belongs to the user.
  package var isOwn = false
  /// The cause in one sentence, or nil if it is not certain.
  package var cause: String?
  /// The known causes as lines, or nil if they were not searched.
  package var causes: [String]?

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

  /// The lines of the report, of which the first has no mark if it follows another one.
  package func lines(_ divergence: Divergence, isMarked: Bool = true) -> [String] {
    var lines = [(isMarked ? ink.paint("✘", .red) + " " : "") + headline(divergence)]
    lines += place(divergence).map { ["  " + $0] } ?? []
    lines += DivergenceBlocks(divergence, side: side, ink: ink).lines
    lines += moveLine(divergence)
    lines += reasons(divergence).map { "  " + $0 }
    lines += commands.map { "  next: \($0)" }
    return lines
  }

  /// The reasons for the difference, or the rules of the line if there are none, and the certainty.
  package func reasons(_ divergence: Divergence) -> [String] {
    let guess = "note: no equal line follows nearby, so the kind of difference is a guess"
    return (causes ?? relatedRules(divergence)) + (divergence.isCoarse ? [guess] : [])
  }

  /// The cause, or a description of the difference if no cause is known.
  package func meaning(_ divergence: Divergence) -> String {
    cause ?? DivergenceMeaning(divergence: divergence, side: side, isOwn: isOwn).sentence
  }

  /// The expected and the actual line, each after its mark.
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

  /// The longest line of a short report, in characters.
  private static let longestBrief = 200

  /// The step and the phase of the difference.
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
      "  moved: from \(wanted) to trace line \(divergence.printedLine(move.traced.index))"
    ]
  }

  /// The sentences of the traced line's rules, which may not be the cause.
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
  /// The rules that may explain the difference, the most likely first, possibly repeated.
  package var candidates: [RuleID] {
    let deciders = rule.flatMap(RuleBook.entry)?.kind.decidedBy ?? []
    return [rule].compactMap(\.self) + deciders + deciding + situation.reversed()
  }
}
