/// A common question, with its answer and the line of the trace that shows it.
package struct CourseAnswer: Sendable {
  /// Its number among the questions, `Q01` or `Q47a`.
  package let number: String
  package let question: String
  package let says: LessonText
  /// The lines of the trace that lead to the line that shows it, which is the last.
  let lines: [String]
  /// The question in words without UIKit's names; the search uses them too.
  package internal(set) var otherWords: [String] = []
  /// The line of the file.
  var place = 1

  /// The answer without marks.
  package var text: String { says.plain }

  /// A line of the lesson's trace without its indentation; dots replace the rest of a long one.
  package var line: String { lines.last ?? "" }

  /// The places of the line in a trace; several places show that the call is repeated.
  func places(in trace: [String]) -> [Int] {
    guard let last = CourseSight.places(of: lines, in: trace).last, let first = last else {
      return []
    }
    return trace[first...].indices.filter { CourseSight.isShown(line, by: trace[$0]) }
  }
}
