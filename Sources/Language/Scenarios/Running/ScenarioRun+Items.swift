import TableTrace

/// Finds the data of the item of a row, wherever the row is.
extension ScenarioRun {
  /// Returns the data about the item of a row, or nil if there is none, or if rows are only
  /// counted.
  ///
  /// - Throws: the array's exception that an app gets for an index beyond its data.
  func item(at path: IndexPath) throws(UIKitException) -> ItemDescription? {
    try answering.item(at: path).flatMap { items[$0] }
  }

  /// Says something else of some items.
  func say(_ items: [String: ItemDescription]) {
    for (name, new) in items {
      self.items[name, default: ItemDescription()].change(new)
    }
  }

  /// Says something else of the item of a row, if it has a name.
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

  /// Returns the items of some rows: of those that a callback was given, as it came.
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

  /// Returns the answer that the item of a call's row gives, or nil if it gives none.
  ///
  /// - Throws: the array's exception that an app gets for a row beyond its data.
  func answerOfItem<Value>(to call: Call) throws(UIKitException) -> AnswerEntry<Value>? {
    guard !itemUsage.callbacks.isEmpty, case .callback(let callback) = call.message,
      itemUsage.callbacks.contains(callback), let path = call.arguments.source,
      let answers = try item(at: path)?.answers[callback]
    else { return nil }
    return answers.list(of: Value.self).flatMap { find($0, for: call) }
  }

  /// Returns the own height of a self-sizing row.
  ///
  /// It is the height of the cell's content, or of its item while it has no cell. Nil if the
  /// scenario says nothing about its item.
  func fittingHeight(ofItemAt path: IndexPath) -> Double? {
    guard itemUsage.hasHeights else { return nil }
    if let cell = table.existingCell(at: path) { return shown[cell.number]?.height }
    return (try? item(at: path))?.selfSizing
  }

  /// The app turns to a cell past the table.
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

  /// Returns what the app queries for the cell of a row, or nil if it has none.
  func askForCell(at path: IndexPath, for call: Call?) throws(UIKitException) -> Cell? {
    try ask(.cellForRow(.fixed(path)), for: call)
    return table.existingCell(at: path)
  }

  /// Returns the description of a row's cell: by its item, otherwise by the first entry that
  /// matches its place.
  func cellDescription(of path: IndexPath, _ item: ItemDescription?) -> CellDescription? {
    guard let identifier = item?.cell else {
      return value(of: cellDescriptions.byRow, section: path.section, row: path.row)
    }
    return cellDescriptions[identifier] ?? CellDescription(identifier)
  }

  /// Registers the cells of the scenario, and those that only items name.
  func registerCells() {
    register(scenario.cells)
    for identifier in itemUsage.identifiers where cellDescriptions[identifier] == nil {
      table.register(forCellReuseIdentifier: identifier)
    }
  }
}
