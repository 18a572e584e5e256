extension RecordedLog {
  /// Returns the number of lines about calls in a log with a header, without expanding repeats.
  package static func writtenLines(of text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.isEmpty }.count { line in
      let words = line.drop { $0 == " " }
      return !words.isEmpty && !words.hasPrefix("#") && words != "..."
    }
  }
}
