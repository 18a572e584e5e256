import Diagnostics

/// A question with answers to choose from: the prediction of a lesson, or a question of its quiz.
package struct CourseQuestion: Sendable {
  package struct Choice: Sendable {
    package let text: LessonText
    package let isRight: Bool
    /// The reply to a reader who chooses this answer, or nil to show only the reason.
    package let reply: LessonText?
  }

  package let question: LessonText
  /// Two to four answers, exactly one of which is right.
  package let choices: [Choice]
  /// The reason for the right answer.
  package let reason: LessonText

  /// The choices as a terminal prints them, numbered from 1.
  var list: String {
    choices.enumerated().map { place, choice in
      "  \(place + 1)  \(Phrase.visible(choice.text.plain))\n"
    }.joined()
  }

  /// The number of the right choice, from 1.
  package var right: Int { (choices.firstIndex(where: \.isRight) ?? 0) + 1 }
}
