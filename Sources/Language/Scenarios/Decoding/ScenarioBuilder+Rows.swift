import Diagnostics
import TableTrace
import YAMLSource

/// Reads rows, and words such as `$row` for the rows of a callback.
extension ScenarioBuilder {
  /// Returns a row, or reports a word such as `$row` where no callback has it.
  mutating func row(_ node: YAMLNode) -> IndexPathExpression? {
    known(IndexPathExpression(node), node)
  }

  /// Returns the rows of a callback that receives several, or nil for any other value, and for
  /// other callbacks.
  mutating func severalRows(_ node: YAMLNode) -> [IndexPathExpression]? {
    guard node.text == IndexPathExpression.rowsWord else { return nil }
    return known(.rows, node).map { [$0] }
  }

  mutating func oneOrMoreRows(_ node: YAMLNode) -> [IndexPathExpression] {
    showsContent = true
    if let rows = severalRows(node) { return rows }
    let isOne = IndexPathExpression(node) != nil
    return (isOne ? [node] : node.entries ?? []).compactMap { place($0) }
  }

  mutating func updateRow(_ node: YAMLNode) -> IndexPathExpression? {
    known(IndexPathExpression(ofUpdate: node), node)
  }

  private mutating func known(_ row: IndexPathExpression?, _ node: YAMLNode) -> IndexPathExpression?
  {
    guard let row else { return nil }
    if !isKnown(row), let text = node.text {
      log.report(.callback(.rowOutside(text)), at: node.range)
    }
    return row
  }

  func isKnown(_ row: IndexPathExpression) -> Bool {
    switch row {
    case .fixed: true
    case .rows: surrounding == .rows
    case .source, .proposed: surrounding == .move
    case .row: surrounding.flatMap(PatternKind.init) == .rows
    }
  }
}
