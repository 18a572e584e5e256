/// A scalar as written, with the interpretations that scenarios support.
///
/// The expected type decides: `5` is a number where a number is expected, and otherwise a text.
/// YAML's other words for yes and no, and numbers of other bases, are texts.
package struct YAMLScalar: Hashable, Sendable {
  /// The characters, without quotes.
  package let text: String
  /// Whether it was written without quotes, because a quoted scalar is always a text.
  package let isPlain: Bool
  private let reading: Reading

  /// The meaning of the characters where no text is expected, found only once.
  private enum Reading {
    case nothing
    case yes
    case no
    case whole
    case fraction
    case other
  }

  package init(text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
    reading = isPlain ? Self.reading(of: text) : .other
  }

  private static func reading(of text: String) -> Reading {
    guard let first = text.utf8.first else { return .nothing }
    return switch first {
    case UInt8(ascii: "~") where text == "~": .nothing
    case UInt8(ascii: "n") where text == "null": .nothing
    case UInt8(ascii: "t") where text == "true": .yes
    case UInt8(ascii: "f") where text == "false": .no
    case UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "0")...UInt8(ascii: "9"):
      decimal(text)
    case _: .other
    }
  }

  /// Whether the scalar is empty, `~` or `null`.
  package var isNothing: Bool { reading == .nothing }

  /// The value of `true` or `false`, or nil for anything else.
  package var flag: Bool? {
    switch reading {
    case .yes: true
    case .no: false
    case .nothing, .whole, .fraction, .other: nil
    }
  }

  /// The whole decimal number, or nil for anything else and for a number that is too large.
  package var integer: Int? {
    switch reading {
    case .whole: Int(text)
    case .nothing, .yes, .no, .fraction, .other: nil
    }
  }

  /// The decimal number, or nil for anything else.
  package var number: Double? {
    switch reading {
    case .nothing, .yes, .no, .other: nil
    // Up to this length, every whole number is exact.
    case .whole where text.utf8.count <= 15 && text != "-0": Int(text).map(Double.init)
    case .whole, .fraction: Double(text)
    }
  }

  /// The text of a word without quotes, or nil if it is quoted.
  package var word: String? { isPlain ? text : nil }

  /// Whether it is a decimal number such as `-12` or `3.5`, without a plus or a leading zero.
  package var isDecimal: Bool {
    reading == .whole || reading == .fraction
  }

  private static func decimal(_ text: String) -> Reading {
    var (whole, fraction) = (0, 0)
    var startsWithZero = false
    var hasPoint = false
    var isFirst = true
    for byte in text.utf8 {
      defer { isFirst = false }
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if hasPoint {
          fraction += 1
        } else {
          if whole == 0 { startsWithZero = byte == UInt8(ascii: "0") }
          whole += 1
        }
      case UInt8(ascii: ".") where !hasPoint: hasPoint = true
      case UInt8(ascii: "-") where isFirst: break
      default: return .other
      }
    }
    if whole == 0 || (startsWithZero && whole > 1) { return .other }
    return hasPoint ? (fraction > 0 ? .fraction : .other) : .whole
  }

  /// Whether it means a number that is not finite, in any spelling.
  package var isNotFinite: Bool {
    // All these spellings end in one of these letters, which hardly any other value does.
    guard isPlain, let last = text.utf8.last, "fFnNyY".utf8.contains(last) else { return false }
    let name = text.lowercased().drop { $0 == "-" || $0 == "+" }.drop { $0 == "." }
    return ["nan", "inf", "infinity"].contains(String(name))
  }
}

extension YAMLScalar {
  /// The decimal spelling of a number in another form: `1e3`, `+3`, `.5`, `0x10`, `007`, `1_000`.
  package var decimalSpelling: String? {
    guard isPlain, !isDecimal, text.first?.isLetter == false else { return nil }
    let sign = text.prefix { $0 == "-" || $0 == "+" }
    let digits = text.dropFirst(sign.count).lowercased().filter { $0 != "_" }
    guard sign.count <= 1, let value = Self.value(digits[...]), value.magnitude < 1e15 else {
      return nil
    }
    let isWhole = value == value.rounded()
    let spelling = (sign == "-" ? "-" : "") + (isWhole ? String(Int(value)) : String(value))
    return YAMLScalar(text: spelling, isPlain: true).isDecimal ? spelling : nil
  }

  /// The value of a decimal number, or of digits in the base of their prefix, or nil.
  private static func value(_ digits: Substring) -> Double? {
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(prefix.count), radix: radix).map(Double.init)
    }
    guard digits.utf8.allSatisfy({ "0123456789.e+-".utf8.contains($0) }) else { return nil }
    return Double(digits.hasSuffix(".") ? digits.dropLast() : digits)
  }
}
