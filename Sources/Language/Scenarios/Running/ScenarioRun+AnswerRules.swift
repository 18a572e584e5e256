import TableTrace

/// Finds the rules that decide about the answer of a query, and so about its certainty.
extension ScenarioRun {
  /// Returns the rules that decide about an answer, besides the query's own rule.
  func rules(ofAnswerTo query: ScenarioQuery) -> [RuleID] {
    switch query {
    case .indexPathsForRows: table.measuredRules + [.rowsInRect]
    case .contentSize: table.contentSizeRules
    case .rectForHeader(0): table.heightRules  // Nothing above it is measured.
    case .rectForSection, .rectForHeader, .rectForFooter, .rectForRow, .indexPathForRow:
      table.measuredRules
    case .contentOffset: table.heightRules + offsetRules + (restsAtTop ? insetRules : [])
    case .indexPathsForVisibleRows: visibleRowRules + ruleOfNoRows
    case .visibleCells, .cellContent(nil):
      table.isWithoutRows ? [.noVisibleCells] : visibleRowRules + table.poolRules
    case .cellForRow, .cellContent, .indexPathForCell: table.cellRules + table.poolRules
    case .headerFrame: table.heightRules + table.offsetRules + placeRules(of: .header)
    case .footerFrame: table.heightRules + table.offsetRules + placeRules(of: .footer)
    case .numberOfRows(let section):
      table.hasSection(section) ? [.numberOfRows] : [.invalidSection]
    case .adjustedContentInset: insetRules
    case .headerView, .footerView: table.heightRules + table.offsetRules
    case .indexPathForSelectedRow, .indexPathsForSelectedRows: table.selectionRules
    case .isRefreshing: table.refreshingRules
    case .firstResponder: table.firstResponderRules + table.poolRules
    case .isEditing: table.editingRules
    case .numberOfSections: [.numberOfSections]
    case .reusePool, .snapshot, .itemIdentifier, .indexPathForItem:
      []
    }
  }

  /// Returns the rules about the place of a header or footer on the screen.
  private func placeRules(of end: SectionEnd) -> [RuleID] {
    guard table.style == .plain else { return [.groupedViewPlace] }
    switch end {
    case .footer: return [.footerPinned]
    case .header:
      let hasInset = table.properties.contentInset.top != 0
      return hasInset ? [.sectionViewPinned, .headerBelowInset] : [.sectionViewPinned]
    }
  }

  /// The rules of which rows are visible.
  ///
  /// In a table without rows, heights and offset decide nothing.
  private var visibleRowRules: [RuleID] {
    guard !table.displayedIndexPaths.isEmpty else {
      return table.isWithoutRows ? [] : table.heightRules + table.offsetRules
    }
    return table.cellRules + table.heightRules + table.offsetRules
  }

  /// The rule of the answer `nil`, if no row is visible.
  private var ruleOfNoRows: [RuleID] {
    guard table.displayedIndexPaths.isEmpty else { return [] }
    return [table.hasLaidOut ? .noRowsLeft : .noVisibleRows]
  }

  /// The rules of the content offset, including the host's inset.
  private var offsetRules: [RuleID] {
    let isOfHost =
      table.offsetRules.contains(.insetMovesContent)
      && !scenario.automaticInsets(table.profile).isEmpty
    return isOfHost ? table.offsetRules + [.automaticInset] : table.offsetRules
  }

  private var restsAtTop: Bool { table.contentOffset == -table.properties.contentInset.top }

  /// The rules of the insets that the system sets on the table.
  private var insetRules: [RuleID] {
    var rules = table.refreshRules
    if edges.room != nil { rules.append(.keyboard) }
    if edges.adjustsToSafeArea {
      rules += scenario.barRules(table.profile, isLandscape: isLandscape)
    }
    if !scenario.automaticInsets(table.profile).isEmpty { rules.append(.automaticInset) }
    if edges.hasChanged { rules.append(.safeArea) }
    return rules
  }
}
