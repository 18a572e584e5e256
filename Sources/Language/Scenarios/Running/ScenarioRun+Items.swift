import TableTrace

/// Finds the data of items, whatever their current rows are.
extension ScenarioRun {
  /// Returns the data of a row's item, or nil without data or if rows are only counted.
  ///
  /// - Throws: the exception that an array raises for an index beyond its bounds.
  func item(at path: IndexPath) throws(UIKitException) -> ItemDescription? {
    try answering.item(at: path).flatMap { items[$0] }
  }

  /// Changes the data of some items.
  func say(_ items: [String: ItemDescription]) {
    for (name, new) in items {
      self.items[name, default: ItemDescription()].change(new)
    }
  }

  /// Changes the data of a row's item, if the item has a name.
  func say(_ item: ItemDescription, of row: ItemOfRow) {
    guard let name = row.name else { return }
    var item = item
    item.content = item.content.named { word in
      switch word {
      case .row: row.path.description
      case .item: name
      case .cell: "nil"
      }
    }
    say([name: item])
  }

  /// Returns the items of rows, for those of a callback as they were when it was called.
  func itemsOfRows(
    _ rows: [IndexPathExpression],
    for call: Call?
  ) throws(UIKitException) -> [ItemOfRow] {
    var items: [ItemOfRow] = []
    for row in rows {
      switch row {
      case .rows: items += captured?.rows ?? []
      case .row where captured?.row != nil: items += [captured?.row].compactMap { $0 }
      case .fixed, .row, .source, .proposed:
        let path = try row.path(in: call)
        items.append(ItemOfRow(path: path, name: try answering.item(at: path)))
      }
    }
    return items
  }

  /// Returns the answer that the item of a call's row has, or nil if it has none.
  ///
  /// - Throws: the exception that an array raises for a row beyond its bounds.
  func answerOfItem<Value>(to call: Call) throws(UIKitException) -> AnswerEntry<Value>? {
    guard !itemUsage.callbacks.isEmpty, case .callback(let callback) = call.message,
      itemUsage.callbacks.contains(callback), let path = call.arguments.source,
      let answers = try item(at: path)?.answers[callback]
    else { return nil }
    return answers.list(of: Value.self).flatMap { find($0, for: call) }
  }

  /// Returns the height of a self-sizing row, in points.
  ///
  /// It is the height of the cell's content, or of the row's item before it has a cell. Nil if the
  /// scenario does not set it.
  func fittingHeight(ofItemAt path: IndexPath) -> Double? {
    guard itemUsage.hasHeights else { return nil }
    if let cell = table.existingCell(at: path) { return shown[cell.number]?.height }
    return (try? item(at: path))?.selfSizing
  }

  /// Runs a step in which the app changes a cell without the table.
  func turn(to step: CellStep, for call: Call?) throws(UIKitException) {
    switch step {
    case .configure(let target, let parts):
      try configure(target, parts, for: call)
    case .focus(let row?):
      let path = try row.path(in: call)
      guard try askForCell(at: path, for: call) != nil else { return }
      table.becomeFirstResponder(at: path)
    case .focus(nil):
      table.resignFirstResponder()
    case .select(.row(let row), let isSelected):
      guard let cell = try askForCell(at: row.path(in: call), for: call) else { return }
      table.setLook(selected: isSelected, of: cell)
    case .select(.cell, let isSelected):
      guard let cell = capturedCell else { return }
      table.setLook(selected: isSelected, of: cell)
    case .invalidate(let row):
      guard let cell = try askForCell(at: row.path(in: call), for: call) else { return }
      table.noteChange(.intrinsicContentSize, of: cell)
    }
  }

  /// Returns the cell that the app gets for a row, or nil if the row has none.
  func askForCell(at path: IndexPath, for call: Call?) throws(UIKitException) -> Cell? {
    try ask(.cellForRow(.fixed(path)), for: call)
    return table.existingCell(at: path)
  }

  /// Returns the description of a row's cell: by its item, otherwise by the first matching entry.
  func cellDescription(of path: IndexPath, _ item: ItemDescription?) -> CellDescription? {
    guard let identifier = item?.cell else {
      return value(of: cellDescriptions.byRow, section: path.section, row: path.row)
    }
    return cellDescriptions[identifier] ?? CellDescription(identifier)
  }

  /// Registers the cells of the scenario, including those that only items name.
  func registerCells() {
    register(scenario.cells)
    for identifier in itemUsage.identifiers where cellDescriptions[identifier] == nil {
      table.register(forCellReuseIdentifier: identifier)
    }
  }
}
