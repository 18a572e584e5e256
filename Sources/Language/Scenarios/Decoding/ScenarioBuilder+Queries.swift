import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Returns a query, or nil if it cannot be read.
  mutating func query(_ node: YAMLNode) -> ScenarioQuery? {
    guard let name = node.text ?? node.pairs?.first?.key else { return nil }
    return query(name, argument(of: node))
  }

  mutating func query(_ name: String, _ value: YAMLNode) -> ScenarioQuery? {
    QueryTable.queries.row(name, of: QueryTable.rows)?.read(&self, value)
  }
}
