internal import Diagnostics

/// Checks the bytes before they are parsed: their number, encoding, and invalid characters.
struct TextCheck {
  private let source: SourceText
  private let limits: YAMLLimits

  init(_ source: SourceText, limits: YAMLLimits) {
    self.source = source
    self.limits = limits
  }

  /// The reason why the bytes are not parsed, or nil if there is none.
  ///
  /// - Complexity: O(*n*), or O(1) for a text over the limit.
  var diagnostic: Diagnostic? {
    if source.bytes.count > limits.bytes {
      return Diagnostic(.file(.tooLarge(megabytes: limits.bytes >> 20)), path: source.path)
    }
    // Nearly every text contains only allowed one-byte characters.
    if source.bytes.allSatisfy(Self.isPlain) { return nil }
    guard let text = String(validating: source.bytes, as: UTF8.self) else {
      return Diagnostic(.file(.notUTF8), path: source.path, range: invalidByte)
    }
    return controlCharacter(in: text)
  }

  private func controlCharacter(in text: String) -> Diagnostic? {
    var mark = SourceMark(line: 1, column: 1)
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if !Self.isAllowed(scalar) {
        let range = SourceRange(line: mark.line, column: mark.column)
        return Diagnostic(
          .file(.controlCharacter(scalar.value)),
          path: source.path,
          range: range
        )
      }
      mark.advance(over: scalar, after: previous)
      previous = scalar
    }
    return nil
  }

  /// Returns whether a byte is a one-byte character that YAML allows.
  private static func isPlain(_ byte: UInt8) -> Bool {
    (0x20..<0x7F).contains(byte) || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  /// Returns whether YAML allows the character.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: true
    case 0x00..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// The place of the first byte that is not UTF-8.
  private var invalidByte: SourceRange {
    var mark = SourceMark(line: 1, column: 1)
    var previous: Unicode.Scalar?
    var decoder = UTF8()
    var bytes = source.bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&bytes) {
      mark.advance(over: scalar, after: previous)
      previous = scalar
    }
    return SourceRange(line: mark.line, column: mark.column)
  }
}

extension SourceMark {
  /// Moves past a character, as part of the same line end if a line feed follows a carriage return.
  fileprivate mutating func advance(over scalar: Unicode.Scalar, after previous: Unicode.Scalar?) {
    switch scalar {
    case "\n" where previous == "\r":
      return
    case "\n", "\r", "\u{85}", "\u{2028}", "\u{2029}":
      line += 1
      column = 1
    default:
      column += 1
    }
  }
}
