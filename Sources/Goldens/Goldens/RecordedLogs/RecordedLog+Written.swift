extension RecordedLog {
  /// Returns the number of lines about calls in a log with a header.
  ///
  /// Repeats are not expanded, and the lines that mark them are not counted.
  package static func writtenLines(of text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.isEmpty }.count { line in
      let words = line.drop { $0 == " " }
      let isMark = words.hasSuffix("{") || words == "}" || words == "..."
      return !words.isEmpty && !words.hasPrefix("#") && !isMark
    }
  }
}
