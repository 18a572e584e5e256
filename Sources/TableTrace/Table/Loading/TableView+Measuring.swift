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

  /// The size of everything, header and footer view of the table included.
  var measuredContentSize: Size {
    let height =
      content.start + content.offsets.total + (currentProperties.tableFooterViewHeight ?? 0)
    return Size(width: size.width, height: height + endOfContent)
  }

  /// The space of grouped styles below the last section.
  private var endOfContent: Double {
    guard currentProperties.tableFooterViewHeight == nil,
      content.end(.footer, of: content.sections.count - 1)?.isGap == true
    else { return 0 }
    return profile[SectionHeightRules.endOfContent]
  }

  /// Asks for a row's real height and takes it in place of its estimate.
  ///
  /// An update inside the callback has given the rows other numbers: then its answer is too late.
  @discardableResult
  func measureRow(_ path: IndexPath, rule: RuleID) throws(UIKitException) -> Double {
    let exchanges = updates.exchanges
    let height = try askRealHeight(path, rule: rule)
    if exchanges == updates.exchanges { measure(path, as: height) }
    return height
  }

  /// Notes that heights follow from a rule, which lines that depend on them report.
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

  /// All heights are queried or guessed anew.
  func forgetHeightRules() {
    guard !content.heightRules.isEmpty else { return }
    content.heightRules = []
    sink.sized(by: [])
  }

  /// The rules that heights of rows, headers and footers follow from, besides what the app says.
  package var heightRules: [RuleID] { content.heightRules }

  /// The rules that the offset follows from, besides what the app says.
  package var offsetRules: [RuleID] {
    viewport.offsetRules + [viewport.keeper].compactMap(\.self)
  }

  package var contentSizeRules: [RuleID] {
    endOfContent == 0 ? heightRules : heightRules + [.endOfContent]
  }

  /// Takes a row's real height in place of its estimate; the anchor keeps its place on screen.
  func measure(_ path: IndexPath, as height: Double) {
    follow(content.measure(path, as: height))
  }

  /// Takes the real height of a header or footer; the anchor keeps its place on screen.
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
