import TableTrace

extension ScenarioRun {
  /// Configures a cell for a row, as cellForRow does.
  func show(_ row: ItemOfRow, by description: CellDescription, in cell: Cell) {
    sink.filled(cell, for: row.path, item: row.name)
    guard itemUsage.hasHeights || scenario.showsContent else { return }
    let item = row.name.flatMap { items[$0] }
    shown[cell.number, default: ShownCell()].height = item?.selfSizing
    guard scenario.showsContent else { return }
    shown[cell.number]?.row = row
    shown[cell.number]?.description = description
    var parts = description.content
    if let item { parts.change(item.content) }
    put(parts, of: row, into: cell)
    table.setConfigurationHooks(description.configurationHooks, of: cell)
  }

  /// Sets parts of a cell that shows a row or is created for it.
  private func put(_ parts: ContentParts, of row: ItemOfRow, into cell: Cell) {
    put(parts, into: cell) { word in
      switch word {
      case .row: row.path.description
      case .item: row.text
      case .cell: cell.description
      }
    }
  }

  /// Sets parts of a cell, and prints the content if it changes.
  private func put(
    _ parts: ContentParts,
    into cell: Cell,
    naming word: (CallWord) -> String
  ) {
    var content = shown[cell.number]?.content ?? CellContent()
    let before = content
    if let text = parts.text { content.text = text.named(word) }
    if let image = parts.image { content.image = image.named(word) }
    guard content != before else { return }
    shown[cell.number, default: ShownCell()].content = content
    sink.showed(content, in: cell)
  }

  /// Configures a cell without the table.
  func configure(
    _ target: CellStep.Target,
    _ parts: ContentParts,
    for call: Call?
  ) throws(UIKitException) {
    switch target {
    case .row(let row):
      let path = try row.path(in: call)
      guard let cell = try askForCell(at: path, for: call) else { return }
      let row = ItemOfRow(path: path, name: try answering.item(at: path))
      configure(cell, parts, for: row, call)
    case .cell:
      guard let cell = capturedCell, let row = captured?.row else { return }
      configure(cell, parts, for: row, call)
    }
  }

  private func configure(_ cell: Cell, _ parts: ContentParts, for row: ItemOfRow, _ call: Call?) {
    let item = row.name.flatMap { items[$0] }
    let before = shown[cell.number]
    if parts.isEmpty {
      guard let description = cellDescription(of: row.path, item) else { return }
      show(row, by: description, in: cell)
    } else {
      put(parts, into: cell) { word in call.map { text(of: word, for: $0) } ?? row.text }
      if before?.row?.name == row.name, let height = item?.selfSizing {
        shown[cell.number]?.height = height
      }
    }
    noteChange(of: cell, from: before)
  }

  /// Requests a new height if the cell itself does so when its content changes.
  private func noteChange(of cell: Cell, from before: ShownCell?) {
    let now = shown[cell.number]
    guard now?.height != before?.height else { return }
    let isConfigured =
      scenario.showsContent && now?.description?.usesContentConfiguration == true
      && now?.content != CellContent()
    table.noteChange(isConfigured ? .contentConfiguration : .constraints, of: cell)
  }

  /// Returns the content of a cell as the answer of a query.
  func content(of cell: Cell) -> Answer {
    .word("\(cell) \(shown[cell.number]?.content ?? CellContent())")
  }

  func run(_ hook: CellHook, of cell: Cell) {
    guard let shown = shown[cell.number], let row = shown.row, let made = shown.description else {
      return
    }
    switch hook {
    case .prepareForReuse:
      if made.prepareForReuse.contains(.after) { cancel(everythingFor: cell) }
      put(made.partsToClear, of: row, into: cell)
    case .updateConfiguration:
      put(parts(made.updateConfiguration, in: cell), of: row, into: cell)
    case .configurationUpdateHandler:
      put(parts(made.configurationUpdateHandler, in: cell), of: row, into: cell)
    case .becomeFirstResponder, .resignFirstResponder, .layoutSubviews, .setHighlighted,
      .setSelected, .setEditing, .willTransition,
      .didTransition:
      return
    }
  }

  private func parts(_ configuration: CellConfiguration?, in cell: Cell) -> ContentParts {
    guard let configuration else { return ContentParts() }
    let state = table.configurationState(of: cell)
    let first = CellConfiguration.State.allCases.first { name in
      let holds =
        switch name {
        case .highlighted: state.isHighlighted
        case .selected: state.isSelected
        case .editing: state.isEditing
        }
      return holds && configuration.states[name] != nil
    }
    return first.flatMap { configuration.states[$0] } ?? configuration.otherwise
  }
}

extension ContentParts {
  /// Returns the parts with their words replaced.
  func named(_ word: (CallWord) -> String) -> ContentParts {
    var parts = ContentParts()
    parts.text = text.map { $0.named(word).map { .text($0) } ?? .nothing }
    parts.image = image.map { $0.named(word).map { .text($0) } ?? .nothing }
    return parts
  }
}

extension ContentParts.Part {
  /// Returns the text with its words replaced, or nil for no text.
  fileprivate func named(_ word: (CallWord) -> String) -> String? {
    switch self {
    case .nothing: nil
    case .text(let text): CallWord.replace(in: text, by: word)
    }
  }
}

extension CellDescription {
  /// The content that prepareForReuse removes from the cell.
  fileprivate var partsToClear: ContentParts {
    var parts = ContentParts()
    if prepareForReuse.contains(.text) { parts.text = .nothing }
    if prepareForReuse.contains(.image) { parts.image = .nothing }
    return parts
  }

  /// The methods that configure the cell for its state, if it has them.
  fileprivate var configurationHooks: [CellHook] {
    (updateConfiguration == nil ? [] : [.updateConfiguration])
      + (configurationUpdateHandler == nil ? [] : [.configurationUpdateHandler])
  }
}
