import TableTrace

/// A line of either side as the alignment sees it: what it is, apart from how it is written.
struct Event: Hashable, Sendable {
  /// The name of the call, or the whole text of a line that is none, with its mark.
  var name: String
  /// The arguments.
  var arguments: EventArguments
  /// The answer, where it is compared.
  var answer: String?
  /// The number of blanks before the text, where nesting is compared.
  var indentation = 0
  /// Whether the line is an exception.
  var isCrash = false

  /// Whether the line is a step of the scenario.
  var isStep: Bool { name.hasPrefix("- ") }

  /// Whether the two are the same event, whatever their answers.
  func matches(_ other: Event) -> Bool {
    name == other.name && arguments.matches(other.arguments)
  }
}

extension Event {
  /// The names of the calls that come for rows, headers and footers because they are on screen.
  private static let namesOfRows: Set<String> = {
    let groups: [CallbackGroup] = [
      .cells, .titles, .display, .heights, .headerFooterViews, .prefetch,
    ]
    let callbacks = Callback.allCases.filter { groups.contains($0.facts.group) }
    let hooks: [CellHook] = [.prepareForReuse, .layoutSubviews]
    let messages = callbacks.map(Message.callback) + hooks.map(Message.cell)
    return Set(TraceNames.allCases.flatMap { names in messages.map { $0.name(names) } })
  }()

  /// Whether a line of a trace's text form comes or not by which rows are on screen.
  static func showsRows(_ line: String) -> Bool {
    namesOfRows.contains(Event(traceLine: line).name)
  }

  /// Reads a line of a trace's text form.
  init(traceLine line: String) {
    let text = line.drop { $0 == " " }
    indentation = line.utf8.count - text.utf8.count
    isCrash = text.hasPrefix("! ")
    let isQuery = text.hasPrefix("? ")
    let isCall = !isQuery && !["- ", "> ", "~ ", "* ", "= ", "! "].contains { text.hasPrefix($0) }
    guard isCall || isQuery else {
      name = String(text)
      arguments = .text("")
      return
    }
    let (head, answer) = Event.splitAnswer(text)
    // The mark of a query belongs to its name, so the first blank after it ends the name.
    let nameStart = isQuery ? head.index(head.startIndex, offsetBy: 2) : head.startIndex
    let nameEnd = head[nameStart...].firstIndex(of: " ") ?? head.endIndex
    name = String(head[..<nameEnd])
    arguments = .text(String(head[nameEnd...].drop { $0 == " " }))
    self.answer = answer.map(String.init)
  }

  /// Splits at the arrow of the answer, which is the first outside of quotes.
  private static func splitAnswer(_ text: Substring) -> (head: Substring, answer: Substring?) {
    let arrow = Array(" -> ".utf8)
    var isQuoted = false
    var isEscaped = false
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = isQuoted
      } else if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if !isQuoted, byte == arrow[0], text.utf8[index...].starts(with: arrow) {
        return (text[..<index], text[text.utf8.index(index, offsetBy: arrow.count)...])
      }
    }
    return (text, nil)
  }
}
