package import TableTrace

/// A lesson of the course: an idea, a scenario to predict, and what people ask that it answers.
package struct CourseLesson: Sendable {
  /// Its name, as it is typed.
  package let name: String
  /// The headline.
  package let title: String
  /// The scenario.
  package let scenario: String
  /// The version whose trace is read.
  package let version: SystemVersion
  /// An older version whose trace differs; nil for none.
  package let older: SystemVersion?
  /// The callbacks whose calls are counted, under both versions where there are two.
  package let counted: [Callback]
  /// What the lesson is about, and what one sees of it in an app.
  package let idea: LessonText
  /// The methods that a developer writes, in Swift.
  package let code: [String]
  /// The question to answer before the trace is seen.
  package let prediction: CourseQuestion
  /// The lines of the trace that matter, in the order of the trace.
  package let sights: [CourseSight]
  /// The sentence to remember.
  package let remember: LessonText
  /// What to do in an app of one's own.
  package let practice: LessonText
  /// What is answered, the main question first.
  package let answers: [CourseAnswer]
  /// The questions of its quiz, which a person has written.
  package let quiz: [CourseQuestion]
  /// The path of its file.
  package let path: String
  /// The text of its file.
  package let file: String

  /// The question to predict, without marks.
  package var predict: String { prediction.question.plain }

  /// Every text of the lesson.
  var texts: [LessonText] {
    [idea, prediction.question, prediction.reason, remember, practice]
      + sights.map(\.text) + answers.map(\.says)
      + quiz.flatMap { [$0.question, $0.reason] + $0.choices.map(\.text) }
  }
}
