package import TableTrace

/// A log that an app printed on a device or simulator, with its repeats written out.
package struct RecordedLog: Hashable, Sendable {
  /// A line of the log.
  package struct Line: Hashable, Sendable {
    /// What the line says.
    enum Content: Hashable, Sendable {
      /// A call.
      case call(LogCall)
      /// `...`: any number of calls, perhaps none.
      case gap
    }

    /// The line number in the file, from 1; repeated lines keep theirs.
    package var number: Int
    /// The text without blanks around it.
    package var text: LogText
    /// What it says.
    var content: Content

    /// The call; nil for a gap.
    var call: LogCall? {
      switch content {
      case .call(let call): call
      case .gap: nil
      }
    }

    /// Whether it stands for any number of calls.
    var isGap: Bool { call == nil }
  }

  /// What the log says about itself.
  package var header: LogHeader
  /// The calls and gaps, in order.
  package var lines: [Line]
  /// The numbers of lines that name a method which traces never show, such as `awakeFromNib`.
  package var untracedLines: [Int]
  /// The numbers of the lines of a log without a header that name no method of a table: whatever else
  /// the app has printed.
  package var foreignLines: [Int] = []
  /// The numbers of those among them in which a method stands all the same, in a way that is no call for
  /// sure.
  package var namingLines: [Int] = []
  /// The numbers of those among them that may name a method in words which nobody knows.
  package var likelyLines: [Int] = []
  /// The numbers of those among them that name no method and are printed in the same way as the calls: all
  /// bare, or all with the same category.
  package var linesLikeCalls: [Int] = []
  /// The numbers of the lines that UIKit itself prints, such as its warnings.
  package var systemLines: [Int] = []
  /// The numbers of the lines that print what the app answered, which is not compared.
  package var answeredLines: [Int] = []

  /// The number of calls.
  package var callCount: Int { lines.callCount }

  /// The problem that lines name a method and are no calls for sure; nil where there are none.
  package var unreadLines: LogProblem? {
    .unread(namingLines)
  }

  /// The lines that may be calls and could not be read, where too few calls could be for a comparison to
  /// mean anything; nil for a log most of which was read.
  ///
  /// - Parameter isMatch: whether the calls that were read match.
  package func mostlyUnread(isMatch: Bool) -> [Int]? {
    let unread = Set(namingLines).union(likelyLines)
    if unread.count > 1, unread.count >= callCount + (isMatch ? 1 : 0) { return unread.sorted() }
    // A few calls match many scenarios.
    return callCount < Self.fewCalls && linesLikeCalls.count > callCount ? linesLikeCalls : nil
  }

  /// Calls of which so many say something even if half of the log is something else.
  private static let fewCalls = 4

  /// Returns the first `count` lines of the log.
  package func beginning(_ count: Int) -> RecordedLog {
    guard lines.count > count else { return self }
    var log = self
    log.lines = Array(lines.prefix(count))
    return log
  }

  /// What the app printed: as the header says, or what the log contains.
  var printed: Set<Message> {
    if let prints = header.prints { return prints }
    return Set(firstLines.map(\.message))
  }
}

extension [RecordedLog.Line] {
  /// The number of calls among them.
  var callCount: Int { count { !$0.isGap } }
}

extension RecordedLog {
  /// Each message that the log shows, with the number of its first line, in the order of the log.
  package var firstLines: [(message: Message, line: Int)] {
    var seen: Set<Message> = []
    var last: Message?
    var result: [(message: Message, line: Int)] = []
    for index in lines.indices {
      guard case .call(let call) = lines[index].content else { continue }
      let message = call.message
      // Calls come in runs.
      if message == last { continue }
      last = message
      if seen.insert(message).inserted { result.append((message, lines[index].number)) }
    }
    return result
  }
}
