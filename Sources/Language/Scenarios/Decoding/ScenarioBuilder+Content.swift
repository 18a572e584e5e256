import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Returns the content of a cell, in which `$row` means the cell's row in cellForRow.
  mutating func content(_ node: YAMLNode, inCellForRow: Bool = false) -> ContentParts {
    var parts = ContentParts()
    parts.text = node["text"].flatMap { part($0, inCellForRow) }
    parts.image = node["image"].flatMap { part($0, inCellForRow) }
    return parts
  }

  private mutating func part(_ node: YAMLNode, _ inCellForRow: Bool) -> ContentParts.Part? {
    showsContent = true
    guard let text = node.text else { return nil }
    // In quotes, `none` is a text.
    if node.scalar?.word == "none" { return .nothing }
    for (word, written) in CallWord.written(in: text) where !isKnown(word, inCellForRow) {
      report(word, written, at: node.range)
    }
    return .text(text)
  }

  mutating func configuration(_ node: YAMLNode, into cell: inout CellDescription) {
    cell.content = content(node, inCellForRow: true)
    cell.usesContentConfiguration = node["contentConfiguration"]?.flag ?? true
    if let work = node["prepareForReuse"] {
      let words = Self.listed(work).compactMap(\.text)
      cell.prepareForReuse = words.compactMap(CellDescription.ReuseWork.init(rawValue:))
      showsContent = true
    }
    cell.updateConfiguration = configuration(node, "updateConfiguration", .updateConfiguration)
    cell.configurationUpdateHandler = configuration(
      node,
      "configurationUpdateHandler",
      .configurationUpdateHandler
    )
  }

  private mutating func configuration(
    _ node: YAMLNode,
    _ key: String,
    _ hook: CellHook
  ) -> CellConfiguration? {
    guard let pair = node.pairs?.first(where: { $0.key == key }) else { return nil }
    showsContent = true
    let introduced = CellRules.configurationUpdate.introduction { $0.contains(hook) }
    checkProperty(key, since: introduced, at: pair.keyRange)
    var configuration = CellConfiguration()
    for state in CellConfiguration.State.allCases {
      configuration.states[state] = pair.value[state.rawValue].map {
        content($0, inCellForRow: true)
      }
    }
    if let otherwise = pair.value["default"] {
      configuration.otherwise = content(otherwise, inCellForRow: true)
    }
    return configuration
  }

  /// Returns a step that configures the cell of a row or of the callback.
  mutating func cellToConfigure(_ node: YAMLNode) -> CellStep? {
    guard node.pairs != nil else {
      return place(node).map { .configure(.row($0), ContentParts()) }
    }
    let parts = content(node)
    return cell(in: node).map { .configure($0, parts) }
  }

  /// Returns a step that changes the appearance of a cell.
  mutating func cellToSelect(_ node: YAMLNode) -> ScenarioStep.Action? {
    guard let isSelected = node["selected"]?.flag else { return nil }
    return cell(in: node).map { .cell(.select($0, isSelected)) }
  }

  /// Returns the cell that a step names by `row` or by `cell`.
  private mutating func cell(in node: YAMLNode) -> CellStep.Target? {
    guard let cell = node["cell"] else {
      return node["row"].flatMap { place($0) }.map { .row($0) }
    }
    showsContent = true
    if cell.text == CallWord.cellWord, !isKnown(.cell) {
      report(.cell, CallWord.cellWord, at: cell.range)
    }
    return .cell
  }

  /// Returns a line that the app prints, which may contain the cell or item of a callback.
  mutating func noted(_ text: String) -> String {
    let words = CallWord.written(in: text).map(\.word)
    if words.contains(.item) || words.contains(.cell) { showsContent = true }
    return text
  }

  func isKnown(_ word: CallWord, _ inCellForRow: Bool = false) -> Bool {
    switch word {
    case .row(let row): inCellForRow ? row == .row : isKnown(row)
    case .item: inCellForRow || isKnown(IndexPathExpression.row)
    case .cell: !inCellForRow && (surrounding == .cell || answersCell && isPutOff)
    }
  }

  mutating func report(_ word: CallWord, _ text: String, at range: SourceRange) {
    let problem: CallbackProblem =
      switch word {
      case .row, .item: .rowOutside(text)
      case .cell: .cellOutside(text)
      }
    log.report(.callback(problem), at: range)
  }
}
