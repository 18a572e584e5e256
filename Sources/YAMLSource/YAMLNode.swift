package import Diagnostics

/// A value of a YAML text with its place; nothing is resolved yet.
package struct YAMLNode: Sendable {
  /// What the value is.
  package var content: Content
  /// Where it stands.
  package var range: SourceRange

  /// The three kinds of values.
  package enum Content: Sendable {
    /// A word, a number or a text.
    case scalar(YAMLScalar)
    /// A list.
    case sequence([YAMLNode])
    /// Keys with their values, in the order written.
    case mapping([YAMLPair])
  }

  /// Makes a value.
  package init(content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}

/// Every value is asked for these again and again, so that they are inlined where that is done.
extension YAMLNode {
  /// The scalar, or nil.
  @inlinable
  package var scalar: YAMLScalar? {
    if case .scalar(let scalar) = content { scalar } else { nil }
  }

  /// The entries of a list, or nil.
  @inlinable
  package var entries: [YAMLNode]? {
    if case .sequence(let entries) = content { entries } else { nil }
  }

  /// The pairs of a block, or nil.
  @inlinable
  package var pairs: [YAMLPair]? {
    if case .mapping(let pairs) = content { pairs } else { nil }
  }

  /// Whether nothing, `~` or `null` is written.
  package var isNothing: Bool { scalar?.isNothing ?? false }
}
