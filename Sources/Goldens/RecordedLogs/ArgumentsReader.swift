import TableTrace

/// Reads sections and rows from what a log or a trace prints after a method's name.
struct ArgumentsReader {
  /// What was found.
  enum Found: Hashable {
    /// Nothing is printed.
    case nothing
    /// Something in words, such as `each visible row`.
    case words
    /// Arguments; several for a range such as `0,0 .. 0,4`, which stands for several calls.
    case values([EventArguments])
    /// Something that cannot be the arguments of the method.
    case unreadable
  }

  /// How many numbers the arguments of a message have.
  private enum Count {
    case section
    case row
    case move
    case rows
    case action
    case uncompared
  }

  private static let maximumRange = 100_000

  /// Reads what follows the name of a message.
  static func read(_ text: Substring, of message: Message) -> Found {
    let count = count(for: message)
    // Only the arrow of a move can stand between its two rows; elsewhere it begins the answer.
    let arguments = count == .move ? text : text.before(" -> ")
    if count == .action { return action(arguments) }
    let tokens = ArgumentTokens(arguments)
    if count == .uncompared { return .nothing }
    if tokens.hasUnknownWords { return .words }
    if tokens.isEmpty { return .nothing }
    return tokens.hasRange ? range(tokens) : single(tokens, count)
  }

  private static func single(_ tokens: ArgumentTokens, _ count: Count) -> Found {
    let numbers = tokens.numbers
    switch count {
    case .section:
      return numbers.count == 1 ? .values([.numbers(numbers)]) : .unreadable
    case .row:
      if numbers.isEmpty, tokens.hasNil { return .values([.numbers([])]) }
      if let labelled = tokens.labelledRow { return .values([labelled]) }
      if numbers.count == 1 { return .values([.rowOnly(numbers[0])]) }
      return numbers.count == 2 ? .values([.numbers(numbers)]) : .unreadable
    case .move:
      return numbers.count == 4 ? .values([.numbers(numbers)]) : .unreadable
    case .rows:
      return numbers.count.isMultiple(of: 2) ? .values([.numbers(numbers)]) : .unreadable
    case .action, .uncompared:
      return .nothing
    }
  }

  /// The selector that an edit menu asks about; its row is hardly ever printed.
  private static func action(_ text: Substring) -> Found {
    let selector = text.drop(while: \.isWhitespace).prefix { !$0.isWhitespace && $0 != "," }
    guard !selector.isEmpty else { return .nothing }
    return selector.hasSuffix(":") ? .values([.text(String(selector))]) : .words
  }

  /// `0,0 .. 0,4` stands for five calls.
  private static func range(_ tokens: ArgumentTokens) -> Found {
    let numbers = tokens.numbers
    let half = numbers.count / 2
    guard numbers.count == 2 || numbers.count == 4,
      numbers[..<(half - 1)] == numbers[half..<(numbers.count - 1)],
      numbers[half - 1] <= numbers[numbers.count - 1],
      numbers[numbers.count - 1] - numbers[half - 1] < maximumRange
    else { return .unreadable }
    let lead = Array(numbers[..<(half - 1)])
    return .values((numbers[half - 1]...numbers[numbers.count - 1]).map { .numbers(lead + [$0]) })
  }

  private static func count(for message: Message) -> Count {
    guard case .callback(let callback) = message else { return .uncompared }
    return switch callback.facts.argumentShape {
    case .section, .view, .indexTitle: .section
    case .row, .optionalRow, .cell, .commit: .row
    case .rows: .rows
    case .move: .move
    case .menuAction: .action
    // What else is given cannot be printed in one agreed way.
    case .none, .focusContext, .focusUpdate, .springLoading, .rowAndPoint,
      .menuConfiguration, .menuCommit, .menuTransition, .session, .sessionAndRow,
      .sessionRowAndPoint, .sessionAndOptionalRow, .dropCoordinator, .targetOffset, .deceleration,
      .optionalView, .zoomScale:
      .uncompared
    }
  }

  /// Whether a log that promises printed arguments must print some for this message.
  static func isCompared(_ message: Message) -> Bool {
    count(for: message) != .uncompared
  }
}

extension Substring {
  /// What stands before a separator, or everything.
  fileprivate func before(_ separator: String) -> Substring {
    ranges(of: separator).first.map { self[..<$0.lowerBound] } ?? self
  }
}
