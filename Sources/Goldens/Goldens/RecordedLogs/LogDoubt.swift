import TableTrace

/// Numbers after a method's name that may be a row or section, or something else.
///
/// Some people print `numberOfRows: 5` for section 5 and some for five rows. `cellForRow 1/12` may be a
/// section and a row, or the first of twelve rows. If such numbers differ from the simulation, only the
/// names of the method's doubtful lines are compared.
///
/// `print(#function, #line)` prints the same number in all lines of a method, and another one in the
/// lines of each other method.
enum LogDoubt {
  /// Doubtful lines, and the methods of which they are compared by name.
  struct Lines {
    /// The numbers of all doubtful lines.
    let numbers: Set<Int>
    var messages: Set<Message> = []

    /// Returns whether a line is compared by its name only.
    func isByName(_ line: RecordedLog.Line) -> Bool {
      guard !messages.isEmpty, let call = line.call else { return false }
      return messages.contains(call.message) && numbers.contains(line.number)
    }

    /// Returns the call of a line as it is compared, or nil if the line has no call.
    func compared(_ line: RecordedLog.Line) -> LogCall? {
      guard isByName(line), var call = line.call else { return line.call }
      call.arguments = .ignored
      return call
    }
  }

  /// Finds out whether the numbers of a line may be something other than a row or section.
  ///
  /// - Parameters:
  ///   - line: the line, from its name on or with a prefix.
  ///   - rest: the text after the name, which ends with the line.
  ///   - message: the method.
  ///
  /// - Returns: true for `numberOfRows: 5`, `heightForRow: 44` and `cellForRow 1/12`.
  static func isUnsure(_ line: LogText, rest: LogText, of message: Message) -> Bool {
    guard case .callback(let callback) = message else { return false }
    let name = line[..<rest.startIndex].trimmingBlanks
    if callback.facts.answerKind.isNumber, !name.isSelector, rest.isOneNumber { return true }
    return rest.beginsWithFraction
  }

  /// Returns the numbers of the lines whose only number may be a line of the source, or none if the
  /// numbers of a method differ.
  static func sourceLines(_ body: LogBody) -> [Int] {
    guard body.isRaw else { return [] }
    var numbers: [Message: Int] = [:]
    var lines: [Int] = []
    for line in body.lines {
      guard let call = line.call, let number = call.arguments.single,
        line.text.isSelectorWithNumber
      else { continue }
      guard number > 0, numbers[call.message, default: number] == number else { return [] }
      numbers[call.message] = number
      lines.append(line.number)
    }
    return Set(numbers.values).count == numbers.count ? lines : []
  }
}

extension AnswerKind {
  /// Whether the app returns a number, which a line may print.
  fileprivate var isNumber: Bool {
    switch self {
    case .count, .section, .level, .points: true
    case .void, .flag, .text, .texts, .cell, .view, .row, .optionalRow, .editingStyle,
      .accessoryType, .rowActions, .swipeActions, .menuConfiguration, .targetedPreview,
      .previewParameters, .dragItems, .dropProposal:
      false
    }
  }
}

extension EventArguments {
  /// The only number, or nil.
  fileprivate var single: Int? {
    switch self {
    case .rowOnly(let number), .numbers(.one(let number)): number
    case .numbers, .rowsOnly, .ignored, .text: nil
    }
  }
}

extension LogText {
  /// Whether it ends with a name with its labels, and a number without any sign around it.
  fileprivate var isSelectorWithNumber: Bool {
    let name = prefix(upTo: lastIndex { !$0.isDigit }.map(index(after:)) ?? startIndex)
    return name.last == ":" && name.dropLast().isSelector || name.trimmingBlanks.isSelector
  }

  /// Whether a name ends with its labels, as printed by `#function` and `_cmd`, which print no value.
  fileprivate var isSelector: Bool {
    last == ")" || last == "]" || last == ":" && dropLast().contains(":")
  }

  /// Whether it is one number among signs, without any word.
  fileprivate var isOneNumber: Bool {
    !contains { $0.isLetter } && split { !$0.isDigit }.count == 1
  }

  /// Whether it begins with two numbers and a slash between them, outside of brackets.
  fileprivate var beginsWithFraction: Bool {
    let start = drop { $0.isBlank || $0 == ":" || $0 == "=" }
    let first = start.prefix { $0.isDigit }
    let sign = start[first.endIndex...].droppingBlanks
    return !first.isEmpty && sign.first == "/"
      && sign.dropFirst().droppingBlanks.first?.isDigit == true
  }
}
