extension TraceText {
  /// A part of a line that a terminal shows in a colour of its own.
  package enum Part: Hashable, Sendable {
    /// The line of a step.
    case step
    /// The line of a phase.
    case phase
    case call(Recipient)
    /// The name of a question.
    case query
    /// An answer, with its arrow.
    case answer
    /// The line of a warning.
    case warning
    /// A line of the app.
    case note
    /// What a cell shows now.
    case content
    /// The line of an exception.
    case exception
    /// What stands behind a line, with its mark.
    case remark
  }

  /// What stands behind a line that rules are behind; a golden never has it.
  package typealias Remark = (_ line: RemarkedLine) -> String

  /// What a remark can tell of.
  package struct RemarkedLine {
    /// The rule behind the line; nil where only its answer has any.
    package let rule: RuleID?
    /// The rules that its answer follows from.
    package internal(set) var answerRules: [RuleID] = []
    /// The rules of what goes on around it, outermost first.
    package let situation: [RuleID]
    /// The step, the phases and the calls that it stands in, in words.
    package var trail: String { place.words }
    let place: TraceTrail
    package let isCall: Bool
  }
}
