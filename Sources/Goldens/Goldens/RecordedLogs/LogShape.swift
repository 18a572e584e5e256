import TableTrace

/// The common form of lines that differ only in a time and the two numbers of a row, such as
/// `10:02:03.123 heightForRowAt [0, 2]`.
///
/// Nearly all lines of a long log have the shape of a previous one, so they are not parsed again.
struct LogShape {
  let indentation: Int
  let message: Message
  private let isCompared: Bool
  /// The number of bytes before its text.
  private let start: Int
  /// The bytes up to the bracket before the numbers; 0 for any digit of a time.
  private let head: [UInt8]

  /// The shape of a line; nil for anything but a name and two numbers after a console prefix.
  ///
  /// - Parameters:
  ///   - raw: the line in the log.
  ///   - line: the line as it was read.
  ///   - indentation: the blanks before the text.
  init?(_ raw: LogText, line: RecordedLog.Line, indentation: Int) {
    let bracket = raw.lastIndex(of: "[") ?? raw.startIndex
    let front = raw[..<bracket]
    guard front.last == " ", LogName.named(front.trimmingBlanks.lastWord) != nil,
      line.text.startIndex == raw.dropFirst(indentation).startIndex,
      line.text.endIndex == raw.endIndex
    else { return nil }
    guard case .call(let call) = line.content else { return nil }
    self.indentation = indentation
    message = call.message
    isCompared = call.arguments != .ignored
    start = line.text.startIndex - raw.startIndex
    head = Self.pattern(raw[...bracket])
    guard arguments(of: raw) == call.arguments else { return nil }
  }

  /// The arguments of a raw line of this shape; nil for another shape.
  func arguments(of raw: LogText) -> EventArguments? {
    guard let (first, second) = numbers(of: raw) else { return nil }
    return isCompared ? .numbers(.two(first, second)) : .ignored
  }

  /// The text of a raw line of this shape, without the leading blanks.
  func text(of raw: LogText) -> LogText { raw[(raw.startIndex + start)...] }

  /// The two numbers at the end of a line of this shape; nil for another shape.
  private func numbers(of text: LogText) -> (Int, Int)? {
    guard text.utf8.count > head.count else { return nil }
    for place in head.indices {
      let byte = text.byte(at: text.startIndex + place)
      guard byte == head[place] || head[place] == 0 && byte.isDigit else { return nil }
    }
    var place = text.startIndex + head.count
    guard let first = Self.number(text, &place), Self.take(UInt8(ascii: ","), text, &place),
      Self.take(UInt8(ascii: " "), text, &place), let second = Self.number(text, &place),
      Self.take(UInt8(ascii: "]"), text, &place), place == text.endIndex
    else { return nil }
    return (first, second)
  }

  /// The bytes of a text, with 0 for the digits of a time.
  private static func pattern(_ text: LogText) -> [UInt8] {
    var pattern: [UInt8] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !pattern.isEmpty || word.startIndex > text.startIndex { pattern.append(UInt8(ascii: " ")) }
      pattern += word.isClockTime ? word.utf8.map { $0.isDigit ? 0 : $0 } : Array(word.utf8)
    }
    return pattern
  }

  private static func number(_ text: LogText, _ place: inout Int) -> Int? {
    let start = place
    var number = 0
    while place < text.endIndex, text.byte(at: place).isDigit {
      // More digits than a number may have are left to whoever reads the line as a whole.
      guard place - start < 18 else { return nil }
      number = 10 * number + Int(text.byte(at: place) - UInt8(ascii: "0"))
      place += 1
    }
    return place > start ? number : nil
  }

  private static func take(_ sign: UInt8, _ text: LogText, _ place: inout Int) -> Bool {
    guard place < text.endIndex, text.byte(at: place) == sign else { return false }
    place += 1
    return true
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}

extension LogText {
  /// Whether it is a date or a time of day, such as `2016-07-27` or `10:02:03.123`.
  fileprivate var isClockTime: Bool {
    contains { $0 == ":" || $0 == "-" } && split { !$0.isDigit }.count >= 2
      && allSatisfy { $0.isDigit || $0 == ":" || $0 == "-" || $0 == "." }
  }
}
