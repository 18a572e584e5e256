/// Finds the method in a line of a log, behind whatever the console put before it.
struct LogLineReader {
  /// The method that the line names.
  let name: LogName
  /// What follows the name.
  let rest: Substring

  /// Reads a line; nil if it names no known method.
  init?(_ line: Substring) {
    var text = line.drop(while: \.isWhitespace)
    while !text.isEmpty {
      if let method = Self.method(text) ?? Self.word(text) {
        self = method
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
    guard text.hasPrefix("-[") || text.hasPrefix("+["), let end = text.firstIndex(of: "]")
    else { return nil }
    let inside = text[..<end].dropFirst(2)
    guard let blank = inside.lastIndex(of: " ") else { return nil }
    guard let name = LogName.named(inside[inside.index(after: blank)...]) else { return nil }
    return LogLineReader(name: name, rest: text[text.index(after: end)...])
  }

  /// Reads a name at the beginning, and what follows it with or without a blank.
  private static func word(_ text: Substring) -> LogLineReader? {
    let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    let word = text[..<end]
    let trimmed = word.prefix(upTo: word.endOfTrimmed(",;-\"'"))
    let start = trimmed.drop { "\"'".contains($0) }
    if let name = LogName.named(start) { return LogLineReader(name: name, rest: text[end...]) }
    // `heightForRowAt:0,2`, `cellForRowAt[0, 1]` and `cellForRowAt(0, 1)` have no blank.
    for cut in start.indices.dropFirst() where "[({<=:".contains(start[cut]) {
      let next = start.index(after: cut)
      let isColon = start[cut] == ":"
      if isColon, next == start.endIndex || !start[next...].startsWithValue { continue }
      if let name = LogName.named(start[..<cut]) {
        return LogLineReader(name: name, rest: text[(isColon ? next : cut)...])
      }
    }
    return nil
  }

  /// Drops a date, a time, a process, a category, a counter or a sign; nil if it is none.
  private static func droppingPrefix(_ text: Substring) -> Substring? {
    let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    let word = text[..<end]
    let next = text[end...].drop(while: \.isWhitespace)
    if word.isTimestamp || word.isCounter || word.isSign || word.isCategory || word.isLabel {
      return next
    }
    // A process may have blanks in its name: `My App[1234:5678] `.
    guard let process = text.endOfProcess else { return nil }
    return text[process...].drop(while: \.isWhitespace)
  }
}

extension Substring {
  /// The end without the signs given.
  fileprivate func endOfTrimmed(_ signs: String) -> Index {
    var end = endIndex
    while end > startIndex, signs.contains(self[index(before: end)]) { end = index(before: end) }
    return end
  }

  /// Whether a value follows directly, as after the colon of `heightForRowAt:0,2`.
  fileprivate var startsWithValue: Bool {
    first.map { $0.isNumber || "[({<".contains($0) } ?? false
  }

  /// Whether this is a part of a date or time, such as `2016-07-27`, `10:02:03.123` or `+0800`.
  fileprivate var isTimestamp: Bool {
    let parts = split { !$0.isASCII || !$0.isNumber }
    guard parts.count >= 2 || hasPrefix("+") else { return false }
    return allSatisfy { $0.isASCII && ($0.isNumber || "-/:.,+TZ[]".contains($0)) }
      && contains { "-/:+".contains($0) }
  }

  /// Whether this numbers the line, such as `12.` or `12)`.
  fileprivate var isCounter: Bool {
    guard let last, ".):".contains(last), count > 1 else { return false }
    return dropLast().allSatisfy(\.isNumber)
  }

  /// Whether this has neither letters nor digits, such as `>>>` or an emoji.
  fileprivate var isSign: Bool {
    !contains { $0.isLetter || $0.isNumber || "{}".contains($0) } && self != "..."
  }

  /// Whether this is a category or class in brackets, such as `[Table]`.
  fileprivate var isCategory: Bool {
    guard hasPrefix("["), hasSuffix("]") else { return false }
    return dropFirst().dropLast().contains(where: \.isLetter)
  }

  /// Whether this names the object that prints: `cell`, or a letter such as `A`.
  fileprivate var isLabel: Bool {
    self == "cell" || (count == 1 && first?.isLetter == true)
  }

  /// The end of the first `name[1234:5678]`, which names a process and a thread.
  fileprivate var endOfProcess: Index? {
    var rest = self
    while let open = rest.firstIndex(of: "["), let close = rest[open...].firstIndex(of: "]") {
      let inside = rest[rest.index(after: open)..<close]
      let isAttached = open > startIndex && !self[index(before: open)].isWhitespace
      if isAttached, inside.first?.isNumber == true,
        inside.allSatisfy({ $0.isHexDigit || $0 == ":" })
      {
        return rest.index(after: close)
      }
      rest = rest[rest.index(after: close)...]
    }
    return nil
  }
}
