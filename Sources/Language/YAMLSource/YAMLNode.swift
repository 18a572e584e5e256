package import Diagnostics

/// A value of a YAML text with its place, without an interpretation of scalars.
package struct YAMLNode: Sendable {
  package var content: Content
  package var range: SourceRange

  package enum Content: Sendable {
    case scalar(YAMLScalar)
    case sequence([YAMLNode])
    /// Keys with their values, in the written order.
    case mapping([YAMLPair])
  }

  package init(content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }
}

extension YAMLNode {
  /// The scalar, or nil.
  package var scalar: YAMLScalar? { content.scalar }

  /// The entries of a list, or nil.
  package var entries: [YAMLNode]? { content.entries }

  /// The pairs of a block, or nil.
  package var pairs: [YAMLPair]? { content.pairs }

  /// Whether it is neither a list nor a block.
  package var isScalar: Bool {
    if case .scalar = content { true } else { false }
  }

  /// The whole number, or nil for anything else.
  package var integer: Int? {
    if case .scalar(let scalar) = content { scalar.integer } else { nil }
  }

  /// Whether the value is empty, `~` or `null`.
  package var isNothing: Bool { scalar?.isNothing ?? false }
}

/// Reads the content without its place, because every value is examined many times.
extension YAMLNode.Content {
  fileprivate var scalar: YAMLScalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }

  fileprivate var entries: [YAMLNode]? {
    if case .sequence(let entries) = self { entries } else { nil }
  }

  fileprivate var pairs: [YAMLPair]? {
    if case .mapping(let pairs) = self { pairs } else { nil }
  }
}
