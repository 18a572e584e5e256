/// A line of the trace that a lesson points at.
package struct CourseSight: Sendable {
  /// The line, without its indentation; dots stand for the rest of a long one.
  package let line: String
  /// Why it matters.
  package let text: LessonText
  /// The line of the file.
  let number: Int

  /// Whether a line of a trace is the one that is meant.
  static func isShown(_ quoted: String, by line: String) -> Bool {
    let text = line.drop { $0 == " " }
    guard quoted.hasSuffix(dots) else { return text == quoted }
    return text.hasPrefix(quoted.dropLast(dots.count))
  }

  /// Where quoted lines are in a trace, each after the one before; nil for those that are not.
  static func places(of quoted: [String], in lines: [String]) -> [Int?] {
    var start = lines.startIndex
    return quoted.map { line in
      guard let place = lines[start...].firstIndex(where: { isShown(line, by: $0) }) else {
        return nil
      }
      start = place + 1
      return place
    }
  }

  private static let dots = " ..."
}
