/// Finds the method in a line of a log, behind whatever the console put before it.
struct LogLineReader {
  /// The method that the line names.
  let name: LogName
  /// What follows the name.
  let rest: Substring

  /// Reads a line; nil if it names no known method.
  init?(_ line: Substring) {
    var text = line.droppingBlanks
    while !text.isEmpty {
      if let method = Self.method(text) ?? Self.word(text) {
        (name, rest) = (method.name.amongNames(of: line), method.rest)
        return
      }
      guard let next = Self.droppingPrefix(text) else { return nil }
      text = next
    }
    return nil
  }

  private init(name: LogName, rest: Substring) {
    self.name = name
    self.rest = rest
  }

  /// Reads `-[Class selector]`, which `__PRETTY_FUNCTION__` and `__func__` print.
  private static func method(_ text: Substring) -> LogLineReader? {
    guard text.begins(with: "-[") || text.begins(with: "+["),
      let end = text.unicodeScalars.firstIndex(of: "]")
    else { return nil }
    let inside = text[..<end].unicodeScalars.dropFirst(2)
    guard let blank = inside.lastIndex(of: " ") else { return nil }
    guard let name = LogName.named(Substring(inside[blank...].dropFirst())) else { return nil }
    return LogLineReader(name: name, rest: Substring(text.unicodeScalars[end...].dropFirst()))
  }

  /// Reads a name at the beginning, and what follows it with or without a blank.
  private static func word(_ text: Substring) -> LogLineReader? {
    let word = text.word
    let rest = text[word.endIndex...]
    let trimmed = word.prefix(upTo: word.endOfTrimmed)
    let start = trimmed.unicodeScalars.drop { $0 == "\"" || $0 == "'" }
    if let name = LogName.named(Substring(start)) { return LogLineReader(name: name, rest: rest) }
    // `heightForRowAt:0,2`, `cellForRowAt[0, 1]` and `cellForRowAt(0, 1)` have no blank.
    for cut in start.indices.dropFirst() where start[cut].opensValue {
      let next = start.index(after: cut)
      let isColon = start[cut] == ":"
      if isColon, start[next...].first?.beginsValue != true { continue }
      if let name = LogName.named(Substring(start[..<cut])) {
        return LogLineReader(name: name, rest: text[(isColon ? next : cut)...])
      }
    }
    return nil
  }

  /// Drops a date, a time, a process, a category, a counter or a sign; nil if it is none.
  private static func droppingPrefix(_ text: Substring) -> Substring? {
    let word = text.word
    if word.isTimestamp || word.isCounter || word.isSign || word.isCategory || word.isLabel {
      return text[word.endIndex...].droppingBlanks
    }
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

  /// Whether it stands in a date, a time or a time zone, digits aside.
  fileprivate var isSignOfTime: Bool {
    switch self {
    case "-", "/", ":", ".", ",", "+", "T", "Z", "[", "]": true
    default: false
    }
  }
}

extension Substring {
  /// The end without a comma, semicolon, dash or quote.
  fileprivate var endOfTrimmed: Index {
    let isTrimmed: (Unicode.Scalar) -> Bool = { ",;-\"'".unicodeScalars.contains($0) }
    return unicodeScalars.lastIndex { !isTrimmed($0) }.map(unicodeScalars.index(after:))
      ?? startIndex
  }

  /// Whether this is a part of a date or time, such as `2016-07-27`, `10:02:03.123` or `+0800`.
  fileprivate var isTimestamp: Bool {
    let parts = unicodeScalars.split { !$0.isDigit }
    guard parts.count >= 2 || begins(with: "+") else { return false }
    return unicodeScalars.allSatisfy { $0.isDigit || $0.isSignOfTime }
      && unicodeScalars.contains { $0 == "-" || $0 == "/" || $0 == ":" || $0 == "+" }
  }

  /// Whether this numbers the line, such as `12.` or `12)`.
  fileprivate var isCounter: Bool {
    guard ends(with: ".") || ends(with: ")") || ends(with: ":") else { return false }
    let number = unicodeScalars.dropLast()
    return !number.isEmpty && number.allSatisfy(\.isNumber)
  }

  /// Whether this has neither letters nor digits, such as `>>>` or an emoji.
  fileprivate var isSign: Bool {
    self != "..."
      && !unicodeScalars.contains { $0.isLetter || $0.isNumber || $0 == "{" || $0 == "}" }
  }

  /// Whether this is a category or class in brackets, such as `[Table]`.
  fileprivate var isCategory: Bool {
    begins(with: "[") && ends(with: "]") && unicodeScalars.contains(where: \.isLetter)
  }

  /// Whether this names the object that prints: `cell`, or a letter such as `A`.
  fileprivate var isLabel: Bool {
    self == "cell"
      || unicodeScalars.first?.isLetter == true && unicodeScalars.dropFirst().isEmpty
  }

  /// The end of the first `name[1234:5678]`, which names a process and a thread.
  fileprivate var endOfProcess: Index? {
    var rest = unicodeScalars
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let inside = rest[open..<close].dropFirst()
      let isAttached = open > startIndex && unicodeScalars[..<open].last?.isBlank == false
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
