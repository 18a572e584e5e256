package import Diagnostics

/// A key of a block, and its value.
package struct YAMLPair: Sendable {
  package var key: String
  package var keyRange: SourceRange
  package var value: YAMLNode

  package init(key: String, keyRange: SourceRange, value: YAMLNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
