extension LogText {
  /// The text without its first prefix, or nil if it has none.
  ///
  /// A prefix is a date, a time, a process, a category, a counter or a sign.
  var droppingPrefix: LogText? {
    let word = self.word
    if word.isTimestamp || word.isCounter || word.isSign || word.isCategory || word.isLabel
      || word.isColumn || word.isPlaceInSource || word.isLevelInBrackets
    {
      return self[word.endIndex...].droppingBlanks
    }
    let rest = self[word.endIndex...].droppingBlanks
    if word.isLogger, rest.first == ":" { return rest }
    if let description = endOfDescription { return self[description...].droppingBlanks }
    // In the columns of Console.app, the third one is the name of the process.
    if let tab = firstIndex(of: "\t") { return self[tab...].droppingBlanks }
    // A process may have spaces in its name: `My App[1234:5678] `.
    guard let process = endOfProcess else { return nil }
    return self[process...].droppingBlanks
  }

  /// Whether the word is a part of a date or time, such as `2016-07-27`, `10:02:03.123` or `+0800`.
  var isTimestamp: Bool {
    guard begins(with: "+") || split(whereSeparator: { !$0.isDigit }).count >= 2 else {
      return false
    }
    return allSatisfy { $0.isDigit || $0.isSignOfTime }
      && contains { $0 == "-" || $0 == "/" || $0 == ":" || $0 == "+" }
  }

  /// Whether the word numbers the line, such as `12.`, `12)`, `#12` or `[12]`.
  fileprivate var isCounter: Bool {
    let isBracketed = first == "[" && last == "]"
    let number = first == "#" || isBracketed ? dropFirst() : self
    let isEnded = last == "." || last == ")" || last == ":" || last == "]" && isBracketed
    let digits = isEnded ? number.dropLast() : number
    return (isEnded || first == "#") && !digits.isEmpty && digits.allSatisfy { $0.isNumber }
  }

  /// Whether the word has neither letters nor digits, such as `>>>`, or is an emoji, such as `1️⃣`.
  var isSign: Bool {
    !isExactly("...") && !contains { $0.isLetter || $0.isNumber || $0 == "{" || $0 == "}" }
      || last?.value == 0x20E3
  }

  /// Whether the word may name a logger, such as `com.acme.table`.
  private var isLogger: Bool {
    contains(".") && allSatisfy { $0.isName } && first?.isLetter == true
  }

  /// Whether the word is a category or class in brackets, such as `[Table]`.
  var isCategory: Bool {
    first == "[" && last == "]" && contains { $0.isLetter }
  }

  /// Whether the word is a column of `log stream`.
  ///
  /// Columns are a thread in hexadecimal digits, a number of seconds, a level, a library in parentheses, or a
  /// process with its colon.
  fileprivate var isColumn: Bool {
    Self.levels.contains { isExactly($0) } || first != "." && allSatisfy { $0.isDigit || $0 == "." }
      || (begins(with: "0x") && count > 2 && dropFirst(2).allSatisfy { $0.isHexDigit })
      || (first == "(" && last == ")") || (last == ":" && dropLast().allSatisfy { $0.isName })
  }

  private static let levels: [StaticString] = [
    "Default", "Info", "Debug", "Error", "Fault", "Notice", "Activity", "default", "info",
    "debug",
    "error", "fault",
  ]

  /// Whether the word is a file with a line, such as `ListController.swift:42`, `List.swift(42)` or
  /// `[List.m:42]`.
  var isPlaceInSource: Bool {
    let place = drop { $0 == "[" }
    guard let colon = place.firstIndex(where: { $0 == ":" || $0 == "(" }) else { return false }
    let line = place[colon...].dropFirst()
    return line.first?.isDigit == true
      && line.allSatisfy { $0.isDigit || $0 == ":" || $0 == "]" || $0 == "," || $0 == ")" }
      && place[..<colon].contains(".") && place[..<colon].allSatisfy { $0.isName || $0 == "/" }
  }

  /// Whether the word is a level of `syslog`, such as `<Warning>:`.
  fileprivate var isLevelInBrackets: Bool {
    let level = last == ":" ? dropLast() : self
    return level.first == "<" && level.last == ">"
      && level.dropFirst().dropLast().allSatisfy { $0.isLetter }
  }

  /// The end of a leading description of an object, such as `<App.List: 0x7f8>`, and of its colon.
  fileprivate var endOfDescription: Int? {
    guard first == "<" else { return nil }
    let inside = beginning(500).prefix { $0 != ">" }
    guard inside.has("0x"), self[inside.endIndex...].first == ">" else { return nil }
    let rest = self[inside.endIndex...].dropFirst()
    return (rest.first == ":" ? rest.dropFirst() : rest).startIndex
  }

  /// Whether the word names the object that prints: `cell`, or a letter such as `A`.
  fileprivate var isLabel: Bool {
    isExactly("cell") || (first?.isLetter == true && dropFirst().isEmpty)
  }

  /// The end of the first `name[1234:5678]`, which names a process and a thread.
  fileprivate var endOfProcess: Int? {
    var rest = self
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let inside = rest[open..<close].dropFirst()
      let isAttached = open > startIndex && self[..<open].last?.isBlank == false
      if isAttached, inside.first?.isNumber == true,
        inside.allSatisfy({ $0.isHexDigit || $0 == ":" })
      {
        return rest.index(after: close)
      }
      rest = rest[close...].dropFirst()
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether the character may be part of the name of a process or a file.
  var isName: Bool {
    isLetter || isNumber || self == "." || self == "_" || self == "-" || self == "+"
  }

  /// Whether the character, other than a digit, may be part of a date, a time or a time zone.
  fileprivate var isSignOfTime: Bool {
    switch self {
    case "-", "/", ":", ".", ",", "+", "T", "Z", "[", "]": true
    default: false
    }
  }
}
