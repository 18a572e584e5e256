import Diagnostics
import YAMLSource

extension YAMLNode {
  /// The value of a key of a block, or nil when it is not there.
  subscript(key: String) -> YAMLNode? {
    pairs?.first { $0.key == key }?.value
  }

  /// A scalar as a text, or nil for anything else and for nothing.
  var text: String? {
    isNothing ? nil : scalar?.text
  }

  /// `true` or `false`, in quotes or not; for places that take no text.
  var flag: Bool? { unquoted?.scalar?.flag }

  /// A quoted scalar as if it had no quotes, or nil for anything else.
  var unquoted: YAMLNode? {
    scalar.map { replaced(by: $0.text) }
  }

  /// Returns a plain scalar at the same place.
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
