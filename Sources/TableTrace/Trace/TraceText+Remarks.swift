extension TraceText {
  /// A part of a line that a terminal shows in a colour of its own.
  package enum Part: Hashable, Sendable {
    case step
    case phase
    case call(Recipient)
    case query
    case answer
    case warning
    /// A line of the app.
    case note
    case content
    case exception
    /// The remark after a line, with its mark.
    case remark
  }

  /// Makes the remark after a line with rules; a golden file has none.
  package typealias Remark = (_ line: RemarkedLine) -> String

  /// The line and the circumstances that a remark can describe.
  package struct RemarkedLine {
    /// The rule behind the line, or nil where only its answer has any.
    package let rule: RuleID?
    package internal(set) var answerRules: [RuleID] = []
    /// The rules of the events around it, outermost first.
    package let situation: [RuleID]
    /// The step, the phases and the calls around it, in words.
    package var trail: String { place.words }
    let place: TraceTrail
    package let isCall: Bool
  }
}
