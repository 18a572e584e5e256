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
    let bare = YAMLScalar(text: text, isPlain: true)
    let isResolved = bare.isNothing || bare.flag != nil || bare.isDecimal || isWord(text)
    if isSafe(text), isPlain || !isResolved { return text }
    return quoted(text)
  }

  /// Words of the language that mean something else without quotes.
  private static func isWord(_ text: String) -> Bool {
    ["none", "model", "default", "automatic", "view", "headerFooterView", "dequeuedView"].contains(
      text
    )
  }

  /// Whether a text can stand in flow form without quotes.
  private static func isSafe(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last,
      first != " ", last != " ", last != ":"
    else { return false }
    let isReserved = "-?:,[]{}#&*!|>'\"%@`".unicodeScalars.contains(first)
    let isNegative = YAMLScalar(text: text, isPlain: true).isDecimal
    let holdsMark = text.unicodeScalars.contains {
      ",[]{}\"\\".unicodeScalars.contains($0) || isControl($0)
    }
    return (!isReserved || isNegative) && !holdsMark && !text.contains(": ")
      && !text.contains(" #")
  }

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
