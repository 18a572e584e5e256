/// A scalar as written, with the few readings that scenarios know.
///
/// The type that is expected decides the reading: `5` is a number where a number is expected and a
/// text where a text is. YAML's own words for yes, no and numbers of other bases are plain texts.
package struct YAMLScalar: Hashable, Sendable {
  /// The characters, without quotes.
  package var text: String
  /// Whether it was written without quotes; a quoted one is always a text.
  package var isPlain: Bool

  /// Makes a scalar.
  package init(text: String, isPlain: Bool) {
    self.text = text
    self.isPlain = isPlain
  }

  /// Whether nothing, `~` or `null` is written.
  package var isNothing: Bool {
    isPlain && (text.isEmpty || text == "~" || text == "null")
  }

  /// `true` or `false`; nil for anything else.
  package var flag: Bool? {
    guard isPlain else { return nil }
    return switch text {
    case "true": true
    case "false": false
    default: nil
    }
  }

  /// A decimal number without fraction; nil for anything else and for what does not fit.
  package var integer: Int? {
    isDecimal && !text.contains(".") ? Int(text) : nil
  }

  /// A decimal number; nil for anything else.
  package var number: Double? {
    isDecimal ? Double(text) : nil
  }

  /// The text of a plain word, or nil when it is quoted.
  package var word: String? { isPlain ? text : nil }

  /// Whether it is `-12`, `3.5` or the like: digits with at most one sign and one point, and
  /// without a zero in front.
  package var isDecimal: Bool {
    guard isPlain else { return false }
    var rest = text.utf8[...]
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: Self.isDigit)
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return false
    }
    rest = rest[whole.endIndex...]
    guard rest.first == UInt8(ascii: ".") else { return rest.isEmpty }
    let fraction = rest.dropFirst()
    return !fraction.isEmpty && fraction.allSatisfy(Self.isDigit)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether it is meant as a number that is not finite, in YAML's or anybody's spelling.
  package var isNotFinite: Bool {
    guard isPlain else { return false }
    let name = text.lowercased().drop { $0 == "-" || $0 == "+" }.drop { $0 == "." }
    return ["nan", "inf", "infinity"].contains(String(name))
  }
}

extension YAMLScalar {
  /// The decimal spelling of a number written otherwise: `1e3`, `+3`, `.5`, `0x10`, `007`, `1_000`.
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

  /// Digits in a base that their beginning names, or of a fraction.
  private static func value(_ digits: Substring) -> Double? {
    for (prefix, radix) in [("0x", 16), ("0o", 8), ("0b", 2)] where digits.hasPrefix(prefix) {
      return Int(digits.dropFirst(prefix.count), radix: radix).map(Double.init)
    }
    guard digits.utf8.allSatisfy({ "0123456789.e+-".utf8.contains($0) }) else { return nil }
    return Double(digits.hasSuffix(".") ? digits.dropLast() : digits)
  }
}
