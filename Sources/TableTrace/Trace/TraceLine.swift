/// One line of a trace as a value, with its step, its phase and its cause.
public struct TraceLine: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// A step: `- step`.
    case step
    /// A phase: `> phase`.
    case phase
    case call(Message)
    /// A query from the app: `? query`.
    case query
    /// A warning by UIKit: `~ warning`.
    case warning
    /// A line that the app prints: `* line of the app`.
    case note
    /// A cell and what it now shows: `= cell and what it shows now`.
    case content
    /// A failed gate, which is recorded on request but never part of a golden.
    case gate(ClosedGate)
    /// An exception: `! exception: text`.
    case crash
  }

  package var kind: Kind
  /// The number of calls and queries in which it is nested.
  package var depth: Int
  /// The arguments of a call as the trace prints them, joined by `, `.
  ///
  /// For the content of a cell, it is the cell. For other lines, it is empty.
  package var arguments = ""
  /// The answer of a call or query as the trace prints it, or nil if there is none.
  ///
  /// For the content of a cell, it is that content.
  package var answer: String?
  /// The whole line, without its indentation and line break.
  public var text: String
  /// The number of its step, from 1, or 0 before the first step.
  package var step: Int
  /// Its phase, or nil before the first phase.
  package var phase: Phase?
  /// The rule that causes it, or nil for steps, queries, lines of the app and contents of cells.
  package var rule: RuleID?
  /// The rules of everything in progress, outermost first, which also determine where the line is.
  package var situation: [RuleID] = []
  /// The rules that determine the answer, as far as they are reported.
  package var answerRules: [RuleID] = []
  /// The rules that prevent a call after this line.
  package var skippedBy: [RuleID] = []
  /// The rules that determine the heights of rows, headers and footers at this time.
  package var heightRules: [RuleID] = []

  /// The line as a trace prints it, with its indentation but without its line break.
  public var indented: String {
    String(repeating: "  ", count: depth) + text
  }
}
