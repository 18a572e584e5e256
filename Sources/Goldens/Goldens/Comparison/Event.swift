import TableTrace

/// A line of a trace, golden or log, in the form in which lines are compared.
struct Event: Hashable, Sendable {
  /// The name of a call, or the whole text of another line with its mark.
  var name: String
  var arguments: EventArguments
  var answer: String?
  /// The number of spaces before the text, if nesting is compared.
  var indentation = 0
  var isCrash = false

  var isStep: Bool { name.hasPrefix("- ") }

  /// Whether both are the same event, regardless of their answers.
  func matches(_ other: Event) -> Bool {
    name == other.name && arguments.matches(other.arguments)
      && (!arguments.isText || name.isWritten(as: other.name))
  }

  /// Whether both consist of the same bytes.
  static func == (one: Event, other: Event) -> Bool {
    one.indentation == other.indentation && one.isCrash == other.isCrash
      && one.name.isWritten(as: other.name) && one.arguments == other.arguments
      && one.answer.isWritten(as: other.answer)
  }
}

extension Event {
  /// The names of the calls for visible rows, headers and footers.
  private static let namesOfRows: Set<String> = {
    let groups: [CallbackGroup] = [
      .cells, .titles, .display, .heights, .headerFooterViews, .prefetch,
    ]
    let callbacks = Callback.allCases.filter { groups.contains($0.facts.group) }
    let hooks: [CellHook] = [.prepareForReuse, .layoutSubviews]
    let messages = callbacks.map(Message.callback) + hooks.map(Message.cell)
    return Set(TraceNames.allCases.flatMap { names in messages.map { $0.name(names) } })
  }()

  /// Whether the line depends on which rows are visible.
  static func showsRows(_ line: String) -> Bool {
    namesOfRows.contains(Event(traceLine: line).name)
  }

  /// Whether the line prints where the content or one of its parts is.
  static func showsPlaces(_ line: String) -> Bool {
    let text = line.drop { $0 == " " }
    if text.hasPrefix("? ") {
      let query = text.dropFirst(2).lowercased()
      return ["offset", "size", "rect", "inset", "bounds", "frame"].contains { query.contains($0) }
    }
    let phases: [Phase] = [.insets, .frame, .layout, .animation]
    return phases.contains { text == "> \($0.rawValue)" }
      || Event(traceLine: line).name.hasPrefix("scrollView")
  }

  /// Reads a line of a trace.
  init(traceLine line: String) {
    let text = Substring(line.utf8.drop { $0 == blank })
    indentation = line.utf8.count - text.utf8.count
    let mark = text.utf8.dropFirst().first == blank ? text.utf8.first : nil
    isCrash = mark == UInt8(ascii: "!")
    if let mark, Event.marks.contains(mark) {
      name = String(text)
      arguments = .text("")
      return
    }
    let (head, answer) = Event.splitAnswer(text)
    // The mark of a query belongs to its name, so the first space after it ends the name.
    let afterMark = head.utf8.dropFirst(mark == UInt8(ascii: "?") ? 2 : 0)
    let nameEnd = afterMark.firstIndex(of: blank) ?? head.endIndex
    name = String(head[..<nameEnd])
    arguments = .text(String(Substring(head.utf8[nameEnd...].drop { $0 == blank })))
    self.answer = answer.map(String.init)
  }

  /// The first bytes of lines that are neither calls nor queries, each followed by a space.
  private static let marks = Array("->~*=!".utf8)

  /// Splits the text at the first arrow outside of quotes, which precedes the answer.
  private static func splitAnswer(_ text: Substring) -> (head: Substring, answer: Substring?) {
    var isQuoted = false
    var isEscaped = false
    /// The number of bytes of the arrow that were found so far.
    var found = 0
    for (offset, byte) in text.utf8.enumerated() {
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isQuoted
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      }
      if isQuoted || byte != arrow[found] {
        found = !isQuoted && byte == arrow[0] ? 1 : 0
        continue
      }
      found += 1
      guard found == arrow.count else { continue }
      let end = text.utf8.index(text.startIndex, offsetBy: offset + 1)
      return (text[..<text.utf8.index(end, offsetBy: -arrow.count)], text[end...])
    }
    return (text, nil)
  }

  private static let arrow = Array(" -> ".utf8)
}

extension Divergence {
  /// Whether a line shows where the content is: an offset, a size, an inset or scrolling.
  package var concernsPlaces: Bool {
    [expected?.text, traced?.text].contains { $0.map(Event.showsPlaces) ?? false }
  }
}

private let blank = UInt8(ascii: " ")
