import YAMLSource

/// Writes a value in flow form with normal spacing, as the trace prints steps.
enum FlowText {
  /// The text of a step: `reloadData`, `query: {rectForRow: [0, 1]}`.
  static func step(_ node: YAMLNode) -> String {
    guard let pairs = node.pairs else { return value(node) }
    return pairs.map(pair).joined(separator: ", ")
  }

  /// The text of a value.
  static func value(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let scalar): Self.scalar(scalar)
    case .sequence(let entries): "[" + entries.map(value).joined(separator: ", ") + "]"
    case .mapping(let pairs): "{" + pairs.map(pair).joined(separator: ", ") + "}"
    }
  }

  private static func pair(_ pair: YAMLPair) -> String {
    let key = text(pair.key, isPlain: true)
    return pair.value.isNothing ? key : key + ": " + value(pair.value)
  }

  private static func scalar(_ scalar: YAMLScalar) -> String {
    if scalar.isNothing { return "~" }
    return text(scalar.text, isPlain: scalar.isPlain)
  }

  /// A text without quotes where it reads back as itself, else with double quotes.
  private static func text(_ text: String, isPlain: Bool) -> String {
    isSafe(text) && (isPlain || !isResolved(text)) ? text : quoted(text)
  }

  /// Whether a text means something else without quotes.
  private static func isResolved(_ text: String) -> Bool {
    let bare = YAMLScalar(text: text, isPlain: true)
    return bare.isNothing || bare.flag != nil || bare.isDecimal || isWord(text)
  }

  /// Words of the language that mean something else without quotes.
  private static func isWord(_ text: String) -> Bool {
    ["none", "model", "default", "automatic", "view", "headerFooterView", "dequeuedView"].contains(
      text
    )
  }

  /// Whether a text can stand in flow form without quotes.
  ///
  /// Every step of a scenario is asked this, so one pass over its bytes answers it.
  private static func isSafe(_ text: String) -> Bool {
    guard let first = text.utf8.first, let last = text.utf8.last,
      first != space, last != space, last != colon
    else { return false }
    if reservedAtBeginning.contains(first), !YAMLScalar(text: text, isPlain: true).isDecimal {
      return false
    }
    var before = first
    for byte in text.utf8 {
      switch byte {
      case ..<0x20, 0x7F: return false
      case 0x80...0x9F where before == beginningOfControls: return false
      case _ where marks.contains(byte): return false
      case space where before == colon: return false
      case UInt8(ascii: "#") where before == space: return false
      case _: before = byte
      }
    }
    return true
  }

  private static let space = UInt8(ascii: " ")
  private static let colon = UInt8(ascii: ":")
  /// What a plain text may hold nowhere.
  private static let marks = Array(",[]{}\"\\".utf8)
  /// What a plain text may not begin with, unless it is a number.
  private static let reservedAtBeginning = Array("-?:,[]{}#&*!|>'\"%@`".utf8)
  /// The first byte of the control characters beyond ASCII, whose second is 80 to 9F.
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

  /// Whether a terminal would obey a character in place of showing it.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }
}
