import TableTrace

/// Reads recorded logs: a header, a blank line, and the lines that an app printed.
package struct LogReader {
  /// Where a log comes from, which decides about the required header.
  package enum Origin: Sendable {
    /// A log in the repository, which must name its source, version, printed callbacks and extent.
    case kept
    /// A pasted console log, with or without a header.
    case pasted
  }

  /// Reads a log.
  ///
  /// All line ends and a byte order mark are accepted. In a log without a header, other output of
  /// the app between the calls is skipped.
  ///
  /// - Parameters:
  ///   - text: the content of the file.
  ///   - origin: whether a header is required.
  /// - Returns: the log with its repeats expanded.
  /// - Throws: every unreadable line, up to a limit.
  /// - Complexity: O(*n*) in the length of the text and of the expanded repeats.
  package static func read(
    _ text: LogText,
    origin: Origin
  ) throws(UnreadableLog) -> RecordedLog {
    for (index, line) in text.lines.prefix(3).enumerated()
    where line.begins(with: "tabletrace trace ") {
      throw UnreadableLog(problems: [LogProblem(line: index + 1, kind: .trace)])
    }
    let header = header(text, origin: origin)
    var headerReader = LogHeaderReader()
    for (index, line) in header.enumerated() where !line.text.isEmpty {
      headerReader.take(line.text, number: index + 1)
    }
    if origin == .kept { headerReader.finish(line: header.count + 1) }
    let isRaw = header.isEmpty && origin == .pasted
    var body = LogBody(
      header: headerReader.header,
      isRaw: isRaw,
      isTrace: isRaw && text.isTrace,
      readsRepeats: origin == .pasted,
      length: text.utf8.count
    )
    var number = 0
    var lastText = 1
    for raw in text.lines {
      number += 1
      if !raw.isEmpty { lastText = number }
      if number <= header.count || body.takeLike(raw, number: number) { continue }
      let plain = isRaw ? raw.consoleMessage : raw
      // A message of `log stream --style ndjson` may have several lines.
      for piece in plain.lines {
        let line = Line(piece)
        if line.text.isEmpty { continue }
        body.take(line.text, number: number, indentation: line.indentation)
      }
      let line = Line(raw)
      if line.text.isEmpty { continue }
      body.learn(raw, number: number, indentation: line.indentation)
      if body.isTooLong || body.problems.count >= UnreadableLog.limit { break }
    }
    body.finish(line: lastText, isUTF16: text.seemsToBeUTF16)

    let problems = headerReader.problems + body.problems.sorted { $0.line < $1.line }
    guard problems.isEmpty else {
      throw UnreadableLog(problems: Array(problems.prefix(UnreadableLog.limit)))
    }
    return RecordedLog(
      header: headerReader.header,
      lines: body.lines,
      untracedLines: body.untracedLines,
      foreignLines: body.foreignLines,
      namingLines: body.namingLines,
      likelyLines: body.likelyLines,
      linesLikeCalls: body.linesLikeCalls,
      systemLines: body.systemLines,
      answeredLines: body.answeredLines,
      unplacedLines: body.unplacedLines,
      unsureLines: Set(body.unsureLines + LogDoubt.sourceLines(body)).sorted(),
      traceLines: body.traceLines
    )
  }

  package static func read(
    _ text: String,
    origin: Origin
  ) throws(UnreadableLog) -> RecordedLog {
    try read(LogText(text), origin: origin)
  }

  /// The lines of the header.
  ///
  /// In the repository, a log's header ends at the first blank line. A pasted log has a header only
  /// if its first line begins with a known key.
  private static func header(_ text: LogText, origin: Origin) -> [Line] {
    var header: [Line] = []
    var hasBegun = false
    for raw in text.lines {
      let line = Line(raw)
      if hasBegun, line.isBlank { break }
      if !hasBegun, !line.text.isEmpty {
        hasBegun = true
        if origin == .pasted, LogHeaderReader.entry(line.text) == nil { return [] }
      }
      header.append(line)
    }
    return header
  }

  private struct Line {
    let indentation: Int
    /// Whether the line is empty or only a comment.
    let isBlank: Bool
    /// The line without its comment and without spaces around it.
    let text: LogText

    init(_ raw: LogText) {
      let line = raw.first == "\u{FEFF}" ? raw.dropFirst() : raw
      let text = line.droppingBlanks
      indentation = line[..<text.startIndex].count
      isBlank = text.isEmpty
      self.text = Self.withoutComment(text).trimmingBlanks
    }

    /// Removes a comment after `#`, but not the rest of `Cell#1`.
    private static func withoutComment(_ line: LogText) -> LogText {
      var rest = line
      while let sign = rest.firstIndex(of: "#") {
        // `row #3` and `#12 cellForRowAt` contain a number and no comment.
        let next = line[sign...].dropFirst().first
        let isNumber = next?.isDigit ?? false || next?.value == 0xFE0F
        if line[..<sign].last?.isBlank ?? true, !isNumber { return line[..<sign] }
        rest = rest[sign...].dropFirst()
      }
      return line
    }
  }
}
