package import TableTrace

/// A log that an app printed on a device or simulator, with its repeats expanded.
package struct RecordedLog: Hashable, Sendable {
  package struct Line: Hashable, Sendable {
    enum Content: Hashable, Sendable {
      case call(LogCall)
      /// The line `...`, which means any number of calls.
      case gap
    }

    /// The line number in the file, from 1, the same for expanded repeats.
    package var number: Int
    package var text: LogText
    var content: Content

    var call: LogCall? {
      switch content {
      case .call(let call): call
      case .gap: nil
      }
    }

    var isGap: Bool { call == nil }
  }

  package var header: LogHeader
  package var lines: [Line]
  /// The numbers of lines with a method that traces never show, such as `awakeFromNib`.
  package var untracedLines: [Int]
  /// The numbers of the lines that name no method of a table, in a log without a header.
  package var foreignLines: [Int] = []
  /// The numbers of those lines that contain a method, but may not be a call.
  package var namingLines: [Int] = []
  /// The numbers of those lines that may name a method in unknown words.
  package var likelyLines: [Int] = []
  /// The numbers of those lines that name no method, but are printed in the same way as the calls.
  ///
  /// Either all of them have no category, or all have the same one.
  package var linesLikeCalls: [Int] = []
  /// The numbers of the lines that UIKit itself prints, such as its warnings.
  package var systemLines: [Int] = []
  /// The numbers of the lines that print the app's answer, which is not compared.
  package var answeredLines: [Int] = []
  /// The numbers of the lines whose row or section is ambiguous, so that only names are compared.
  package var unplacedLines: [Int] = []
  /// The numbers of the lines whose numbers may be something else than a row or section.
  ///
  /// They are compared by their names only if their numbers would be a difference.
  package var unsureLines: [Int] = []
  /// The numbers of the lines that are no calls, in a pasted trace of this tool.
  package var traceLines: [Int] = []

  /// Whether the log prints rows, but none of them could be read.
  package var comparesNoRows: Bool {
    !unplacedLines.isEmpty && lines.allSatisfy { $0.call?.arguments.isWithoutRow ?? true }
  }

  /// The numbers of the lines that are compared by their names only.
  package var linesByName: [Int] {
    let calls = lines.compactMap { line in line.call.map { (call: $0, line: line.number) } }
    let printed = Set(calls.filter { $0.call.arguments != .ignored }.map(\.call.message))
    let unprinted = calls.filter { call, _ in
      call.arguments == .ignored && printed.contains(call.message)
        && ArgumentsReader.hasPlace(call.message)
    }
    return Set(unprinted.map(\.line) + unplacedLines).sorted()
  }

  package var callCount: Int { lines.callCount }

  /// Returns the number of lines about calls in a log with a header, without marks of repeats.
  package static func writtenLines(of text: String) -> Int {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.drop { !$0.isEmpty }.count { line in
      let words = line.drop { $0 == " " }
      let isMark = words.hasSuffix("{") || words == "}" || words == "..."
      return !words.isEmpty && !words.hasPrefix("#") && !isMark
    }
  }

  /// The log without the numbers that may be something else than a row or section.
  package var withoutUnsurePlaces: RecordedLog {
    let doubt = doubt(about: Set(lines.compactMap { $0.call?.message }))
    var log = self
    log.unsureLines = []
    log.lines = lines.map { line in
      doubt.compared(line).map { Line(number: line.number, text: line.text, content: .call($0)) }
        ?? line
    }
    return log
  }

  /// Returns the numbers of the doubtful lines of some methods.
  package func unsureLines(of messages: Set<Message>) -> [Int] {
    lines.filter(doubt(about: messages).isByName).map(\.number)
  }

  private func doubt(about messages: Set<Message>) -> LogDoubt.Lines {
    LogDoubt.Lines(numbers: Set(unsureLines), messages: messages)
  }

  /// The log with more lines among those whose rows or sections are not compared.
  package func notingUnsure(_ lines: [Int]) -> RecordedLog {
    var log = self
    log.unplacedLines = Set(unplacedLines).union(lines).sorted()
    return log
  }

  /// The problem of lines that name a method and may not be calls, or nil without such lines.
  package var unreadLines: LogProblem? {
    .unread(namingLines)
  }

  /// The lines that may be calls, if too few calls were read for a useful comparison.
  ///
  /// Nil if most of the log was read. With `isMatch`, the calls that were read match. Then the
  /// limit is stricter.
  package func mostlyUnread(isMatch: Bool) -> [Int]? {
    let unread = Set(namingLines).union(likelyLines)
    if unread.count > 1, unread.count >= callCount + (isMatch ? 1 : 0) { return unread.sorted() }
    // A few calls match many scenarios.
    return callCount < Self.fewCalls && linesLikeCalls.count > callCount ? linesLikeCalls : nil
  }

  /// The number of calls that is enough for a comparison, even if half of the log is other output.
  private static let fewCalls = 4

  /// Returns the first `count` lines of the log.
  package func beginning(_ count: Int) -> RecordedLog {
    guard lines.count > count else { return self }
    var log = self
    log.lines = Array(lines.prefix(count))
    return log
  }

  /// The messages that the app printed, from the header or from the log itself.
  var printed: Set<Message> {
    if let prints = header.prints { return prints }
    return Set(firstLines.map(\.message))
  }
}

extension [RecordedLog.Line] {
  var callCount: Int { count { !$0.isGap } }
}

extension RecordedLog {
  /// Each message of the log with the number of its first line, in the order of the log.
  package var firstLines: [(message: Message, line: Int)] {
    var seen: Set<Message> = []
    var last: Message?
    var result: [(message: Message, line: Int)] = []
    for index in lines.indices {
      guard case .call(let call) = lines[index].content else { continue }
      let message = call.message
      // The same message often follows itself.
      if message == last { continue }
      last = message
      if seen.insert(message).inserted { result.append((message, lines[index].number)) }
    }
    return result
  }
}

extension EventArguments {
  fileprivate var isWithoutRow: Bool {
    switch self {
    case .ignored, .text, .numbers(.none), .numbers(.one): true
    case .rowOnly, .rowsOnly, .numbers(.two), .numbers(.many): false
    }
  }
}
