extension RecordedLog {
  /// How many lines about calls stand in the text of a log with a header, repeats not written out.
  package static func writtenLines(of text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.isEmpty }.count { line in
      let words = line.drop { $0 == " " }
      return !words.isEmpty && !words.hasPrefix("#") && words != "..."
    }
  }
}
