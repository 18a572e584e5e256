import TableTrace

/// Reads recorded logs: a header, a blank line, and the lines that people paste.
package struct LogReader {
  /// Where a log comes from, which decides what its header must say.
  package enum Origin: Sendable {
    /// A log that is kept; it states its source, version, what it prints and how much it shows.
    case kept
    /// A console log just pasted; a header is welcome but not needed.
    case pasted
  }

  /// Reads a log.
  ///
  /// Line ends of every kind and a byte order mark are accepted, because consoles write them. In a log
  /// without a header whatever else the app has printed stands between the calls, and is passed over.
  ///
  /// - Parameters:
  ///   - text: the file.
  ///   - origin: whether a header is needed.
  /// - Returns: the log with its repeats written out.
  /// - Throws: every line that cannot be read, up to a limit.
  /// - Complexity: O(*n*) in the length of the text and of the repeats written out.
  package static func read(
    _ text: String,
    origin: Origin
  ) throws(UnreadableLog) -> RecordedLog {
    let lines = LogText(text).lines
    if let trace = lines.prefix(3).firstIndex(where: { $0.begins(with: "tabletrace trace ") }) {
      throw UnreadableLog(problems: [LogProblem(line: trace + 1, kind: .trace)])
    }
    let headerEnd = headerEnd(lines, origin: origin)

    var headerReader = LogHeaderReader()
    for number in 0..<headerEnd {
      let line = Line(lines[number])
      if !line.text.isEmpty { headerReader.take(line.text, number: number + 1) }
    }
    if origin == .kept { headerReader.finish(line: headerEnd + 1) }
    var body = LogBody(
      header: headerReader.header,
      isRaw: headerEnd == 0 && origin == .pasted,
      readsRepeats: origin == .pasted
    )
    for number in headerEnd..<lines.count {
      let line = Line(lines[number])
      if line.text.isEmpty { continue }
      body.take(line.text, number: number + 1, indentation: line.indentation)
      if body.isTooLong || body.problems.count >= UnreadableLog.limit { break }
    }
    body.finish(line: lines.count)

    let problems = headerReader.problems + body.problems.sorted { $0.line < $1.line }
    guard problems.isEmpty else {
      throw UnreadableLog(problems: Array(problems.prefix(UnreadableLog.limit)))
    }
    return RecordedLog(
      header: headerReader.header,
      lines: body.lines,
      untracedLines: body.untracedLines,
      foreignLines: body.foreignLines,
      answeredLines: body.answeredLines
    )
  }

  /// The index of the line after the header.
  ///
  /// The header of a kept log ends at the first blank line; a pasted log has one only if its first
  /// line begins with a known key.
  private static func headerEnd(_ lines: [LogText], origin: Origin) -> Int {
    guard let first = lines.firstIndex(where: { !Line($0).text.isEmpty }) else {
      return lines.count
    }
    switch origin {
    case .kept: break
    case .pasted: if LogHeaderReader.entry(Line(lines[first]).text) == nil { return 0 }
    }
    return lines[first...].firstIndex { Line($0).isBlank } ?? lines.count
  }

  /// A line of the file.
  private struct Line {
    /// The number of blanks before the text.
    let indentation: Int
    /// Whether there is nothing on it, not even a comment.
    let isBlank: Bool
    /// The line without blanks around it and without its comment.
    let text: LogText

    init(_ raw: LogText) {
      let line = raw.first == "\u{FEFF}" ? raw.dropFirst() : raw
      let text = line.droppingBlanks
      indentation = line[..<text.startIndex].count
      isBlank = text.isEmpty
      self.text = Self.withoutComment(text).trimmingBlanks
    }

    /// A comment begins with `#` at the beginning or after a blank, so `Cell#1` is none.
    private static func withoutComment(_ line: LogText) -> LogText {
      var rest = line
      while let sign = rest.firstIndex(of: "#") {
        if line[..<sign].last?.isBlank ?? true { return line[..<sign] }
        rest = rest[sign...].dropFirst()
      }
      return line
    }
  }
}
