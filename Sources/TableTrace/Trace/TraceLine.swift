/// One line of a trace as a value, with what a golden line leaves out: step, phase and cause.
public struct TraceLine: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// `- step`.
    case step
    /// `> phase`.
    case phase
    case call(Message)
    /// `? query`.
    case query
    /// `~ warning`.
    case warning
    /// `* line of the app`.
    case note
    /// `= cell and what it shows now`.
    case content
    /// A gate that was found closed; it is in the event stream only, never in a golden.
    case gate(ClosedGate)
    /// `! exception: text`.
    case crash
  }

  package var kind: Kind
  /// The number of calls and queries around it.
  package var depth: Int
  /// The arguments of a call in the trace's form, joined by `, `; the cell of a content; empty
  /// elsewhere.
  package var arguments = ""
  /// The answer of a call or query in the trace's form, or the content of a cell, or nil when it
  /// has none.
  package var answer: String?
  /// The whole line without its indentation and line end.
  public var text: String
  /// The ordinal of the step it belongs to, from 1, or 0 before the first.
  package var step: Int
  /// The phase it belongs to, nil before the first.
  package var phase: Phase?
  /// The rule behind it, nil for steps, queries, lines of the app and contents of cells.
  package var rule: RuleID?
  /// The rules of what was going on, outermost first: they too put the line where it is.
  package var situation: [RuleID] = []
  /// The rules that the answer follows from, as far as they are reported.
  package var answerRules: [RuleID] = []
  /// The rules by which nothing happened behind the line, where something else might have.
  package var skippedBy: [RuleID] = []
  /// The rules from which the heights of rows, headers and footers follow at the time.
  package var heightRules: [RuleID] = []

  /// The line as a trace prints it, indented, without its line end.
  public var indented: String {
    String(repeating: "  ", count: depth) + text
  }
}
