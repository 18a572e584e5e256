import TableTrace

/// Runs queries of the app.
extension ScenarioRun {
  /// Runs a query and prints it in the trace.
  func ask(_ query: ScenarioQuery, for call: Call?) throws(UIKitException) {
    sink.queried(
      Query(name: query.name, argument: try query.argument(in: call), rule: rule(of: query))
    )
    let answer = try answer(query, for: call)
    for rule in rules(ofAnswerTo: query) { sink.answered(by: rule) }
    sink.returned(answer)
  }

  /// Returns the rule of the work that a query causes, or nil if the query only reads.
  private func rule(of query: ScenarioQuery) -> RuleID? {
    switch query {
    case .numberOfSections, .numberOfRows: table.hasCounts ? nil : .queryLoads
    case .contentSize, .rectForSection, .rectForHeader, .rectForFooter, .rectForRow,
      .indexPathForRow, .indexPathsForRows:
      table.hasHeights ? nil : .rectQueryLoads
    case .indexPathsForVisibleRows where !table.hasCounts && !table.hasLaidOut: nil
    case .indexPathsForVisibleRows, .visibleCells, .cellContent(nil):
      table.isLayoutPending ? .layoutForced : nil
    case .indexPathForCell, .headerView, .footerView, .headerFrame, .footerFrame:
      table.isLayoutPending ? .layoutForcedByOthers : nil
    case .cellForRow, .cellContent: table.isLayoutPending ? .layoutForcedByCell : nil
    case .reusePool: .poolOrder
    case .indexPathForSelectedRow:
      table.indexPathsForSelectedRows?.count ?? 0 > 1 ? .topmostSelectedRow : .selectionQuery
    case .indexPathsForSelectedRows: .selectionQuery
    case .contentOffset, .adjustedContentInset, .firstResponder, .isEditing, .isRefreshing,
      .snapshot, .itemIdentifier, .indexPathForItem:
      nil
    }
  }

  /// Returns the table's answer to a query.
  func answer(_ query: ScenarioQuery, for call: Call?) throws(UIKitException) -> Answer {
    switch query {
    case .numberOfSections: .integer(try table.numberOfSections())
    case .numberOfRows(let section): .integer(try table.numberOfRows(inSection: section))
    case .contentSize: .size(try table.contentSize())
    case .contentOffset: .point(Point(x: 0, y: table.contentOffset))
    case .adjustedContentInset: .word(TraceFormat.insets(table.properties.contentInset))
    case .rectForSection(let section): .rect(try table.rect(forSection: section))
    case .rectForHeader(let section): .rect(try table.rectForHeader(inSection: section))
    case .rectForFooter(let section): .rect(try table.rectForFooter(inSection: section))
    case .rectForRow(let row): .rect(try table.rectForRow(at: row.path(in: call)))
    case .indexPathForRow(let point):
      try table.indexPathForRow(at: point).map(Answer.row) ?? .none
    case .indexPathsForRows(let rect):
      .list(try table.indexPathsForRows(in: rect).map(Answer.row))
    case .indexPathsForVisibleRows:
      try table.optionalIndexPathsForVisibleRows().map { .list($0.map(Answer.row)) } ?? .none
    case .visibleCells: .list(try table.visibleCells().map(Answer.existingCell))
    case .indexPathForCell(let cell):
      try table.indexPath(for: cell).map(Answer.row) ?? .none
    case .cellForRow(let row):
      try table.cellForRow(at: row.path(in: call)).map(Answer.existingCell) ?? .none
    case .cellContent(let row?):
      try table.cellForRow(at: row.path(in: call)).map { content(of: $0) } ?? .none
    case .cellContent(nil):
      .list(try table.visibleCells().map { content(of: $0) })
    case .firstResponder: table.firstResponder.map(Answer.existingCell) ?? .none
    case .headerView(let section):
      try table.headerView(forSection: section).map(Answer.view) ?? .none
    case .footerView(let section):
      try table.footerView(forSection: section).map(Answer.view) ?? .none
    case .headerFrame(let section):
      try table.frameOfHeader(inSection: section).map(Answer.rect) ?? .none
    case .footerFrame(let section):
      try table.frameOfFooter(inSection: section).map(Answer.rect) ?? .none
    case .indexPathForSelectedRow: table.indexPathForSelectedRow.map(Answer.row) ?? .none
    case .indexPathsForSelectedRows:
      table.indexPathsForSelectedRows.map { .list($0.map(Answer.row)) } ?? .none
    case .isEditing: .flag(table.isEditing)
    case .isRefreshing: .flag(table.isRefreshing)
    case .reusePool: .list(table.reusePool.map(Self.shelf))
    case .itemIdentifier(let row):
      try itemIdentifier(at: row.path(in: call)).map(Answer.text) ?? .none
    case .indexPathForItem(let item): path(ofItem: item).map(Answer.row) ?? .none
    case .snapshot: snapshot.map { .list($0.snapshot.sections.map(Self.section)) } ?? .none
    }
  }

  /// Returns `itemIdentifier(for:)` of a diffable data source, or nil without such a row or data
  /// source.
  func itemIdentifier(at path: IndexPath) -> String? {
    snapshot?.identifier(at: path)
  }

  /// Returns `indexPath(for:)` of a diffable data source, or nil without such an item or data
  /// source.
  private func path(ofItem item: String) -> IndexPath? {
    let paths = pathsOfItems ?? snapshot?.pathsByIdentifier ?? [:]
    pathsOfItems = paths
    return paths[item]
  }

  private static func shelf(_ shelf: (identifier: String, cells: [Cell])) -> Answer {
    .word("\(shelf.identifier): \(TraceFormat.list(shelf.cells.map(\.description)))")
  }

  private static func section(_ section: DiffableSnapshot.Section) -> Answer {
    .word(
      "\(TraceFormat.quoted(section.id)): \(TraceFormat.list(section.items.map(TraceFormat.quoted)))"
    )
  }
}

extension ScenarioQuery {
  /// The name of the case, without its values.
  var name: String { Mirror(reflecting: self).children.first?.label ?? "\(self)" }

  /// Returns the argument as the trace prints it, or nil if there is none.
  func argument(in call: Call?) throws(UIKitException) -> String? {
    switch self {
    case .numberOfRows(let section), .rectForSection(let section), .rectForHeader(let section),
      .rectForFooter(let section), .headerView(let section), .footerView(let section),
      .headerFrame(let section), .footerFrame(let section):
      section.description
    case .rectForRow(let row), .cellForRow(let row), .cellContent(let row?),
      .itemIdentifier(let row):
      try row.path(in: call).description
    case .indexPathForCell(let cell): cell.description
    case .indexPathForItem(let item): TraceFormat.quoted(item)
    case .indexPathForRow(let point): TraceFormat.point(point)
    case .indexPathsForRows(let rect): TraceFormat.rect(rect)
    case .numberOfSections, .contentSize, .contentOffset, .adjustedContentInset,
      .indexPathsForVisibleRows,
      .visibleCells, .cellContent(nil), .firstResponder, .indexPathForSelectedRow,
      .indexPathsForSelectedRows,
      .isEditing, .isRefreshing, .reusePool, .snapshot:
      nil
    }
  }
}
