package import Diagnostics
package import Scenarios
package import YAMLSource

/// The text of a scenario, for finding and changing values by their keys.
package struct ScenarioText {
  package let source: SourceText
  package let root: YAMLNode
  private let lines: TextLines

  /// Nil if the text is not YAML.
  package init?(_ source: SourceText) {
    guard let root = YAMLDocument(source).root else { return nil }
    self.source = source
    self.root = root
    lines = TextLines(source)
  }

  /// Returns the value at the end of a path, or nil if there is none.
  package func node(at way: [ScenarioChange.Part]) -> YAMLNode? {
    way.reduce(root) { node, part in
      switch part {
      case .key(let key): node?.pairs?.first { $0.key == key }?.value
      case .index(let place):
        node?.entries.flatMap { $0.indices.contains(place) ? $0[place] : nil }
      }
    }
  }

  /// Returns the written key of a value, or nil for an entry of a list and for a missing value.
  package func pair(at way: [ScenarioChange.Part]) -> YAMLPair? {
    guard case .key(let key)? = way.last else { return nil }
    return node(at: way.dropLast())?.pairs?.first { $0.key == key }
  }

  var steps: [YAMLNode] { node(at: .init(keys: "steps"))?.entries ?? [] }

  /// Returns the text after some changes, with their edits, or nil if one is not possible.
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

  /// Returns the end of a value's last part, because the range of a block is longer.
  func end(of node: YAMLNode) -> SourceMark { lines.end(of: node) }

  /// Returns whether a value is in braces or brackets.
  func isFlow(_ node: YAMLNode) -> Bool { lines.isFlow(node) }

  /// Returns the column of the dash before an entry of a list.
  func dashColumn(of entry: YAMLNode) -> Int? { lines.dashColumn(of: entry) }

  /// Returns the edit that removes an entry or a pair, or nil for the only one.
  func removing(_ place: Int, of node: YAMLNode) -> TextEdit? {
    lines.removing(place..<place + 1, of: node)
  }
}
