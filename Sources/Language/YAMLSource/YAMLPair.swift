package import Diagnostics

/// A key of a block, and its value.
package struct YAMLPair: Sendable {
  /// The key.
  package var key: String
  /// Where the key stands.
  package var keyRange: SourceRange
  /// The value.
  package var value: YAMLNode

  /// Makes a pair.
  package init(key: String, keyRange: SourceRange, value: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
