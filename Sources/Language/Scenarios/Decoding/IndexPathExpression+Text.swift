import TableTrace
import YAMLSource

extension IndexPathExpression {
  /// Reads `[0, 3]` or `$row`, or returns nil.
  init?(_ node: YAMLNode) {
    self.init(node, IndexPath(node))
  }

  /// Reads the row of an update, which may also be negative or `notFound`.
  init?(ofUpdate node: YAMLNode) {
    self.init(node, IndexPath(ofUpdate: node))
  }

  private init?(_ node: YAMLNode, _ path: IndexPath?) {
    if let path {
      self = .fixed(path)
      return
    }
    guard let text = node.text else { return nil }
    self.init(word: text)
  }
}

extension IndexPath {
  /// Reads `[0, 3]`, or nil for anything else.
  init?(_ node: YAMLNode) {
    guard let entries = node.entries, entries.count == 2, let section = entries[0].integer,
      let row = entries[1].integer, section >= 0, row >= 0
    else { return nil }
    self.init(section: section, row: row)
  }

  /// Reads `[0, 3]`, `[0, -1]` or `[0, notFound]`, or returns nil.
  fileprivate init?(ofUpdate node: YAMLNode) {
    guard let entries = node.entries, entries.count == 2, let section = entries[0].updateIndex,
      let row = entries[1].updateIndex
    else { return nil }
    self.init(section: section, row: row)
  }
}

extension YAMLNode {
  /// The section or row of an update: a number, or the word for `NSNotFound`.
  var updateIndex: Int? { text == Shape.notFound ? .max : scalar?.integer }
}
