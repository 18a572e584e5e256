import Diagnostics
import YAMLSource

struct WrittenTree {
  let source: SourceText
  let root: YAMLNode
  /// The lines in which the parts of the value are found.
  let lines: TextLines

  /// Reads a text, or returns nil if it is not YAML.
  init?(_ source: SourceText) {
    guard let root = YAMLDocument(source).root else { return nil }
    (self.source, self.root, lines) = (source, root, TextLines(source))
  }

  /// Returns the value at the end of a path of indices, or nil if there is none.
  func node(_ way: [Int]) -> YAMLNode? {
    way.reduce(root) { node, place in
      node.flatMap { $0.members.indices.contains(place) ? $0.members[place] : nil }
    }
  }

  /// Returns the text with edits that do not overlap.
  func applying(_ edits: [TextEdit]) -> SourceText {
    // The last edit is first, so that the places of the others stay valid.
    edits.sorted { $0.range.start > $1.range.start }
      .reduce(source) { TextLines($0).applying($1) }
  }
}
