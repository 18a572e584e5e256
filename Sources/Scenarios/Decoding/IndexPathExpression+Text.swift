import TableTrace
import YAMLSource

extension IndexPathExpression {
  /// The words that stand for what a callback was given.
  static let names = ["$row", "$source", "$proposed"]

  /// Reads `[0, 3]` or `$row`; anything else is nil.
  init?(_ node: YAMLNode) {
    if let path = IndexPath(node) {
      self = .fixed(path)
      return
    }
    switch node.text {
    case "$row": self = .row
    case "$source": self = .source
    case "$proposed": self = .proposed
    default: return nil
    }
  }
}

extension IndexPath {
  /// Reads `[0, 3]`; anything else is nil.
  init?(_ node: YAMLNode) {
    guard let entries = node.entries, entries.count == 2, let section = entries[0].scalar?.integer,
      let row = entries[1].scalar?.integer, section >= 0, row >= 0
    else { return nil }
    self.init(section: section, row: row)
  }
}
