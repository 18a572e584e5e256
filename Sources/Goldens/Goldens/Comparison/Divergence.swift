package import TableTrace

/// The first place where a trace is not what a golden or a recorded log says.
package struct Divergence: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    /// An expected line is absent.
    case missing
    /// A line is not expected.
    case extra
    /// A line is earlier or later than expected.
    case moved
    /// Lines that are expected once are repeated at once.
    case repeated
    /// The step differs; the scenario has changed.
    case step = "changed step"
    /// The same method is called with other arguments.
    case argument
    /// The same call has another answer.
    case answer
    /// The same line is nested at another depth.
    case nesting
    /// Only one side raises an exception, or the exceptions differ.
    case crash
    /// The trace ends while more is expected.
    case endedEarly = "ended early"
    /// The golden is of another scenario or version.
    case header
  }

  /// A line of the golden or the log.
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
  /// The line number in the golden or log; one more than its last line when that has ended.
  package var lineNumber: Int
  /// The index in the trace; the number of its lines when that has ended.
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
  /// The ordinal of the step, from 1, or 0 before the first.
  package var step: Int = 0
  package var stepText: String?
  package var phase: Phase?
  /// The rule behind the traced line.
  package var rule: RuleID?
  /// The rules of the surrounding situations, outermost first.
  package var situation: [RuleID] = []
  /// Other rules that may explain the difference: those of an answer, of a moved line, of omitted
  /// calls, and of heights if rows differ.
  package var deciding: [RuleID] = []
  /// Whether no equal line was found nearby, so that the kind is a guess.
  package var isCoarse = false
  /// Whether another line replaces the missing one.
  package var isReplaced = false

  /// The number of lines shown on each side of the place.
  package static let contextLength = 4
}

extension Divergence {
  /// The number of a traced line in the trace as `run` prints it, header included, from 1.
  package func printedLine(_ index: Int) -> Int {
    kind == .header ? lineNumber : Golden.lineNumber(ofBodyLine: index)
  }
}

/// The result of a comparison of a trace with a golden or a recorded log.
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
