package import TableTrace

/// The first place where a trace differs from a golden or a recorded log.
package struct Divergence: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// An expected line is missing.
    case missing
    /// A line is unexpected.
    case extra
    /// A line is earlier or later than expected.
    case moved
    /// Lines that are expected once are repeated immediately.
    case repeated
    /// The step differs, because the scenario has changed.
    case step = "changed step"
    /// The same method is called with other arguments.
    case argument
    /// The same call returns another answer.
    case answer
    /// The same line has another nesting depth.
    case nesting
    /// Only one side raises an exception, or the exceptions differ.
    case crash
    /// The trace ends before the golden.
    case endedEarly = "ended early"
    /// The golden belongs to another scenario or version.
    case header
  }

  /// A line of the golden or the log, with its number.
  package struct ExpectedLine: Hashable, Sendable {
    package var number: Int
    package var text: String
  }

  package struct TracedLine: Hashable, Sendable {
    package var index: Int
    package var text: String
  }

  package struct EqualLine: Hashable, Sendable {
    package var expected: ExpectedLine
    package var traced: TracedLine
  }

  /// The expected and the actual place of a moved line.
  package typealias Move = EqualLine

  package var kind: Kind
  /// The line number in the golden or log, or one more than its last line after the end.
  package var lineNumber: Int
  /// The index in the trace, or the number of its lines after the end.
  package var traceIndex: Int
  /// The expected line, or nil after the end.
  package var expected: ExpectedLine?
  /// The line of the trace, or nil after the end.
  package var traced: TracedLine?
  /// The two places of a moved line, or nil for other kinds.
  package var move: Move?
  /// Up to four equal lines before.
  package var before: [EqualLine] = []
  /// Up to four lines of the file after the expected one.
  package var expectedAfter: [ExpectedLine] = []
  /// Up to four lines of the trace after the traced one.
  package var tracedAfter: [TracedLine] = []
  /// The number of the step, from 1, or 0 before the first.
  package var step: Int = 0
  package var stepText: String?
  package var phase: Phase?
  /// The rule that caused the traced line.
  package var rule: RuleID?
  /// The rules of the enclosing events, outermost first.
  package var situation: [RuleID] = []
  /// Other rules that may explain the difference, such as the rule of a prevented call.
  package var deciding: [RuleID] = []
  /// Whether no equal line was found nearby, so that the kind is a guess.
  package var isCoarse = false
  /// Whether another line replaces the missing one.
  package var isReplaced = false

  /// The number of lines shown before and after the place.
  package static let contextLength = 4
}

extension Divergence {
  /// The number of a line in the trace as `run` prints it, from 1, header included.
  package func printedLine(_ index: Int) -> Int {
    kind == .header ? lineNumber : Golden.lineNumber(ofBodyLine: index)
  }
}

/// The result of comparing a trace with a golden or a recorded log.
package enum Verdict: Hashable, Sendable {
  case matches
  case diverges(Divergence)

  package var divergence: Divergence? {
    switch self {
    case .matches: nil
    case .diverges(let divergence): divergence
    }
  }
}
