import Diagnostics
import YAMLSource

struct WrittenTree {
  let source: SourceText
  let root: YAMLNode
  /// Its lines, in which the parts of the value are found.
  let lines: TextLines

  /// Reads a text, or nil for one that is no YAML.
  init?(_ source: SourceText) {
    guard let root = YAMLDocument(source).root else { return nil }
    (self.source, self.root, lines) = (source, root, TextLines(source))
  }

  /// Returns the value at the end of a way of ordinals, or nil if there is none.
  func node(_ way: [Int]) -> YAMLNode? {
    way.reduce(root) { node, place in
      node.flatMap { $0.members.indices.contains(place) ? $0.members[place] : nil }
    }
  }

  /// Returns the text with edits of which none touches another.
  func applying(_ edits: [TextEdit]) -> SourceText {
    // From the end on, so that the places of the others stay.
    edits.sorted { $0.range.start > $1.range.start }
      .reduce(source) { TextLines($0).applying($1) }
  }
}
