/// Heights that become known while rows, headers and footers are displayed.
extension TableView {
  func placeContent() {
    content.start = currentProperties.tableHeaderViewHeight ?? 0
    switch currentProperties.sectionHeaderTopPadding {
    case .points(let points): content.padding = points
    case .automatic:
      content.padding = style == .plain ? profile[SectionHeightRules.sectionHeaderTopPadding] : 0
    }
  }

  /// The content size, including the table's header and footer views.
  var measuredContentSize: Size {
    let height =
      content.start + content.offsets.total + (currentProperties.tableFooterViewHeight ?? 0)
    return Size(width: size.width, height: height + endOfContent)
  }

  /// The space below the last section in grouped styles.
  private var endOfContent: Double {
    guard currentProperties.tableFooterViewHeight == nil,
      content.end(.footer, of: content.sections.count - 1)?.isGap == true
    else { return 0 }
    return profile[SectionHeightRules.endOfContent]
  }

  /// Queries the real height of a row and replaces its estimate.
  ///
  /// If an update inside the callback renumbered the rows, the answer is ignored.
  @discardableResult
  func measureRow(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> Double {
    let exchanges = updates.exchanges
    let height = try askRealHeight(path, rule: rule)
    if exchanges == updates.exchanges { measure(path, as: height) }
    return height
  }

  /// Records that heights depend on a rule, which lines that depend on these heights report.
  func noteHeights(by rule: RuleID) {
    guard !content.heightRules.contains(rule) else { return }
    content.heightRules.append(rule)
    sink.sized(by: content.heightRules)
  }

  /// Notes the rule of the space above headers, if that space is automatic and the version has it.
  func notePadding() {
    guard style == .plain, currentProperties.sectionHeaderTopPadding == .automatic,
      profile[SectionHeightRules.sectionHeaderTopPadding] > 0
    else { return }
    noteHeights(by: .sectionHeaderTopPadding)
  }

  /// Forgets the recorded rules when all heights are queried or estimated again.
  func forgetHeightRules() {
    guard !content.heightRules.isEmpty else { return }
    content.heightRules = []
    sink.sized(by: [])
  }

  /// The rules that determine heights, in addition to the app's values.
  package var heightRules: [RuleID] { content.heightRules }

  /// The rules that determine the content offset, in addition to the app's values.
  package var offsetRules: [RuleID] {
    viewport.offsetRules + [viewport.keeper].compactMap(\.self)
  }

  package var contentSizeRules: [RuleID] {
    endOfContent == 0 ? measuredRules : measuredRules + [.endOfContent]
  }

  /// The rules of positions and sizes of rows.
  ///
  /// If a layout has replaced only some estimates by real heights, they include the rule that
  /// chooses its rows, or its headers and footers.
  package var measuredRules: [RuleID] {
    guard hasLaidOut, content.hasEstimates else { return heightRules }
    return heightRules + [estimatesRows ? .rowsOfPass : .sectionHeightBeforeView]
  }

  /// The rules of which rows have which cells.
  package var cellRules: [RuleID] {
    screen.isUpdated ? [.cellForRow, .updateKeptCells] : [.cellForRow]
  }

  package var hasLaidOut: Bool { progress.hasLaidOut }

  /// Whether the loaded table has no rows.
  package var isWithoutRows: Bool { hasLaidOut && content.firstRow(from: 0) == nil }

  /// Replaces the estimate of a row by its real height, and keeps the anchor row in its place.
  func measure(_ path: IndexPath, as height: Double) {
    follow(content.measure(path, as: height))
  }

  /// Sets the real height of a header or footer, and keeps the anchor row in its place.
  func measure(_ end: SectionEnd, of section: Int, as height: Double) {
    follow(content.measure(end, of: section, as: height))
  }

  private func follow(_ difference: Double) {
    guard difference != 0, profile[ScrollRules.rowAboveMeasured] else { return }
    viewport.offset += difference
    guard !viewport.offsetRules.contains(.rowAboveMeasured) else { return }
    viewport.offsetRules.append(.rowAboveMeasured)
  }
}
