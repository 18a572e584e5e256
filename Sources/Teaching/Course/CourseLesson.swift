package import TableTrace

/// A lesson of the course: a scenario to predict, and what people ask that it answers.
package struct CourseLesson {
  /// Its name, as it is typed.
  package let name: String
  /// The scenario.
  package let scenario: String
  /// The version whose trace is read.
  package let version: SystemVersion
  /// The question to predict, before the trace is seen.
  package let predict: String
  /// What is answered, the main question first.
  package let answers: [CourseAnswer]
}
