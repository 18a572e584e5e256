import TableTrace

/// Reads sections and rows from the text after a method's name in a log or a trace.
struct ArgumentsReader {
  enum Found: Hashable {
    case nothing
    /// Words, such as `each visible row`.
    case words
    case value(EventArguments)
    /// A range that means several calls, such as `0,0 .. 0,4`, with the section if it is printed.
    case range(section: Int?, ClosedRange<Int>)
    /// Text that cannot be the arguments of the method.
    case unreadable
  }

  /// How many numbers a message has as arguments.
  private enum Count {
    case section
    case indexTitle
    case row
    case move
    case rows
    case action
    case uncompared
  }

  private static let maximumRange = 100_000

  static func read(_ text: LogText, of message: Message) -> Found {
    let count = count(for: message)
    let arguments = placeBehindArrow(text, of: message) ?? withoutAnswer(text, count)
    if count == .action { return action(arguments) }
    if count == .uncompared { return .nothing }
    let tokens = ArgumentTokens(arguments)
    if tokens.isEmpty { return .nothing }
    if let place = place(arguments, count) { return .value(place) }
    let isOfPlace = count == .section || count == .indexTitle || count == .row
    guard isOfPlace, !tokens.hasUnknownWords else { return .words }
    if tokens.hasRange { return range(tokens) }
    // Only numbers means that there are too many or too few. Other text may be something else.
    return arguments.isListOfNumbers ? .unreadable : .words
  }

  /// The index paths after the name, or nil if they are ambiguous.
  private static func place(_ text: LogText, _ count: Count) -> EventArguments? {
    switch count {
    case .section: LogPlace.ofSection(text)
    case .indexTitle: LogPlace.ofSection(text.withoutQuotedTitle)
    case .row: LogPlace.ofRow(text)
    case .move: LogPlaceList.ofMove(text)
    case .rows: LogPlaceList.ofRows(text)
    case .action, .uncompared: nil
    }
  }

  /// The row after an arrow that follows the name, as in `cellForRow -> [0, 3]`, or nil.
  private static func placeBehindArrow(_ text: LogText, of message: Message) -> LogText? {
    guard case .callback(let callback) = message, count(for: message) == .row,
      !answersWithRow.contains(callback)
    else { return nil }
    let arrow = text.drop { $0.isBlank || $0 == ":" }
    guard arrow.begins(with: "-> ") || arrow.begins(with: "=> ") || arrow.begins(with: "→ ") else {
      return nil
    }
    let rest = arrow.word.endIndex
    let place = text[rest...].droppingBlanks
    let isBracketed = place.first?.opensBracket ?? false
    let isLabelled = LogPlaceLabel(place.prefix { $0.isLetter }) != nil
    let found = LogPlace.ofRow(place)
    // One number in brackets may be an answer.
    let isPair = isBracketed && found?.isPair == true
    guard isPair || isLabelled && found != nil else { return nil }
    return withoutAnswer(place, .row)
  }

  /// The methods with an index path as argument and as answer.
  private static let answersWithRow: Set<Callback> = [
    .willSelectRowAt, .willDeselectRowAt, .targetIndexPathForMoveFromRowAt,
  ]

  private static func withoutAnswer(_ text: LogText, _ count: Count) -> LogText {
    answerStart(text, count).map { text[..<$0] } ?? text
  }

  /// The start of the answer, with its arrow or word, or nil without an answer.
  ///
  /// The arrow between the two rows of a move is no answer.
  private static func answerStart(_ text: LogText, _ count: Count) -> Int? {
    guard let start = text.answer(isOfSection: count == .section) else { return nil }
    guard count == .move, LogPlaceList.ofMove(text[..<start]) == nil else { return start }
    return text[start...].dropFirst().answer(isOfSection: false)
  }

  /// The selector that an edit menu queries, mostly printed without its row.
  private static func action(_ text: LogText) -> Found {
    let first = text.droppingBlanks.prefix { !$0.isBlank && $0 != "," }
    guard !first.isEmpty else { return .nothing }
    return first.last == ":" ? .value(.text(first.string)) : .words
  }

  /// Reads a range such as `0,0 .. 0,4`, which means five calls.
  private static func range(_ tokens: ArgumentTokens) -> Found {
    let numbers = tokens.numbers.values
    let half = numbers.count / 2
    guard numbers.count == 2 || numbers.count == 4,
      numbers[..<(half - 1)] == numbers[half..<(numbers.count - 1)],
      numbers[half - 1] <= numbers[numbers.count - 1],
      numbers[numbers.count - 1] - numbers[half - 1] < maximumRange
    else { return .unreadable }
    let section = half == 2 ? numbers[0] : nil
    return .range(section: section, numbers[half - 1]...numbers[numbers.count - 1])
  }

  private static func count(for message: Message) -> Count {
    guard case .callback(let callback) = message else { return .uncompared }
    return switch callback.facts.argumentShape {
    case .section, .view: .section
    case .indexTitle: .indexTitle
    case .row, .optionalRow, .cell, .commit: .row
    case .rows: .rows
    case .move: .move
    case .menuAction: .action
    // Apps print these arguments in different ways.
    case .none, .focusContext, .focusUpdate, .springLoading, .rowAndPoint,
      .menuConfiguration, .menuCommit, .menuTransition, .session, .sessionAndRow,
      .sessionRowAndPoint, .sessionAndOptionalRow, .dropCoordinator, .targetOffset, .deceleration,
      .optionalView, .zoomScale:
      .uncompared
    }
  }

  /// Whether each call of this message must have arguments if the log prints arguments.
  static func isCompared(_ message: Message) -> Bool {
    count(for: message) != .uncompared
  }

  /// Whether a line is compared by its name only, if its index path cannot be read.
  static func hasPlace(_ message: Message) -> Bool {
    switch count(for: message) {
    case .section, .indexTitle, .row, .move, .rows: true
    case .action, .uncompared: false
    }
  }

  /// Whether the text after a message's name consists of its arguments, or begins with its index
  /// path.
  static func areArguments(_ text: LogText, of message: Message) -> Bool {
    switch read(text, of: message) {
    case .value, .range: true
    case .nothing:
      !ArgumentTokens(withoutAnswer(text, count(for: message))).hasUnknownWords
    case .words, .unreadable: false
    }
  }

  /// Whether the text after the name of a message ends with the app's answer.
  static func hasAnswer(_ text: LogText, of message: Message) -> Bool {
    if placeBehindArrow(text, of: message) != nil { return false }
    return answerStart(text, count(for: message)) != nil
  }
}

extension LogText {
  /// The start of an answer.
  ///
  /// An answer begins with an arrow, with a word such as `returns`, or with an equals sign after a
  /// value. For a section, it may also follow the name directly, as in `numberOfRows = 3`.
  fileprivate func answer(isOfSection: Bool) -> Int? {
    var place = startIndex
    while place < endIndex {
      let rest = self[place...]
      if place == startIndex || byte(at: place - 1) == UInt8(ascii: " ") {
        if rest.beginsAnswer { return place }
        if rest.begins(with: "= ") || rest.begins(with: "== ") {
          let last = self[..<place].trimmingBlanks.last
          let isBehindValue = last.map { $0.isNumber || $0.closesBracket } ?? false
          if isBehindValue || last == nil && isOfSection { return place }
        }
      }
      place += 1
    }
    return nil
  }

  private var beginsAnswer: Bool {
    begins(with: "-> ") || begins(with: "=> ") || begins(with: "→ ") || begins(with: "⇒ ")
      || begins(with: "➡️ ") || begins(with: "returns ") || begins(with: "return ")
      || begins(with: "returned ") || begins(with: "returning ")
  }
}

extension LogText {
  /// Whether the text is a list of numbers with commas and spaces, with or without brackets.
  fileprivate var isListOfNumbers: Bool {
    let isBracketed = trimmingBlanks.first == "[" && trimmingBlanks.last == "]"
    let list = isBracketed ? trimmingBlanks.dropFirst().dropLast() : self
    return list.allSatisfy { $0.isDigit || $0 == "," || $0.isBlank }
  }

  /// The text after a quoted title and its comma, as in `"A", 3`.
  fileprivate var withoutQuotedTitle: LogText {
    let title = droppingBlanks
    guard title.first == "\"", let end = title.dropFirst().firstIndex(of: "\"") else { return self }
    return title[end...].dropFirst().drop { $0 == "," || $0.isBlank }
  }
}

extension EventArguments {
  fileprivate var isPair: Bool {
    switch self {
    case .numbers(.two): true
    case .numbers, .rowOnly, .rowsOnly, .ignored, .text: false
    }
  }
}
