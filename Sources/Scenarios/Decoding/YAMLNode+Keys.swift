import Diagnostics
import YAMLSource

extension YAMLNode {
  /// The value of a key of a block; nil when it is not there.
  subscript(key: String) -> YAMLNode? {
    pairs?.first { $0.key == key }?.value
  }

  /// A scalar as a text; nil for anything else and for nothing.
  var text: String? {
    isNothing ? nil : scalar?.text
  }

  /// An unquoted word.
  var word: String? { scalar?.word }

  /// What the value is, for messages.
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
