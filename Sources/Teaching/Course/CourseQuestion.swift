import Diagnostics

/// A question with answers to choose from: the prediction of a lesson, or a question of its quiz.
package struct CourseQuestion: Sendable {
  /// An answer to choose from.
  package struct Choice: Sendable {
    /// What it says.
    package let text: LessonText
    /// Whether it is the right one.
    package let isRight: Bool
    /// What is said to a reader who chooses it; nil for nothing more than the reason.
    package let reply: LessonText?
  }

  /// What is asked.
  package let question: LessonText
  /// Two to four answers, of which one is right.
  package let choices: [Choice]
  /// Why the right answer is right.
  package let reason: LessonText

  /// The choices as a terminal lists them, with their numbers from 1.
  var list: String {
    choices.enumerated().map { place, choice in
      "  \(place + 1)  \(Phrase.visible(choice.text.plain))\n"
    }.joined()
  }

  /// The number of the right choice, from 1.
  package var right: Int { (choices.firstIndex(where: \.isRight) ?? 0) + 1 }
}
