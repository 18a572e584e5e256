import YAMLSource

/// Writes a value in flow form with normal spacing, as the trace prints steps.
package enum FlowText {
  /// Returns a text as a value, in quotes if it would mean something else without them.
  package static func text(of text: String) -> String {
    Self.text(text, isPlain: false)
  }

  /// Returns the text of a step, such as `query: {rectForRow: [0, 1]}`, in a reusable buffer.
  static func step(_ node: YAMLNode, with bytes: inout [UInt8]) -> String {
    guard let pairs = node.pairs else { return value(node) }
    bytes.removeAll(keepingCapacity: true)
    write(pairs, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  static func value(_ node: YAMLNode) -> String {
    if let scalar = node.scalar { return text(scalar) }
    return joined { write(node, to: &$0) }
  }

  static func key(_ text: String) -> String { Self.text(text, isPlain: true) }

  /// Returns a text that reads back as the same value, quoted if the value is.
  static func written(_ node: YAMLNode) -> String {
    joined { write(node, keepsQuotes: true, to: &$0) }
  }

  /// Returns the text of the bytes that `write` appends, which is faster than joining strings.
  private static func joined(_ write: (inout [UInt8]) -> Void) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(64)
    write(&bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func write(
    _ node: YAMLNode,
    keepsQuotes: Bool = false,
    to bytes: inout [UInt8]
  ) {
    switch node.content {
    case .scalar(let scalar) where keepsQuotes && !scalar.isPlain:
      bytes += quoted(scalar.text).utf8
    case .scalar(let scalar):
      bytes += text(scalar).utf8
    case .sequence(let entries):
      bytes.append(UInt8(ascii: "["))
      for place in entries.indices {
        if place > 0 { putComma(to: &bytes) }
        write(entries[place], keepsQuotes: keepsQuotes, to: &bytes)
      }
      bytes.append(UInt8(ascii: "]"))
    case .mapping(let pairs):
      bytes.append(UInt8(ascii: "{"))
      write(pairs, keepsQuotes: keepsQuotes, to: &bytes)
      bytes.append(UInt8(ascii: "}"))
    }
  }

  private static func write(
    _ pairs: [YAMLPair],
    keepsQuotes: Bool = false,
    to bytes: inout [UInt8]
  ) {
    for (place, pair) in pairs.enumerated() {
      if place > 0 { putComma(to: &bytes) }
      bytes += text(pair.key, isPlain: true).utf8
      if pair.value.isNothing { continue }
      bytes.append(colon)
      bytes.append(space)
      write(pair.value, keepsQuotes: keepsQuotes, to: &bytes)
    }
  }

  private static func putComma(to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: ","))
    bytes.append(space)
  }

  private static func text(_ scalar: YAMLScalar) -> String {
    scalar.isNothing ? "~" : text(scalar.text, isPlain: scalar.isPlain)
  }

  /// Returns a text without quotes if it reads back as itself, otherwise with double quotes.
  private static func text(_ text: String, isPlain: Bool) -> String {
    isSafe(text) && (isPlain || !isResolved(text)) ? text : quoted(text)
  }

  /// Returns whether a text means something else without quotes.
  private static func isResolved(_ text: String) -> Bool {
    let bare = YAMLScalar(text: text, isPlain: true)
    return bare.isNothing || bare.flag != nil || bare.isDecimal || isWord(text)
  }

  /// Returns whether a word of the language means something else without quotes.
  private static func isWord(_ text: String) -> Bool {
    ["none", "model", "default", "automatic", "view", "headerFooterView", "dequeuedView"].contains(
      text
    )
  }

  /// Returns whether a text can be written in flow form without quotes.
  ///
  /// Every step calls this, so one pass over the bytes decides. Nearly all words contain only
  /// letters and digits.
  private static func isSafe(_ text: String) -> Bool {
    if !text.isEmpty, text.utf8.allSatisfy(isLetterOrDigit) { return true }
    guard let first = text.utf8.first, let last = text.utf8.last,
      first != space, last != space, last != colon
    else { return false }
    if isReserved(first), !YAMLScalar(text: text, isPlain: true).isDecimal { return false }
    var before = first
    for byte in text.utf8 {
      switch byte {
      case ..<0x20, 0x7F: return false
      case 0x80...0x9F where before == beginningOfControls: return false
      case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"),
        UInt8(ascii: "}"), UInt8(ascii: "\""), UInt8(ascii: "\\"):
        return false
      case space where before == colon: return false
      case UInt8(ascii: "#") where before == space: return false
      case _: before = byte
      }
    }
    return true
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    case _: false
    }
  }

  private static let space = UInt8(ascii: " ")
  private static let colon = UInt8(ascii: ":")
  /// Returns whether a text without quotes must not begin with this byte, unless it is a number.
  private static func isReserved(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "-", "?", ":", ",", "[", "]", "{", "}", "#", "&", "*", "!", "|", ">", "'", "\"", "%", "@",
      "`":
      true
    default: false
    }
  }

  /// The first byte of control characters outside ASCII, whose second byte is 80 to 9F.
  private static let beginningOfControls: UInt8 = 0xC2

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case _ where isControl(scalar):
        let digits = String(scalar.value, radix: 16, uppercase: true)
        result += "\\x" + (digits.count < 2 ? "0" : "") + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Returns whether a terminal would obey the character instead of showing it.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
