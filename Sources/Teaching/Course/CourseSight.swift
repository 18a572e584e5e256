/// A line of the trace that a lesson explains.
package struct CourseSight: Sendable {
  /// The line, without its indentation, with dots for the rest of a long line.
  package let line: String
  package let text: LessonText
  /// The line number in the file.
  let number: Int

  /// Returns whether a quoted line means a line of a trace.
  static func isShown(_ quoted: String, by line: String) -> Bool {
    let text = line.drop { $0 == " " }
    guard quoted.hasSuffix(dots) else { return text == quoted }
    return text.hasPrefix(quoted.dropLast(dots.count))
  }

  /// Returns the indices of quoted lines in a trace, each after the previous one, or nil for
  /// missing ones.
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
