import Diagnostics
import YAMLSource

extension YAMLNode {
  /// The value of a key, or nil if the key is missing.
  subscript(key: String) -> YAMLNode? {
    pairs?.first { $0.key == key }?.value
  }

  /// The text of a scalar, or nil for anything else and for an empty value.
  var text: String? {
    isNothing ? nil : scalar?.text
  }

  /// The value of `true` or `false`, with or without quotes, for places that take no text.
  var flag: Bool? { unquoted?.scalar?.flag }

  /// A quoted scalar without its quotes, or nil for anything else.
  var unquoted: YAMLNode? {
    scalar.map { replaced(by: $0.text) }
  }

  /// Returns a scalar without quotes at the same place.
  func replaced(by text: String) -> YAMLNode {
    YAMLNode(content: .scalar(YAMLScalar(text: text, isPlain: true)), range: range)
  }

  var texts: [String] { (entries ?? []).compactMap(\.text) }

  var found: FoundValue {
    switch content {
    case .sequence: return .list
    case .mapping: return .block
    case .scalar(let scalar):
      if scalar.isNothing { return .nothing }
      if !scalar.isPlain { return .text(scalar.text) }
      if let flag = scalar.flag { return .flag(flag) }
      return scalar.isDecimal ? .number(scalar.text) : .word(scalar.text)
    }
  }
}
