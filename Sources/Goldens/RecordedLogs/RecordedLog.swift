package import TableTrace

/// A log that an app printed on a device or simulator, with its repeats written out.
package struct RecordedLog: Hashable, Sendable {
  /// A line of the log.
  package struct Line: Hashable, Sendable {
    /// What the line says.
    enum Content: Hashable, Sendable {
      /// A call.
      case call(Message, EventArguments)
      /// `...`: any number of calls, perhaps none.
      case gap
    }

    /// The line number in the file, from 1; repeated lines keep theirs.
    package var number: Int
    /// The text without blanks around it.
    package var text: LogText
    /// What it says.
    var content: Content
    /// How many calls of the log are open around it, where the log shows that.
    var depth = 0
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
  /// The numbers of the lines that print what the app answered, which is not compared.
  package var answeredLines: [Int] = []

  /// The number of calls.
  package var callCount: Int {
    lines.count { $0.content != .gap }
  }

  /// The problem that lines name a method and are no calls for sure; nil where there are none.
  package var unreadLines: LogProblem? {
    .unread(namingLines)
  }

  /// What the app printed: as the header says, or what the log contains.
  var printed: Set<Message> {
    if let prints = header.prints { return prints }
    return Set(firstLines.map(\.message))
  }
}

extension RecordedLog {
  /// Each message that the log shows, with the number of its first line, in the order of the log.
  package var firstLines: [(message: Message, line: Int)] {
    var seen: Set<Message> = []
    var last: Message?
    var result: [(message: Message, line: Int)] = []
    for index in lines.indices {
      guard case .call(let message, _) = lines[index].content else { continue }
      // Calls come in runs.
      if message == last { continue }
      last = message
      if seen.insert(message).inserted { result.append((message, lines[index].number)) }
    }
    return result
  }
}
