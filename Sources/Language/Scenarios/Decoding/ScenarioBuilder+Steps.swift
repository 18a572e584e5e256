import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// Returns the steps of a list, without those that cannot be read.
  mutating func steps(_ node: YAMLNode) -> [ScenarioStep] {
    (node.entries ?? []).compactMap { step($0) }
  }

  private mutating func step(_ node: YAMLNode) -> ScenarioStep? {
    let pair = node.pairs?.first
    guard let name = node.text ?? pair?.key,
      let place = StepTable.steps.place(of: name)
    else { return nil }
    let introduced = StepTable.rows[place].keyword.introduced
    check(name, since: introduced, at: pair?.keyRange ?? node.range)
    if StepTable.rows[place].keyword.isTurn, openSteps > 0 || surrounding != nil {
      log.report(.step(.turnInside(name)), at: node.range)
    }
    openSteps += 1
    defer { openSteps -= 1 }
    let argument = argument(pair?.value, of: node)
    guard let action = StepTable.rows[place].read(&self, argument) else { return nil }
    return ScenarioStep(
      action: action,
      text: FlowText.step(node, with: &stepBytes),
      line: node.range.start.line,
      introduced: introduced
    )
  }

  /// Returns the value of a keyword, or an empty value for a bare word.
  func argument(of node: YAMLNode) -> YAMLNode {
    argument(node.pairs?.first?.value, of: node)
  }

  private func argument(_ value: YAMLNode?, of node: YAMLNode) -> YAMLNode {
    guard let value, !value.isNothing else { return node.replaced(by: "") }
    return value
  }

  /// Reports a name that not every version of the scenario supports.
  mutating func check(_ name: String, since introduced: SystemVersion?, at range: SourceRange) {
    guard let introduced else { return }
    let older = versions.filter { !$0.isAtLeast(introduced.major, introduced.minor) }
    guard !older.isEmpty else { return }
    let problem = StepProblem.newer(
      name,
      introduced: introduced.description,
      versions: older.map(\.description)
    )
    log.report(.step(problem), at: range)
  }

  /// Returns a step that sets another data source, whose counts may differ from the model.
  mutating func setDataSource(_ node: YAMLNode) -> ScenarioStep.Action {
    model.becomeUncertain()
    return .setDataSource(client(node))
  }

  /// Returns the name of a client, or nil for `none`.
  mutating func client(_ node: YAMLNode) -> String? {
    guard let name = node.text else { return nil }
    // In quotes, `none` may be the name of a client.
    if name == "none", node.scalar?.isPlain == true || !clientNames.contains(name) { return nil }
    if !clientNames.contains(name) {
      log.report(.step(.unknownClient(name, allowed: clientNames + ["none"])), at: node.range)
    }
    return name
  }

  /// Returns a change of the model, with index paths checked against the model before it.
  mutating func change(_ node: YAMLNode) -> ModelChange? {
    guard let name = node.pairs?.first?.key,
      let row = ModelTable.changes.row(name, of: ModelTable.rows),
      let change = row.read(&self, argument(of: node))
    else {
      model.becomeUncertain()
      return nil
    }
    model.becomeUncertain(adding: change.growth)
    return change
  }

  mutating func insertions(_ node: YAMLNode) -> [ModelChange.Insertion] {
    Self.listed(node).compactMap { entry in
      guard let at = entry["at"].flatMap({ place($0, isInsertion: true) }) else { return nil }
      return ModelChange.Insertion(at: at, item: entry["item"]?.text ?? "")
    }
  }

  mutating func removals(_ node: YAMLNode) -> [IndexPathExpression] {
    let isOne = IndexPathExpression(node) != nil
    return (isOne ? [node] : node.entries ?? []).compactMap { place($0) }
  }

  mutating func itemMove(_ node: YAMLNode) -> ModelChange? {
    guard let from = node["from"].flatMap({ place($0) }),
      let to = node["to"].flatMap({ place($0, isInsertion: true) })
    else { return nil }
    return .move(from: from, to: to)
  }

  mutating func newRows(_ node: YAMLNode) -> ModelChange? {
    guard let section = node["section"].flatMap({ self.section($0) }),
      let rows = node["rows"].flatMap(SectionModel.Rows.init)
    else { return nil }
    return .set(section: section, rows)
  }

  /// Returns the rows of a step that takes several.
  mutating func places(_ node: YAMLNode) -> [IndexPathExpression] {
    (node.entries ?? []).compactMap { place($0) }
  }

  /// Returns a row of a step, checked against the model while the model is certain.
  mutating func place(_ node: YAMLNode, isInsertion: Bool = false) -> IndexPathExpression? {
    let row = row(node)
    if surrounding == nil, case .fixed(let path) = row,
      let problem = model.problem(
        section: path.section,
        row: path.row,
        isInsertion: isInsertion
      )
    {
      log.report(problem, at: node.range)
    }
    return row
  }

  /// Returns the row of a step, written directly or in a block.
  mutating func rowOfBlock(_ node: YAMLNode) -> IndexPathExpression? {
    node.pairs == nil ? place(node) : node["row"].flatMap { place($0) }
  }

  /// Returns a section of a step, checked against the model while the model is certain.
  mutating func section(_ node: YAMLNode) -> Int? {
    guard let section = node.scalar?.integer, section >= 0 else { return nil }
    if surrounding == nil, let problem = model.problem(section: section, row: nil) {
      log.report(problem, at: node.range)
    }
    return section
  }
}

extension ModelChange {
  fileprivate var growth: KnownModel.Growth {
    switch self {
    case .remove, .items, .itemsAt: .nothing
    case .insert, .move, .set: .rows
    case .sections: .sections
    }
  }
}
