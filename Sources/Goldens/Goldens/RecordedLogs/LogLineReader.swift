/// Finds the method in a line of a log, after any prefix of the console.
struct LogLineReader {
  let name: LogName
  let rest: LogText
  /// The digits of the number of calls, or nil if the line has none before the name.
  private(set) var count: LogText?
  /// Whether the name is short, such as `cellForRow`.
  private(set) var isAbbreviated = false

  /// Nil if the line names no known method.
  ///
  /// - Parameters:
  ///   - line: the line.
  ///   - readsRepeats: whether `3x` before the name is the number of calls.
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
      guard let next = text.droppingPrefix else { return nil }
      text = next
    }
    return nil
  }

  init(name: LogName, rest: LogText) {
    self.name = name
    self.rest = rest
  }

  /// Reads a short name at the beginning of a text, or returns nil if there is none.
  init?(shorthandAt text: LogText) {
    guard let (message, rest) = LogShorthand.read(text) else { return nil }
    self.init(name: .message(message), rest: rest)
    isAbbreviated = true
  }

  /// The most bytes of a class with its selector, which for a table has about a hundred.
  private static let longestMethod = 500

  /// Reads `-[Class selector]`, `[Class selector]`, or the output of `__PRETTY_FUNCTION__` and
  /// `__func__`.
  static func method(_ text: LogText) -> LogLineReader? {
    guard text.begins(with: "-[") || text.begins(with: "+[") || text.begins(with: "["),
      let end = text.beginning(longestMethod).firstIndex(of: "]")
    else { return nil }
    let inside = text[..<end].dropFirst(text.begins(with: "[") ? 1 : 2)
    guard let blank = inside.lastIndex(of: " ") else { return nil }
    guard let name = LogName.named(inside[blank...].dropFirst()) else { return nil }
    return LogLineReader(name: name, rest: text[end...].dropFirst().withoutSourceLine)
  }

  /// Reads a name at the beginning, and the text after it, with or without a space.
  static func word(_ text: LogText) -> LogLineReader? {
    let word = text.word
    let rest = text[word.endIndex...]
    let trimmed = word.prefix(upTo: word.endOfTrimmed)
    let start = trimmed.drop { $0 == "\"" || $0 == "'" }
    if let name = LogName.named(start) { return LogLineReader(name: name, rest: rest) }
    // `heightForRowAt:0,2`, `cellForRowAt[0, 1]` and `cellForRowAt(0, 1)` have no space.
    for cut in start.beginning(LogName.longest).indices.dropFirst() where start[cut].opensValue {
      let next = start.index(after: cut)
      let isColon = start[cut] == ":"
      if isColon, start[next...].first?.beginsValue != true { continue }
      // `tableView(_:heightForRowAt:):42 - [0, 0]` has a source line before the row.
      let placed = isColon && start[..<cut].last == ")" ? text[cut...].withoutSourceLine : text
      if placed.hasPlace, let name = LogName.named(start[..<cut]), placed.startIndex > cut {
        return LogLineReader(name: name, rest: placed)
      }
      // A single dash is part of a word. In `cellForRowAt---0` several dashes are a separator.
      if start[cut] == "-", start[next...].first != "-" { continue }
      if let name = LogName.named(start[..<cut]) {
        return LogLineReader(name: name, rest: text[(isColon ? next : cut)...])
      }
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether a value may follow a name here without a space.
  fileprivate var opensValue: Bool {
    switch self {
    case "[", "(", "{", "<", "=", ":", "-": true
    default: false
    }
  }

  /// Whether a value begins here, as after the colon of `heightForRowAt:0,2`.
  fileprivate var beginsValue: Bool {
    isNumber || opensBracket || self == "<"
  }

  /// Whether the sign is removed at the end of a word.
  fileprivate var isTrimmed: Bool {
    self == "," || self == ";" || self == "-" || self == "\"" || self == "'"
  }
}

extension LogText {
  /// The end of the word without a comma, semicolon, dash, quote or ellipsis.
  fileprivate var endOfTrimmed: Int {
    let hasDots = last == "…" || last == "." && dropLast().last == "."
    return lastIndex { !$0.isTrimmed && !(hasDots && ($0 == "." || $0 == "…")) }
      .map(index(after:)) ?? startIndex
  }

  /// The text without the line number after `__PRETTY_FUNCTION__`, such as `:45` or `[Line 45]`.
  fileprivate var withoutSourceLine: LogText {
    let start = droppingBlanks
    if first == ":" {
      let digits = dropFirst().prefix { $0.isDigit }
      let rest = self[digits.endIndex...]
      return !digits.isEmpty && rest.first?.isBlank ?? true ? rest : self
    }
    guard start.begins(with: "[Line ") || start.begins(with: "[line "),
      let close = start.firstIndex(of: "]"),
      start[..<close].dropFirst(6).allSatisfy({ $0.isDigit })
    else { return self }
    return start[close...].dropFirst()
  }
}
