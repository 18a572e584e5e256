/// A question that people ask, with its answer and the line of the trace that shows it.
package struct CourseAnswer {
  /// Its number among the questions, `Q01` or `Q47a`.
  package let number: String
  /// The question.
  package let question: String
  /// The answer.
  package let text: String
  /// A line of the lesson's trace without its indentation; dots stand for the rest of a long one.
  package let line: String
  /// The line of the trace behind which the line is meant; nil where any is.
  let start: String?

  /// Makes an answer.
  init(
    _ number: String,
    asks question: String,
    says text: String,
    line: String,
    after start: String? = nil
  ) {
    self.number = number
    self.question = question
    self.text = text
    self.line = line
    self.start = start
  }

  /// Where the line stands in a trace; several places show that it comes several times.
  func places(in lines: [String]) -> [Int] {
    let first = start.map { lines.firstIndex(of: $0) ?? lines.endIndex } ?? lines.startIndex
    return lines[first...].indices.filter { isShown(by: lines[$0]) }
  }

  /// Whether a line of a trace is the one that is meant.
  private func isShown(by line: String) -> Bool {
    let text = line.drop { $0 == " " }
    guard self.line.hasSuffix(Self.dots) else { return text == self.line }
    return text.hasPrefix(self.line.dropLast(Self.dots.count))
  }

  private static let dots = " ..."
}
