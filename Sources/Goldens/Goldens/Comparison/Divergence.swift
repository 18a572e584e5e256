package import TableTrace

/// The first place where a trace is not what a golden or a recorded log says.
package struct Divergence: Hashable, Sendable {
  /// What happened at the place.
  package enum Kind: String, CaseIterable, Sendable {
    /// An expected line does not come.
    case missing
    /// A line comes that nothing expects.
    case extra
    /// A line comes earlier or later than expected.
    case moved
    /// Lines that were expected once come again at once.
    case repeated
    /// Another step is done; the scenario has changed.
    case step = "changed step"
    /// The same method is called with other arguments.
    case argument
    /// The same call gets another answer.
    case answer
    /// The same line is nested at another depth.
    case nesting
    /// One side raises an exception and the other does not, or another one.
    case crash
    /// The trace ends while more is expected.
    case endedEarly = "ended early"
    /// The golden was made for another scenario or version.
    case header
  }

  /// A line of the golden or the log.
  package struct ExpectedLine: Hashable, Sendable {
    /// The line number in the file, from 1.
    package var number: Int
    /// The text as the file has it.
    package var text: String
  }

  /// A line of the trace.
  package struct TracedLine: Hashable, Sendable {
    /// The index in the trace, from 0.
    package var index: Int
    /// The text with its indentation.
    package var text: String
  }

  /// A line that both sides have.
  package struct EqualLine: Hashable, Sendable {
    /// The side of the file.
    package var expected: ExpectedLine
    /// The side of the trace.
    package var traced: TracedLine
  }

  /// Where a moved line is expected and where it comes.
  package typealias Move = EqualLine

  /// What happened.
  package var kind: Kind
  /// The line number in the golden or log; one more than its last line when that has ended.
  package var lineNumber: Int
  /// The index in the trace; the number of its lines when that has ended.
  package var traceIndex: Int
  /// The line that is expected here, nil after the end.
  package var expected: ExpectedLine?
  /// The line that comes here, nil after the end.
  package var traced: TracedLine?
  /// For `moved`, the two places of the line.
  package var move: Move?
  /// Up to four equal lines before.
  package var before: [EqualLine] = []
  /// Up to four lines of the file after the expected one.
  package var expectedAfter: [ExpectedLine] = []
  /// Up to four lines of the trace after the one that came.
  package var tracedAfter: [TracedLine] = []
  /// The ordinal of the step, from 1; 0 before the first.
  package var step: Int = 0
  /// The step as the trace prints it, without its mark.
  package var stepText: String?
  /// The phase that was going on.
  package var phase: Phase?
  /// The rule behind the line that came.
  package var rule: RuleID?
  /// The rules of what went on around it, outermost first.
  package var situation: [RuleID] = []
  /// The other rules that may have decided about what differs: those of an answer, of a line that moved,
  /// of what did not happen before, and where rows differ, of the heights.
  package var deciding: [RuleID] = []
  /// Whether nothing equal was found nearby, so that the kind is only a guess.
  package var isCoarse = false
  /// Whether another line comes in the place of the missing one.
  package var isReplaced = false

  /// The number of lines shown on each side of the place.
  package static let contextLength = 4

  /// Makes a divergence of which only the place and the kind are known.
  package init(kind: Kind, lineNumber: Int, traceIndex: Int) {
    self.kind = kind
    self.lineNumber = lineNumber
    self.traceIndex = traceIndex
  }
}

extension Divergence {
  /// The number of a traced line in the trace as `run` prints it, header included, from 1.
  package func printedLine(_ index: Int) -> Int {
    kind == .header ? lineNumber : index + 1 + GoldenHeader.lineCount
  }
}

/// Whether a trace is what a golden or a recorded log says.
package enum Verdict: Hashable, Sendable {
  /// It is.
  case matches
  /// It is not, from here on.
  case diverges(Divergence)

  /// The divergence, if there is one.
  package var divergence: Divergence? {
    switch self {
    case .matches: nil
    case .diverges(let divergence): divergence
    }
  }
}
