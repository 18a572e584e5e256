import TableTrace

/// Sets properties of the table by their Swift names.
extension ScenarioRun {
  /// Sets properties of the table, ignoring those that affect no call or that the version lacks.
  func apply(_ settings: [TableProperty], to properties: inout TableProperties) {
    for setting in settings {
      guard let facts = PropertyTable.named(setting.name), facts.isAvailable(on: version) else {
        continue
      }
      facts.set(setting.value, &properties)
    }
  }

  /// Returns the heights of self-sizing rows, headers and footers.
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
  /// The heights, for a search by index path.
  fileprivate var list: AnswerList<Double?> {
    AnswerList(map { AnswerEntry(pattern: $0.pattern, value: $0.height) }, otherwise: nil)
  }
}

extension TableProperty.Value {
  /// The height, or nil if the value is none.
  var height: TableProperties.Height? {
    if case .automatic = self { return .automatic }
    return number.map { $0 == TableView.automaticDimension ? .automatic : .points($0) }
  }

  /// The number, or nil for other values.
  var number: Double? {
    switch self {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    case .automatic, .flag, .none, .view, .insets, .point, .word: nil
    }
  }

  /// The height of a view, or nil if the value is no view.
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
  /// The edit mode after these settings, or nil if they do not mention it.
  var isEditing: Bool? {
    let setting = last { $0.name == "isEditing" }
    guard case .flag(let editing)? = setting?.value else { return nil }
    return editing
  }

  /// The vertical content offset after these settings in points, or nil.
  var contentOffset: Double? {
    let setting = last { $0.name == "contentOffset" }
    guard case .point(let point)? = setting?.value else { return nil }
    return point.y
  }
}
