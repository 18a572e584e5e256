extension IndexPattern {
  /// Reads `0,2`, `1,*` or `0,last` for rows, and `0`, `*` or `last` for sections.
  ///
  /// Nil for any other text. The bytes are read without a copy, because a table of answers can have
  /// a pattern for each row.
  init?(_ text: String, _ kind: PatternKind) {
    var text = text
    guard let pattern = text.withUTF8({ IndexPattern(PatternBytes($0), kind) }) else { return nil }
    self = pattern
  }

  private init?(_ bytes: PatternBytes, _ kind: PatternKind) {
    var bytes = bytes
    guard let section = bytes.takePart() else { return nil }
    var row: Part?
    if kind == .rows {
      guard bytes.take(UInt8(ascii: ",")), let part = bytes.takePart() else { return nil }
      row = part
    }
    guard bytes.isAtEnd else { return nil }
    self.init(section: section, row: row)
  }

  /// How specific the pattern is: the number of parts with one value, then the kinds of its parts.
  var specificity: Int {
    section.specificity + (row?.specificity ?? 0)
  }
}

extension IndexPattern.Part {
  fileprivate var specificity: Int {
    switch self {
    case .number: 12
    case .last: 11
    case .any: 1
    }
  }
}

/// Reads the bytes of a pattern.
private struct PatternBytes {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  var isAtEnd: Bool { position == bytes.count }

  mutating func take(_ byte: UInt8) -> Bool {
    guard position < bytes.count, bytes[position] == byte else { return false }
    position += 1
    return true
  }

  /// Reads `*`, `last`, or a number without a leading zero, or returns nil.
  mutating func takePart() -> IndexPattern.Part? {
    if take(UInt8(ascii: "*")) { return .any }
    if take(UInt8(ascii: "0")) { return .number(0) }
    if take(UInt8(ascii: "l")) { return "ast".utf8.allSatisfy { take($0) } ? .last : nil }
    var number = 0
    while position < bytes.count, (0x30...0x39).contains(bytes[position]),
      number <= Shape.largestCount
    {
      number = 10 * number + Int(bytes[position] - 0x30)
      position += 1
    }
    return (1...Shape.largestCount).contains(number) ? .number(number) : nil
  }
}
