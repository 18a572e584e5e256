import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// The steps of a list; those that cannot be read are left out.
  mutating func steps(_ node: YAMLNode) -> [ScenarioStep] {
    var steps: [ScenarioStep] = []
    for entry in node.entries ?? [] {
      guard let action = action(entry) else { continue }
      steps.append(
        ScenarioStep(action: action, text: FlowText.step(entry), line: entry.range.start.line)
      )
    }
    return steps
  }

  private mutating func action(_ node: YAMLNode) -> ScenarioStep.Action? {
    let pair = node.pairs?.first
    guard let name = node.text ?? pair?.key else { return nil }
    if pair == nil || pair?.value.isNothing == true,
      let action = Self.bareAction(name) ?? bareEditing(name, at: node.range).map({ .edit($0) })
    {
      checkIntroduced(name, at: pair?.keyRange ?? node.range)
      return action
    }
    guard let value = pair?.value else { return nil }
    checkIntroduced(name, at: pair?.keyRange ?? node.range)
    switch name {
    case "setDataSource":
      model.becomeUncertain()
      return .setDataSource(client(value))
    case "setDelegate": return .setDelegate(client(value))
    case "resize": return Size(value).map { .resize($0) }
    case "setInsets": return EdgeInsets(value).map { .setInsets($0) }
    case "set": return .set(properties(value))
    case "register": return .register(cells(value))
    case "query": return query(value).map { .query($0) }
    case "turn": return .turn(steps(value))
    case "state": return value.text.map { .state($0) }
    case "model": return change(value).map { .model($0) }
    case "expect": return .expect(expectations(value))
    default:
      return scrolling(name, value) ?? touching(name, value)
        ?? update(name, value).map { .update($0) } ?? editing(name, value).map { .edit($0) }
    }
  }

  /// A step that is a bare word.
  private static func bareAction(_ name: String) -> ScenarioStep.Action? {
    switch name {
    case "load": .load
    case "appear": .appear
    case "disappear": .disappear
    case "addToWindow": .addToWindow
    case "removeFromSuperview": .removeFromSuperview
    case "layout": .layout
    case "layoutIfNeeded": .layoutIfNeeded
    case "runLoop": .runLoop
    case "rotate": .rotate
    case "memoryWarning": .memoryWarning
    case "reloadData": .reloadData
    case "reloadSectionIndexTitles": .reloadSectionIndexTitles
    case "scrollToNearestSelectedRow":
      .scroll(ScrollStep(.nearestSelectedRow(.none), isAnimated: false))
    case "beginUpdates": .update(.beginUpdates)
    case "endUpdates": .update(.endUpdates)
    case "tapStatusBar": .finger(.tapStatusBar)
    case "touchUp": .touch(.touchUp)
    case "touchCancel": .touch(.touchCancel)
    case "focus": .touch(.focus(.choice))
    default: nil
    }
  }

  /// The name of a client, or nil for `none`.
  private mutating func client(_ node: YAMLNode) -> String? {
    guard let name = node.text else { return nil }
    // In quotes it may be a client of that name.
    if name == "none", node.scalar?.isPlain == true || !clientNames.contains(name) { return nil }
    if !clientNames.contains(name) {
      log.report(.step(.unknownClient(name, allowed: clientNames + ["none"])), at: node.range)
    }
    return name
  }

  mutating func change(_ node: YAMLNode) -> ModelChange? {
    // What the change itself names is checked against the model before it.
    defer { model.becomeUncertain() }
    guard let pair = node.pairs?.first else { return nil }
    let value = pair.value
    switch pair.key {
    case "insert":
      return .insert(
        Self.listed(value).compactMap { entry in
          guard let at = entry["at"].flatMap({ place($0, isInsertion: true) }) else { return nil }
          return (at: at, item: entry["item"]?.text ?? "")
        }
      )
    case "remove":
      let isOne = IndexPathExpression(value) != nil
      return .remove((isOne ? [value] : value.entries ?? []).compactMap { place($0) })
    case "move":
      guard let from = value["from"].flatMap({ place($0) }),
        let to = value["to"].flatMap({ place($0, isInsertion: true) })
      else { return nil }
      return .move(from: from, to: to)
    case "set":
      guard let section = value["section"].flatMap({ self.section($0) }),
        let rows = value["rows"].flatMap(SectionModel.Rows.init)
      else { return nil }
      return .set(section: section, rows)
    case "sections":
      return .sections((value.entries ?? []).compactMap(SectionModel.init))
    default: return nil
    }
  }

  /// A row of a step, checked against the model where that is certain.
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

  /// A section of a step, checked against the model where that is certain.
  mutating func section(_ node: YAMLNode) -> Int? {
    guard let section = node.scalar?.integer, section >= 0 else { return nil }
    if surrounding == nil, let problem = model.problem(section: section, row: nil) {
      log.report(problem, at: node.range)
    }
    return section
  }
}
