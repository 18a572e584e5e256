/// A common question, with its answer and the line of the trace that shows the answer.
package struct CourseAnswer: Sendable {
  /// Its number, such as `Q01` or `Q47a`.
  package let number: String
  package let question: String
  package let says: LessonText
  /// The lines of the trace up to the line that shows the answer, which is the last.
  let lines: [String]
  /// The question without UIKit's names, in words that the search also uses.
  package internal(set) var otherWords: [String] = []
  /// The line number in the file.
  var place = 1

  /// The answer without Markdown marks.
  package var text: String { says.plain }

  /// A line of the lesson's trace without its indentation, with dots for the rest of a long line.
  package var line: String { lines.last ?? "" }

  /// Returns the indices of the line in a trace, several if the call is repeated.
  func places(in trace: [String]) -> [Int] {
    guard let last = CourseSight.places(of: lines, in: trace).last, let first = last else {
      return []
    }
    return trace[first...].indices.filter { CourseSight.isShown(line, by: trace[$0]) }
  }
}
