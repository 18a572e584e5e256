import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// A query; nil for what cannot be read.
  mutating func query(_ node: YAMLNode) -> ScenarioQuery? {
    if let word = node.text { return Self.bareQuery(word) }
    guard let pair = node.pairs?.first else { return nil }
    return query(pair.key, pair.value)
  }

  /// A query by its name and argument.
  mutating func query(_ name: String, _ value: YAMLNode) -> ScenarioQuery? {
    if value.isNothing { return Self.bareQuery(name) }
    return switch name {
    case "numberOfRows": Self.index(value).map { .numberOfRows($0) }
    case "rectForSection": Self.index(value).map { .rectForSection($0) }
    case "rectForHeader": Self.index(value).map { .rectForHeader($0) }
    case "rectForFooter": Self.index(value).map { .rectForFooter($0) }
    case "headerView": Self.index(value).map { .headerView($0) }
    case "footerView": Self.index(value).map { .footerView($0) }
    case "rectForRow": row(value).map { .rectForRow($0) }
    case "cellForRow": row(value).map { .cellForRow($0) }
    case "indexPathForCell": value.scalar?.integer.map { .indexPathForCell(Cell(number: $0)) }
    case "indexPathForRow": Point(value).map { .indexPathForRow($0) }
    case "indexPathsForRows": Rect(value).map { .indexPathsForRows($0) }
    default: nil
    }
  }

  /// A section as a query names it; UIKit has an answer for those that the table does not have.
  private static func index(_ node: YAMLNode) -> Int? {
    node.scalar?.integer
  }

  private static func bareQuery(_ name: String) -> ScenarioQuery? {
    switch name {
    case "numberOfSections": .numberOfSections
    case "contentSize": .contentSize
    case "contentOffset": .contentOffset
    case "indexPathsForVisibleRows": .indexPathsForVisibleRows
    case "visibleCells": .visibleCells
    case "indexPathForSelectedRow": .indexPathForSelectedRow
    case "indexPathsForSelectedRows": .indexPathsForSelectedRows
    case "isEditing": .isEditing
    case "reusePool": .reusePool
    default: nil
    }
  }
}
