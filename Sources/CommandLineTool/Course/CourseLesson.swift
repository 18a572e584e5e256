import TableTrace

/// A lesson of the course: a scenario to predict, and what people ask that it answers.
struct CourseLesson {
  /// Its name, as it is typed.
  let name: String
  /// The scenario.
  let scenario: String
  /// The version whose trace is read.
  let version: SystemVersion
  /// The question to predict, before the trace is seen.
  let predict: String
  /// What is answered, the main question first.
  let answers: [CourseAnswer]
}
