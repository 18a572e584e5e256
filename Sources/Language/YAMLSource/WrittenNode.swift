package import Diagnostics

/// A value as it is written, with its style, its anchor and unresolved aliases.
package struct WrittenNode: Sendable {
  package enum Content: Sendable {
    /// A scalar, including its anchor.
    case scalar(YAMLScalar)
    /// The name of a value that is written elsewhere.
    case alias
    case sequence([WrittenNode])
    /// Keys with their values, in the written order.
    case mapping([WrittenPair])
  }

  package var content: Content
  /// The anchor of a list or a block, while the range of a scalar includes its anchor.
  package var anchor: String?
  /// Whether a list or a block is written in brackets or braces.
  package var isFlow: Bool
  /// The range of the value, for a block up to the next value.
  package var range: SourceRange

  /// Reads a text that ``YAMLDocument`` reads without a diagnostic, or returns nil.
  package init?(_ source: SourceText) {
    let document = YAMLDocument(source)
    guard document.root != nil, document.diagnostics.isEmpty else { return nil }
    let reader = WrittenReader(source)
    guard let root = reader.document() else { return nil }
    self = root
  }

  init(_ content: Content, anchor: String? = nil, isFlow: Bool = false, range: SourceRange) {
    self.content = content
    self.anchor = anchor
    self.isFlow = isFlow
    self.range = range
  }
}

/// A key of a block as it is written, and its value.
package struct WrittenPair: Sendable {
  package var key: WrittenNode
  package var value: WrittenNode
}

/// Builds the tree of written values from the parser's events.
private struct WrittenReader: ~Copyable {
  private let parser: EventParser

  init(_ source: SourceText) {
    parser = EventParser(source.bytes)
  }

  /// Returns the value of the document, which is known to be within the limits.
  func document() -> WrittenNode? {
    _ = try? parser.next()
    _ = try? parser.next()
    return node()
  }

  private func node() -> WrittenNode? {
    guard let event = try? parser.next() else { return nil }
    return node(event)
  }

  private func node(_ event: YAMLEvent) -> WrittenNode? {
    switch event.kind {
    case .alias: return WrittenNode(.alias, range: event.range)
    case .scalar(let scalar, _, _): return WrittenNode(.scalar(scalar), range: event.range)
    case .sequenceStart(let anchor, _):
      var entries: [WrittenNode] = []
      while let next = try? parser.next() {
        if case .sequenceEnd = next.kind {
          let range = SourceRange(start: event.range.start, end: next.range.end)
          return WrittenNode(
            .sequence(entries),
            anchor: anchor,
            isFlow: event.isFlow,
            range: range
          )
        }
        guard let entry = node(next) else { return nil }
        entries.append(entry)
      }
      return nil
    case .mappingStart(let anchor, _):
      var pairs: [WrittenPair] = []
      while let next = try? parser.next() {
        if case .mappingEnd = next.kind {
          let range = SourceRange(start: event.range.start, end: next.range.end)
          return WrittenNode(.mapping(pairs), anchor: anchor, isFlow: event.isFlow, range: range)
        }
        guard let key = node(next), let value = node() else { return nil }
        pairs.append(WrittenPair(key: key, value: value))
      }
      return nil
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .sequenceEnd, .mappingEnd:
      return nil
    }
  }
}
