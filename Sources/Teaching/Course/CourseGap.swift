/// A question that the simulation does not answer, and why.
package struct CourseGap: Sendable {
  /// Its number among the questions.
  package let number: String
  /// The question.
  package let question: String
  /// Why it is out of scope, and what is near.
  let says: LessonText
  /// The question in the words of people who do not know UIKit's names.
  package let otherWords: [String]

  /// Why it is out of scope, without marks.
  package var reason: String { says.plain }
}
