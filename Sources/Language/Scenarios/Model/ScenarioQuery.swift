package import TableTrace

/// A query of the app to the table.
package enum ScenarioQuery: Codable, Hashable, Sendable {
  case numberOfSections
  case numberOfRows(Int)
  case contentSize
  case contentOffset
  case adjustedContentInset
  case rectForSection(Int)
  case rectForHeader(Int)
  case rectForFooter(Int)
  case rectForRow(IndexPathExpression)
  case indexPathForRow(Point)
  case indexPathsForRows(Rect)
  case indexPathsForVisibleRows
  case visibleCells
  case indexPathForCell(Cell)
  case cellForRow(IndexPathExpression)
  case cellContent(IndexPathExpression?)
  case firstResponder
  case headerView(Int)
  case footerView(Int)
  case headerFrame(Int)
  case footerFrame(Int)
  case indexPathForSelectedRow
  case indexPathsForSelectedRows
  case isEditing
  case isRefreshing
  case reusePool
  case snapshot
  case itemIdentifier(IndexPathExpression)
  case indexPathForItem(String)
}
