/// A question that the simulation does not answer, and why.
package struct CourseGap {
  /// Its number among the questions.
  package let number: String
  /// The question.
  package let question: String
  /// Why it is out of scope, and what is near.
  package let reason: String
}
