/// Finds the method in a line of a log, behind whatever the console put before it.
struct LogLineReader {
  /// The method that the line names.
  let name: LogName
  /// What follows the name.
  let rest: LogText
  /// The digits of how often the call comes, where the line says so in front of the name.
  private(set) var count: LogText?

  /// Reads a line; nil if it names no known method.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - readsRepeats: whether `3x` in front of the name is how often the call comes.
  init?(_ line: LogText, readsRepeats: Bool = false) {
    var text = line.droppingBlanks
    var count: LogText?
    while !text.isEmpty {
      if let method = Self.method(text) ?? Self.word(text) {
        (name, rest) = (method.name.amongNames(of: line), method.rest)
        self.count = count
        return
      }
      if readsRepeats, count == nil, let found = LogRepeat(before: text) {
        (count, text) = (found.digits, found.rest)
        continue
      }
      guard let next = Self.droppingPrefix(text) else { return nil }
      text = next
    }
    return nil
  }

  private init(name: LogName, rest: LogText) {
    self.name = name
    self.rest = rest
  }

  /// The most bytes of a class with its selector; the longest selector of a table has about a hundred.
  private static let longestMethod = 500

  /// Reads `-[Class selector]`, which `__PRETTY_FUNCTION__` and `__func__` print.
  private static func method(_ text: LogText) -> LogLineReader? {
    guard text.begins(with: "-[") || text.begins(with: "+["),
      let end = text.beginning(longestMethod).firstIndex(of: "]")
    else { return nil }
    let inside = text[..<end].dropFirst(2)
    guard let blank = inside.lastIndex(of: " ") else { return nil }
    guard let name = LogName.named(inside[blank...].dropFirst()) else { return nil }
    return LogLineReader(name: name, rest: text[end...].dropFirst())
  }

  /// Reads a name at the beginning, and what follows it with or without a blank.
  static func word(_ text: LogText) -> LogLineReader? {
    let word = text.word
    let rest = text[word.endIndex...]
    let trimmed = word.prefix(upTo: word.endOfTrimmed)
    let start = trimmed.drop { $0 == "\"" || $0 == "'" }
    if let name = LogName.named(start) { return LogLineReader(name: name, rest: rest) }
    // `heightForRowAt:0,2`, `cellForRowAt[0, 1]` and `cellForRowAt(0, 1)` have no blank.
    for cut in start.indices.dropFirst() where start[cut].opensValue {
      let next = start.index(after: cut)
      let isColon = start[cut] == ":"
      if isColon, start[next...].first?.beginsValue != true { continue }
      if let name = LogName.named(start[..<cut]) {
        return LogLineReader(name: name, rest: text[(isColon ? next : cut)...])
      }
    }
    return nil
  }

  /// Drops a date, a time, a process, a category, a counter or a sign; nil if it is none.
  private static func droppingPrefix(_ text: LogText) -> LogText? {
    let word = text.word
    if word.isTimestamp || word.isCounter || word.isSign || word.isCategory || word.isLabel
      || word.isColumn || word.isPlaceInSource
    {
      return text[word.endIndex...].droppingBlanks
    }
    // Columns of Console.app, of which the third is the name of the process.
    if let tab = text.firstIndex(of: "\t") { return text[tab...].droppingBlanks }
    // A process may have blanks in its name: `My App[1234:5678] `.
    guard let process = text.endOfProcess else { return nil }
    return text[process...].droppingBlanks
  }
}

extension Unicode.Scalar {
  /// Whether a value may follow a name from here on without a blank.
  fileprivate var opensValue: Bool {
    switch self {
    case "[", "(", "{", "<", "=", ":": true
    default: false
    }
  }

  /// Whether a value begins with it, as after the colon of `heightForRowAt:0,2`.
  fileprivate var beginsValue: Bool {
    isNumber || self == "[" || self == "(" || self == "{" || self == "<"
  }

  /// Whether it stands in the name of a process or a file.
  fileprivate var isName: Bool {
    isLetter || isNumber || self == "." || self == "_" || self == "-" || self == "+"
  }

  /// Whether it is left out at the end of a word.
  fileprivate var isTrimmed: Bool {
    self == "," || self == ";" || self == "-" || self == "\"" || self == "'"
  }

  /// Whether it stands in a date, a time or a time zone, digits aside.
  fileprivate var isSignOfTime: Bool {
    switch self {
    case "-", "/", ":", ".", ",", "+", "T", "Z", "[", "]": true
    default: false
    }
  }
}

extension LogText {
  /// The end without a comma, semicolon, dash or quote.
  fileprivate var endOfTrimmed: Int {
    lastIndex { !$0.isTrimmed }.map(index(after:)) ?? startIndex
  }

  /// Whether this is a part of a date or time, such as `2016-07-27`, `10:02:03.123` or `+0800`.
  fileprivate var isTimestamp: Bool {
    guard begins(with: "+") || split(whereSeparator: { !$0.isDigit }).count >= 2 else {
      return false
    }
    return allSatisfy { $0.isDigit || $0.isSignOfTime }
      && contains { $0 == "-" || $0 == "/" || $0 == ":" || $0 == "+" }
  }

  /// Whether this numbers the line, such as `12.` or `12)`.
  fileprivate var isCounter: Bool {
    guard last == "." || last == ")" || last == ":" else { return false }
    let number = dropLast()
    return !number.isEmpty && number.allSatisfy { $0.isNumber }
  }

  /// Whether this has neither letters nor digits, such as `>>>` or an emoji.
  fileprivate var isSign: Bool {
    !isExactly("...") && !contains { $0.isLetter || $0.isNumber || $0 == "{" || $0 == "}" }
  }

  /// Whether this is a category or class in brackets, such as `[Table]`.
  fileprivate var isCategory: Bool {
    first == "[" && last == "]" && contains { $0.isLetter }
  }

  /// Whether this is a column of `log stream`: a thread in hexadecimal digits, a number, a level, a
  /// library in parentheses, or a process with its colon.
  fileprivate var isColumn: Bool {
    Self.levels.contains { isExactly($0) } || allSatisfy { $0.isDigit }
      || (begins(with: "0x") && count > 2 && dropFirst(2).allSatisfy { $0.properties.isHexDigit })
      || (first == "(" && last == ")") || (last == ":" && dropLast().allSatisfy { $0.isName })
  }

  private static let levels: [StaticString] = [
    "Default", "Info", "Debug", "Error", "Fault", "Notice", "Activity", "default", "info",
    "debug",
    "error", "fault",
  ]

  /// Whether this is a file with a line, such as `ListController.swift:42` or `[List.m:42]`.
  fileprivate var isPlaceInSource: Bool {
    let place = drop { $0 == "[" }
    guard let colon = place.firstIndex(of: ":") else { return false }
    let line = place[colon...].dropFirst()
    return line.first?.isDigit == true
      && line.allSatisfy { $0.isDigit || $0 == ":" || $0 == "]" || $0 == "," }
      && place[..<colon].contains(".") && place[..<colon].allSatisfy { $0.isName || $0 == "/" }
  }

  /// Whether this names the object that prints: `cell`, or a letter such as `A`.
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
        inside.allSatisfy({ $0.properties.isHexDigit || $0 == ":" })
      {
        return rest.index(after: close)
      }
      rest = rest[close...].dropFirst()
    }
    return nil
  }
}
