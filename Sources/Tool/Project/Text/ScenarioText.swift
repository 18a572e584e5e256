package import Diagnostics
package import Scenarios
package import YAMLSource

/// The text of a scenario, in which values are found and changed by their keys.
package struct ScenarioText {
  package let source: SourceText
  package let root: YAMLNode
  private let lines: TextLines

  /// Reads a text, or nil if it is not YAML.
  package init?(_ source: SourceText) {
    guard let root = YAMLDocument(source).root else { return nil }
    self.source = source
    self.root = root
    lines = TextLines(source)
  }

  /// The value at the end of a path, or nil if there is none.
  package func node(at way: [ScenarioChange.Part]) -> YAMLNode? {
    way.reduce(root) { node, part in
      switch part {
      case .key(let key): node?.pairs?.first { $0.key == key }?.value
      case .index(let place):
        node?.entries.flatMap { $0.indices.contains(place) ? $0[place] : nil }
      }
    }
  }

  /// The key of a value, as written, or nil for an entry of a list and for a missing value.
  package func pair(at way: [ScenarioChange.Part]) -> YAMLPair? {
    guard case .key(let key)? = way.last else { return nil }
    return node(at: way.dropLast())?.pairs?.first { $0.key == key }
  }

  var steps: [YAMLNode] { node(at: .init(keys: "steps"))?.entries ?? [] }

  /// The text after some changes and their edits, or nil if one of them is not possible.
  package func applying(_ changes: [ScenarioChange]) -> (text: ScenarioText, edits: [TextEdit])? {
    var text = self
    var edits: [TextEdit] = []
    for change in changes {
      guard let edit = text.edit(change), let next = ScenarioText(text.lines.applying(edit)) else {
        return nil
      }
      edits.append(edit)
      text = next
    }
    return (text, edits)
  }

  /// The end of a value: that of its last part, because a block ends at the next item.
  func end(of node: YAMLNode) -> SourceMark { lines.end(of: node) }

  /// Whether a value is in braces or brackets.
  func isFlow(_ node: YAMLNode) -> Bool { lines.isFlow(node) }

  /// The column of the dash before an entry of a block list.
  func dashColumn(of entry: YAMLNode) -> Int? { lines.dashColumn(of: entry) }

  /// The edit that removes an entry or a pair of a value, or nil for the only one.
  func removing(_ place: Int, of node: YAMLNode) -> TextEdit? {
    lines.removing(place..<place + 1, of: node)
  }
}
