/// A part of a log, read as Unicode scalars.
///
/// Grapheme clusters do not matter in a console. All parts share the bytes of the log and use
/// integers as indices, so that a million lines are read quickly.
package struct LogText: BidirectionalCollection, Hashable, Sendable {
  /// The bytes of the whole log, in UTF-8.
  private let bytes: [UInt8]
  // Small integers save memory, because a log of a million lines has a million parts.
  private let start: UInt32
  private let end: UInt32

  package var startIndex: Int { Int(start) }
  package var endIndex: Int { Int(end) }

  /// A whole text of at most 4 GiB.
  package init(_ text: some StringProtocol) {
    self.init(whole: Array(text.utf8))
  }

  /// A whole file, with U+FFFD for invalid UTF-8, or UTF-16 with a byte order mark.
  package init(bytes: [UInt8]) {
    let isASCII = bytes.reduce(0, |) < 0x80
    self.init(
      whole: isASCII
        ? bytes : Array((Self.utf16(bytes) ?? String(decoding: bytes, as: UTF8.self)).utf8)
    )
  }

  /// The text of a UTF-16 file without its byte order mark, or nil if it has none.
  private static func utf16(_ bytes: [UInt8]) -> String? {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else { return nil }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).lazy.map { place in
      let (low, high) = isLittle ? (place, place + 1) : (place + 1, place)
      return UInt16(bytes[high]) << 8 | UInt16(bytes[low])
    }
    return String(decoding: Array(units), as: UTF16.self)
  }

  /// Whether every second byte at the beginning is 0, as in UTF-16 without a byte order mark.
  var seemsToBeUTF16: Bool {
    let beginning = Array(utf8.prefix(200))
    guard beginning.count >= 4 else { return false }
    let zeros = [0, 1].map { start in
      stride(from: start, to: beginning.count, by: 2).count { beginning[$0] == 0 }
    }
    return zeros.contains { 4 * $0 > beginning.count } && zeros.contains(0)
  }

  private init(whole bytes: [UInt8]) {
    self.init(bytes, 0, UInt32(clamping: bytes.count))
  }

  private init(_ bytes: [UInt8], _ start: UInt32, _ end: UInt32) {
    (self.bytes, self.start, self.end) = (bytes, start, end)
  }

  package subscript(range: Range<Int>) -> LogText {
    LogText(
      bytes,
      UInt32(truncatingIfNeeded: range.lowerBound),
      UInt32(truncatingIfNeeded: range.upperBound)
    )
  }

  package subscript(place: Int) -> Unicode.Scalar {
    let byte = bytes[place]
    return byte < 0x80 ? Unicode.Scalar(byte) : beyondASCII(place)
  }

  package func index(after place: Int) -> Int {
    let byte = bytes[place]
    return place + (byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4)
  }

  package func index(before place: Int) -> Int {
    var before = place - 1
    while bytes[before] & 0xC0 == 0x80 { before -= 1 }
    return before
  }

  /// Decodes a scalar of several bytes.
  private func beyondASCII(_ place: Int) -> Unicode.Scalar {
    var value = UInt32(bytes[place])
    let end = index(after: place)
    value &= end - place == 2 ? 0x1F : end - place == 3 ? 0x0F : 0x07
    for next in place + 1..<end { value = value << 6 | UInt32(bytes[next] & 0x3F) }
    return Unicode.Scalar(value) ?? "\u{FFFD}"
  }

  var utf8: ArraySlice<UInt8> { bytes[startIndex..<endIndex] }

  func byte(at place: Int) -> UInt8 { bytes[place] }

  package static func == (left: LogText, right: LogText) -> Bool {
    left.utf8 == right.utf8
  }

  package func hash(into hasher: inout Hasher) {
    utf8.withUnsafeBytes { hasher.combine(bytes: $0) }
  }
}

extension LogText: ExpressibleByStringLiteral {
  package init(stringLiteral text: String) {
    self.init(text)
  }
}

extension LogText {
  var lines: LogLines { LogLines(self) }

  /// The text without spaces, tabs and line ends around it.
  var trimmingBlanks: LogText {
    let text = droppingBlanks
    return text[..<(text.lastIndex { !$0.isBlank }.map(index(after:)) ?? text.startIndex)]
  }

  var droppingBlanks: LogText { drop(while: { $0.isBlank }) }

  /// The first `count` bytes, or fewer if a scalar would be cut.
  func beginning(_ count: Int) -> LogText {
    guard utf8.count > count else { return self }
    var end = startIndex + count
    while bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return self[..<end]
  }

  var word: LogText { prefix { !$0.isBlank } }

  /// The letters and underscores at the beginning.
  var firstName: LogText { prefix { $0.isLetter || $0 == "_" } }

  func begins(with text: StaticString) -> Bool {
    text.withUTF8Buffer { utf8.starts(with: $0) }
  }

  func isExactly(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { utf8.elementsEqual($0) }
  }

  func has(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { text in
      guard let first = text.first else { return true }
      return utf8.withUnsafeBufferPointer { bytes in
        bytes.indices.contains { bytes[$0] == first && bytes[$0...].starts(with: text) }
      }
    }
  }

  /// The text with 0 for each group of digits.
  var withoutNumbers: LogText {
    var text: [UInt8] = []
    text.reserveCapacity(endIndex - startIndex)
    var isInNumber = false
    for place in startIndex..<endIndex {
      let byte = bytes[place]
      let isDigit = byte >= 0x30 && byte <= 0x39
      if !isDigit { text.append(byte) } else if !isInNumber { text.append(0x30) }
      isInNumber = isDigit
    }
    return LogText(whole: text)
  }

  var string: String { String(decoding: utf8, as: UTF8.self) }

  /// The beginning, short enough for a message.
  var excerpt: String {
    let limit = 80
    let text = string
    return text.count > limit ? text.prefix(limit) + "..." : text
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a space of any script, a tab or a line end.
  var isBlank: Bool {
    isASCII ? value == 0x20 || (0x09...0x0D).contains(value) : properties.isWhitespace
  }

  /// Whether this is one of `0` to `9`.
  var isDigit: Bool { (0x30...0x39).contains(value) }

  var isNumber: Bool { isASCII ? isDigit : properties.numericType != nil }

  var opensBracket: Bool { self == "[" || self == "(" || self == "{" }

  var closesBracket: Bool { self == "]" || self == ")" || self == "}" }

  /// Whether this is a capital letter of any script.
  var isUppercase: Bool {
    isASCII ? (0x41...0x5A).contains(value) : properties.isUppercase
  }

  var isHexDigit: Bool {
    isASCII ? isDigit || (0x61...0x66).contains(value | 0x20) : properties.isHexDigit
  }

  var isLetter: Bool {
    isASCII ? (0x61...0x7A).contains(value | 0x20) : properties.isAlphabetic
  }
}
