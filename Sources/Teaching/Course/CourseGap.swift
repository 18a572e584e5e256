/// A question that the simulation does not answer, with the reason.
package struct CourseGap: Sendable {
  package let number: String
  package let question: String
  /// The reason why it is out of scope, with related facts.
  let says: LessonText
  /// The question in words without UIKit's names.
  package let otherWords: [String]

  /// The reason without Markdown marks.
  package var reason: String { says.plain }
}
