package import TableTrace

/// A lesson of the course: an idea, a scenario whose trace to predict, and questions with answers.
package struct CourseLesson: Sendable {
  /// Its name, as a user types it.
  package let name: String
  package let title: String
  package let scenario: String
  /// The version whose trace is shown.
  package let version: SystemVersion
  /// An older version with a different trace, or nil.
  package let older: SystemVersion?
  /// The callbacks whose calls are counted, under both versions if there are two.
  package let counted: [Callback]
  /// The index of the line that matters at which the player opens, or nil.
  package let opens: Int?
  /// The subject of the lesson and why it matters in an app.
  package let idea: LessonText
  /// The methods that a developer writes, in Swift.
  package let code: [String]
  /// The question to answer before the trace is shown.
  package let prediction: CourseQuestion
  /// The lines of the trace that matter, in order.
  package let sights: [CourseSight]
  package let remember: LessonText
  /// An exercise in the reader's own app.
  package let practice: LessonText
  /// The answered questions, starting with the main one.
  package let answers: [CourseAnswer]
  package let quiz: [CourseQuestion]
  package let path: String
  package let file: String

  /// The text of the lesson as a file for another folder, where it names its scenario.
  package var copy: String {
    let lines = file.split(separator: "\n", omittingEmptySubsequences: false)
    guard let end = lines.dropFirst().firstIndex(of: "---") else { return file }
    var head = lines[..<end].filter { !$0.hasPrefix("lesson:") }
    if !head.contains(where: { $0.hasPrefix("scenario:") }) { head.append("scenario: \(scenario)") }
    return (head + lines[end...]).joined(separator: "\n")
  }

  /// The question to predict, without Markdown marks.
  package var predict: String { prediction.question.plain }

  var texts: [LessonText] {
    [idea, prediction.question, prediction.reason, remember, practice]
      + sights.map(\.text) + answers.map(\.says)
      + quiz.flatMap { [$0.question, $0.reason] + $0.choices.map(\.text) }
  }
}
