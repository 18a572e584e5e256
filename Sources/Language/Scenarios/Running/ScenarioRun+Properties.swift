import TableTrace

/// Properties of the table by their Swift names.
extension ScenarioRun {
  /// Writes settings into the table's properties; those that no call depends on change nothing.
  func apply(_ settings: [TableProperty], to properties: inout TableProperties) {
    for setting in settings {
      apply(setting, to: &properties)
    }
  }

  private func apply(_ setting: TableProperty, to properties: inout TableProperties) {
    switch setting.name {
    case "rowHeight": set(&properties.rowHeight, setting.value)
    case "sectionHeaderHeight": set(&properties.sectionHeaderHeight, setting.value)
    case "sectionFooterHeight": set(&properties.sectionFooterHeight, setting.value)
    case "estimatedRowHeight": set(&properties.estimatedRowHeight, setting.value)
    case "estimatedSectionHeaderHeight":
      set(&properties.estimatedSectionHeaderHeight, setting.value)
    case "estimatedSectionFooterHeight":
      set(&properties.estimatedSectionFooterHeight, setting.value)
    case "sectionHeaderTopPadding": set(&properties.sectionHeaderTopPadding, setting.value)
    case "tableHeaderView": properties.tableHeaderViewHeight = setting.value.viewHeight
    case "tableFooterView": properties.tableFooterViewHeight = setting.value.viewHeight
    case "contentInset":
      if case .insets(let insets) = setting.value {
        properties.contentInset = insets
      }
    case "sectionIndexMinimumDisplayRowCount":
      if let count = setting.value.number {
        properties.sectionIndexMinimumDisplayRowCount = Int(exactly: count.rounded()) ?? .max
      }
    case "selfSizingInvalidation":
      if case .word(let word) = setting.value,
        let value = SelfSizingInvalidation(rawValue: word)
      {
        properties.selfSizingInvalidation = value
      }
    case "dragInteractionEnabled": set(&properties.dragInteractionEnabled, setting.value)
    case "bounces": set(&properties.scrolling.bounces, setting.value)
    case "isScrollEnabled": set(&properties.scrolling.isScrollEnabled, setting.value)
    case "scrollsToTop": set(&properties.scrolling.scrollsToTop, setting.value)
    case "refreshControl": set(&properties.scrolling.hasRefreshControl, setting.value)
    case "isPrefetchingEnabled": set(&properties.scrolling.isPrefetchingEnabled, setting.value)
    case "decelerationRate":
      properties.scrolling.decelerationRate = setting.value == .word("fast") ? 0.99 : 0.998
    default: apply(setting, to: &properties.selection)
    }
  }

  private func apply(_ setting: TableProperty, to selection: inout SelectionProperties) {
    switch setting.name {
    case "allowsSelection": set(&selection.allowsSelection, setting.value)
    case "allowsSelectionDuringEditing":
      set(&selection.allowsSelectionDuringEditing, setting.value)
    case "allowsMultipleSelection": set(&selection.allowsMultipleSelection, setting.value)
    case "allowsMultipleSelectionDuringEditing":
      set(&selection.allowsMultipleSelectionDuringEditing, setting.value)
    case "selectionFollowsFocus": set(&selection.selectionFollowsFocus, setting.value)
    case "allowsFocus": set(&selection.allowsFocus, setting.value)
    case "allowsFocusDuringEditing": set(&selection.allowsFocusDuringEditing, setting.value)
    case "remembersLastFocusedIndexPath":
      set(&selection.remembersLastFocusedRow, setting.value)
    case "isSpringLoaded": set(&selection.isSpringLoaded, setting.value)
    default:
      // The decoder has checked the name; properties of later concern are kept by the scenario.
      break
    }
  }

  private func set(_ flag: inout Bool, _ value: TableProperty.Value) {
    if case .flag(let new) = value { flag = new }
  }

  private func set(_ height: inout TableProperties.Height, _ value: TableProperty.Value) {
    if case .automatic = value {
      height = .automatic
    } else if let number = value.number {
      height = number == TableView.automaticDimension ? .automatic : .points(number)
    }
  }

  /// Returns the heights that self-sizing parts take, by the scenario's tables.
  func fittingHeights() -> FittingHeights {
    let sizing = scenario.selfSizing
    let (rows, headers, footers) = (sizing.rows.list, sizing.headers.list, sizing.footers.list)
    return FittingHeights(
      row: { [unowned self] path in
        fittingHeight(ofItemAt: path) ?? value(of: rows, section: path.section, row: path.row)
      },
      header: { [unowned self] section in value(of: headers, section: section, row: nil) },
      footer: { [unowned self] section in value(of: footers, section: section, row: nil) }
    )
  }
}

extension [SelfSizing.Entry] {
  /// The heights, to be looked up by place.
  fileprivate var list: AnswerList<Double?> {
    AnswerList(map { AnswerEntry(pattern: $0.pattern, value: $0.height) }, otherwise: nil)
  }
}

extension TableProperty.Value {
  /// The number, however it was written.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .automatic, .flag, .none, .view, .insets, .point, .word: nil
    }
  }

  /// The height of a view; nil for none.
  var viewHeight: Double? {
    switch self {
    case .view(let height): height
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .automatic, .flag, .none, .insets, .point, .word: nil
    }
  }
}

extension [TableProperty] {
  /// The edit mode that the settings end with; nil when they say nothing of it.
  var isEditing: Bool? {
    let setting = last { $0.name == "isEditing" }
    guard case .flag(let editing)? = setting?.value else { return nil }
    return editing
  }

  /// The vertical content offset that the settings end with, in points.
  var contentOffset: Double? {
    let setting = last { $0.name == "contentOffset" }
    guard case .point(let point)? = setting?.value else { return nil }
    return point.y
  }
}
