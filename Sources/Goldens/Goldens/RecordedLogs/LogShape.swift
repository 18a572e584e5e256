import TableTrace

/// The common form of lines such as `10:02:03.123 heightForRowAt [0, 2] Apple`.
///
/// Such lines differ only in a time, in the numbers of a row and in the text after them. In a long
/// log, nearly every line has the shape of an earlier one and is not parsed again.
struct LogShape {
  /// Where the arguments of a line are.
  struct Position {
    /// The beginning of the text after the method's name, or nil if the line has none.
    var rest: Int?
    /// Whether its number may be something else.
    var isUnsure: Bool
    /// The blanks before the text.
    var indentation: Int
  }

  let indentation: Int
  let message: Message
  private let isCompared: Bool
  /// Whether the index path has the form `[0, 2]` and not only one number.
  private let isPair: Bool
  private let isSection: Bool
  /// Whether the number may be something else than a place.
  let isUnsure: Bool
  /// The number of bytes before its text.
  private let start: Int
  /// The bytes up to the first number, with 0 for any digit of a time.
  private let head: [UInt8]
  /// The texts after the index path in previous lines, with 0 for each number.
  private var ends: Set<LogText>
  /// Whether an earlier line ended after the index path.
  private var hasBareEnd: Bool

  /// The most texts after an index path to keep.
  private static let mostEnds = 1_000

  /// The shape of a line, or nil if the line is not only a name, an index path and unrelated text.
  ///
  /// - Parameters:
  ///   - raw: the line in the log.
  ///   - line: the line as it was read.
  ///   - position: the place of its arguments.
  init?(_ raw: LogText, line: RecordedLog.Line, at position: Position) {
    guard case .call(let call) = line.content, let rest = position.rest,
      raw.startIndex <= rest, rest < raw.endIndex,
      line.text.startIndex == raw.dropFirst(position.indentation).startIndex,
      line.text.endIndex == raw.endIndex,
      raw[line.text.startIndex..<line.text.endIndex] == line.text,
      let digit = raw[rest...].firstIndex(where: { $0.isDigit })
    else { return nil }
    indentation = position.indentation
    isUnsure = position.isUnsure
    message = call.message
    isCompared = call.arguments != .ignored
    isPair = raw[..<digit].last == "["
    start = line.text.startIndex - raw.startIndex
    head = Self.pattern(raw[..<digit])
    ends = []
    hasBareEnd = false
    switch call.arguments {
    case .numbers(.two) where isPair, .ignored where isPair: isSection = false
    case .rowOnly where !isPair: isSection = false
    case .numbers(.one) where !isPair: isSection = true
    case .ignored, .rowOnly, .rowsOnly, .numbers, .text: return nil
    }
    guard let (found, end) = place(of: raw), found == call.arguments else { return nil }
    hasBareEnd = end.isEmpty
    if !end.isEmpty {
      guard end.hasNoPartInPlace, isPlace(digit, of: raw, rest: rest, end: end) else { return nil }
      ends.insert(end.withoutNumbers)
    }
  }

  /// Whether the first number of a line is its place, and no later one that is equal by chance.
  ///
  /// In `HeaderFooterView#1, 1` the section is the second. The same line with a longer first
  /// number shows which one is read.
  private func isPlace(_ digit: Int, of raw: LogText, rest: Int, end: LogText) -> Bool {
    guard isCompared, end.contains(where: { $0.isDigit }) else { return true }
    let changed = LogText(raw[..<digit].string + "1" + raw[digit...].string)
    let arguments = changed[(rest - raw.startIndex)...]
    guard let (found, _) = place(of: changed) else { return false }
    return ArgumentsReader.read(arguments, of: message) == .value(found)
  }

  /// Remembers the text after the index path in a line of the same shape, or returns false for
  /// another shape.
  mutating func takeEnd(of other: LogShape) -> Bool {
    guard head == other.head, isPair == other.isPair, isSection == other.isSection,
      indentation == other.indentation, message == other.message, isCompared == other.isCompared,
      isUnsure == other.isUnsure
    else { return false }
    if ends.count >= Self.mostEnds { ends = [] }
    ends.formUnion(other.ends)
    hasBareEnd = hasBareEnd || other.hasBareEnd
    return true
  }

  /// The arguments of a raw line of this shape, or nil for another shape.
  func arguments(of raw: LogText) -> EventArguments? {
    guard let (found, end) = place(of: raw) else { return nil }
    let isKnown =
      end.isEmpty ? hasBareEnd : ends.contains(end) || ends.contains(end.withoutNumbers)
    return isKnown ? found : nil
  }

  /// The text of a raw line of this shape, without the leading spaces.
  func text(of raw: LogText) -> LogText { raw[(raw.startIndex + start)...] }

  /// The index path in a line with this beginning, and the text after it, or nil for another line.
  private func place(of text: LogText) -> (arguments: EventArguments, end: LogText)? {
    guard text.utf8.count > head.count else { return nil }
    for place in head.indices {
      let byte = text.byte(at: text.startIndex + place)
      guard byte == head[place] || head[place] == 0 && byte.isDigit else { return nil }
    }
    var place = text.startIndex + head.count
    guard let first = Self.number(text, &place) else { return nil }
    var found = isSection ? EventArguments.numbers(.one(first)) : .rowOnly(first)
    if isPair {
      guard Self.take(UInt8(ascii: ","), text, &place), Self.take(UInt8(ascii: " "), text, &place),
        let second = Self.number(text, &place), Self.take(UInt8(ascii: "]"), text, &place)
      else { return nil }
      found = .numbers(.two(first, second))
    }
    return (isCompared ? found : .ignored, text[place...])
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
      // Too many digits are left to the complete parser.
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
  /// Whether a text after an index path can be ignored, unlike a range, a count, a time or
  /// decimals.
  fileprivate var hasNoPartInPlace: Bool {
    let first = first ?? " "
    if has("..") || has("…") { return false }
    if first.isLetter || first.isNumber || first == "." { return false }
    if first == ":", dropFirst().first != " " { return false }
    let hasDigit = contains { $0.isDigit }
    return !hasDigit || !(has("x") || has("X") || has("×") || has("✕") || has("time"))
  }

  /// Whether the text is a date or a time of day, such as `2016-07-27` or `10:02:03.123`.
  fileprivate var isClockTime: Bool {
    contains { $0 == ":" || $0 == "-" } && split { !$0.isDigit }.count >= 2
      && allSatisfy { $0.isDigit || $0 == ":" || $0 == "-" || $0 == "." }
  }
}
