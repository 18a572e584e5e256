/// A question that people ask, with its answer and the line of the trace that shows it.
package struct CourseAnswer: Sendable {
  /// Its number among the questions, `Q01` or `Q47a`.
  package let number: String
  /// The question.
  package let question: String
  /// The answer.
  package let says: LessonText
  /// The lines of the trace that lead to the line that shows it, which is the last.
  let lines: [String]
  /// The question in the words of people who do not know UIKit's names; a search looks here too.
  package let otherWords: [String]
  /// The line of the file.
  let place: Int

  /// Makes an answer.
  init(
    _ number: String,
    asks question: String,
    says: LessonText,
    lines: [String],
    otherWords: [String] = [],
    place: Int = 1
  ) {
    self.number = number
    self.question = question
    self.says = says
    self.lines = lines
    self.otherWords = otherWords
    self.place = place
  }

  /// The answer without marks.
  package var text: String { says.plain }

  /// A line of the lesson's trace without its indentation; dots stand for the rest of a long one.
  package var line: String { lines.last ?? "" }

  /// Where the line is in a trace; several places show that the call is repeated.
  func places(in trace: [String]) -> [Int] {
    guard let last = CourseSight.places(of: lines, in: trace).last, let first = last else {
      return []
    }
    return trace[first...].indices.filter { CourseSight.isShown(line, by: trace[$0]) }
  }
}
