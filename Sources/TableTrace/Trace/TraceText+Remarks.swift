extension TraceText {
  /// A part of a line that a terminal shows in its own colour.
  package enum Part: Hashable, Sendable {
    case step
    case phase
    case call(Recipient)
    case query
    case answer
    case warning
    /// A line that the app prints.
    case note
    case content
    case exception
    /// The remark after a line, including its mark.
    case remark
  }

  /// Returns the remark that names the rules of a line, which golden files do not have.
  package typealias Remark = (_ line: RemarkedLine) -> String

  /// A line and what a remark can describe about it.
  package struct RemarkedLine {
    /// The rule of the line, or nil if only its answer has rules.
    package let rule: RuleID?
    package internal(set) var answerRules: [RuleID] = []
    /// The rules of the events around it, outermost first.
    package let situation: [RuleID]
    /// The step, the phases and the calls around it, as text.
    package var trail: String { place.words }
    let place: TraceTrail
    package let isCall: Bool
  }
}
