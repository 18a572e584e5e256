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
    case "numberOfRows": section(value).map { .numberOfRows($0) }
    case "rectForSection": section(value).map { .rectForSection($0) }
    case "rectForHeader": section(value).map { .rectForHeader($0) }
    case "rectForFooter": section(value).map { .rectForFooter($0) }
    case "headerView": section(value).map { .headerView($0) }
    case "footerView": section(value).map { .footerView($0) }
    case "rectForRow": place(value).map { .rectForRow($0) }
    case "cellForRow": place(value).map { .cellForRow($0) }
    case "indexPathForCell": value.scalar?.integer.map { .indexPathForCell(Cell(number: $0)) }
    case "indexPathForRow": Point(value).map { .indexPathForRow($0) }
    case "indexPathsForRows": Rect(value).map { .indexPathsForRows($0) }
    default: nil
    }
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
