/// A question that the simulation does not answer, and why.
struct CourseGap {
  /// Its number among the questions.
  let number: String
  /// The question.
  let question: String
  /// Why it is out of scope, and what is near.
  let reason: String
}
