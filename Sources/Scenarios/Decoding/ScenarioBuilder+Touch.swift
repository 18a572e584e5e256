import Diagnostics
import TableTrace
import YAMLSource

extension ScenarioBuilder {
  /// A step of touch, menus, focus or the selection; nil for other steps.
  mutating func touching(_ name: String, _ node: YAMLNode) -> ScenarioStep.Action? {
    let step: TouchStep? =
      switch name {
      case "tap": touchPlace(node).map { .tap($0) }
      case "touchDown": touchPlace(node).map { .touchDown($0) }
      case "tapAccessory": place(node).map { .tapAccessory($0) }
      case "longPress": press(node)
      case "twoFingerDrag": .twoFingerDrag((node.entries ?? []).compactMap { place($0) })
      case "springLoad": place(node).map { .springLoad($0) }
      case "focus": focus(node).map { .focus($0) }
      case "selectRow": selectRow(node)
      case "deselectRow": deselectRow(node)
      default: nil
      }
    return step.map { .touch($0) }
  }

  /// Reports a step that no version of the scenario knows, or not all.
  mutating func checkIntroduced(_ name: String, at range: SourceRange) {
    guard let introduced = Self.introduced[name] else { return }
    report(name, introduced: introduced, at: range)
  }

  private mutating func report(
    _ name: String,
    introduced: SystemVersion,
    at range: SourceRange
  ) {
    let older = versions.filter { !$0.isAtLeast(introduced.major, introduced.minor) }
    guard !older.isEmpty else { return }
    let problem = StepProblem.newer(
      name,
      introduced: introduced.description,
      versions: older.map(\.description)
    )
    log.report(.step(problem), at: range)
  }

  /// The release from which on something can be done at all.
  private static let introduced: [String: SystemVersion] = [
    "focus": TouchReleases.focus, "springLoad": TouchReleases.springLoad,
    "twoFingerDrag": TouchReleases.twoFingerDrag,
  ]

  /// The same for what a long press can do with its menu.
  private static let menus: [(key: String, introduced: SystemVersion)] = [
    ("choose", TouchReleases.editMenu), ("action", TouchReleases.contextMenu),
    ("preview", TouchReleases.contextMenu),
  ]

  private mutating func touchPlace(_ node: YAMLNode) -> TouchStep.Place? {
    if let point = Point(node) { return .point(point) }
    return place(node).map { .row($0) }
  }

  /// The row of a step that is a row, or a block with one.
  private mutating func rowOfBlock(_ node: YAMLNode) -> IndexPathExpression? {
    node.pairs == nil ? place(node) : node["row"].flatMap { place($0) }
  }

  private mutating func press(_ node: YAMLNode) -> TouchStep? {
    guard let row = rowOfBlock(node) else { return nil }
    for menu in Self.menus {
      guard let pair = node.pairs?.first(where: { $0.key == menu.key }) else { continue }
      report("longPress: \(menu.key)", introduced: menu.introduced, at: pair.keyRange)
    }
    if let item = node["choose"]?.text { return .longPress(row, .editMenu(item + ":")) }
    if let action = node["action"], let title = action.text {
      checkMenuTitle(title, at: action.range)
      return .longPress(row, .contextMenu(title))
    }
    let isPreview = node["preview"]?.scalar?.flag ?? false
    return .longPress(row, isPreview ? .preview : .dismiss)
  }

  /// An action that no context menu of the scenario has is a mistake, whatever row it is for.
  private mutating func checkMenuTitle(_ title: String, at range: SourceRange) {
    guard surrounding == nil, !menuTitles.contains(title) else { return }
    log.report(.step(.unknownAction(title, allowed: menuTitles)), at: range)
  }

  private mutating func focus(_ node: YAMLNode) -> TouchStep.Focus? {
    if node.word == "none" { return TouchStep.Focus.none }
    return place(node).map { .row($0) }
  }

  private mutating func selectRow(_ node: YAMLNode) -> TouchStep? {
    let position = node["at"]?.text.flatMap(ScrollPosition.init) ?? .none
    let isAnimated = node["animated"]?.scalar?.flag ?? false
    if node.word == "none" { return .selectRow(nil, .none, isAnimated: false) }
    return rowOfBlock(node).map { .selectRow($0, position, isAnimated: isAnimated) }
  }

  private mutating func deselectRow(_ node: YAMLNode) -> TouchStep? {
    let isAnimated = node["animated"]?.scalar?.flag ?? false
    return rowOfBlock(node).map { .deselectRow($0, isAnimated: isAnimated) }
  }
}

extension ScenarioBuilder {
  /// The titles of all context menus of the scenario, sorted.
  static func menuTitles(_ scenario: Scenario) -> [String] {
    let scripts = Array(scenario.clients.values) + Array(scenario.otherClients.values)
    let answers = scripts.flatMap(\.callbacks)
      .filter { $0.callback == .contextMenuConfigurationForRowAt }.flatMap(\.answers)
    let titles = answers.flatMap { entry -> [String] in
      if case .actions(let list) = entry.value { list.titles } else { [] }
    }
    return Set(titles).sorted()
  }
}
