import Diagnostics
import TableTrace
import YAMLSource

/// Reads the steps about touches, menus, focus and the selection.
extension ScenarioBuilder {
  mutating func touchPlace(_ node: YAMLNode) -> TouchStep.Place? {
    if let point = Point(node) { return .point(point) }
    return place(node).map { .row($0) }
  }

  /// Returns a tap on a section's header or footer, with what the app does in response.
  mutating func tap(_ end: SectionEnd, _ node: YAMLNode) -> TouchStep? {
    guard node.pairs != nil else { return section(node).map { .tapEnd(end, $0, []) } }
    guard let section = node["section"].flatMap({ self.section($0) }) else { return nil }
    return .tapEnd(end, section, node["do"].map { steps($0) } ?? [])
  }

  mutating func press(_ node: YAMLNode) -> TouchStep? {
    guard let row = rowOfBlock(node) else { return nil }
    for pair in node.pairs ?? [] {
      let introduced = TouchTable.press.field(pair.key)?.introduced
      check("longPress: \(pair.key)", since: introduced, at: pair.keyRange)
    }
    if let item = node["choose"]?.text { return .longPress(row, .editMenu(item + ":")) }
    if let action = node["action"], let title = action.text {
      checkMenuTitle(title, at: action.range)
      return .longPress(row, .contextMenu(title))
    }
    let isPreview = node["preview"]?.flag ?? false
    return .longPress(row, isPreview ? .preview : .dismiss)
  }

  /// Reports an action that no context menu of the scenario has.
  private mutating func checkMenuTitle(_ title: String, at range: SourceRange) {
    guard surrounding == nil, !menuTitles.contains(title) else { return }
    log.report(.step(.unknownAction(title, allowed: menuTitles.sorted())), at: range)
  }

  mutating func focus(_ node: YAMLNode) -> TouchStep.Focus? {
    if node.isNothing { return .choice }
    if node.text == "none" { return TouchStep.Focus.none }
    return place(node).map { .row($0) }
  }

  mutating func selectRow(_ node: YAMLNode) -> TouchStep? {
    let isAnimated = node["animated"]?.flag ?? false
    if node.text == "none" { return .selectRow(nil, .none, isAnimated: false) }
    return rowOfBlock(node).map { .selectRow($0, node.scrollPosition, isAnimated: isAnimated) }
  }

  mutating func deselectRow(_ node: YAMLNode) -> TouchStep? {
    let isAnimated = node["animated"]?.flag ?? false
    return rowOfBlock(node).map { .deselectRow($0, isAnimated: isAnimated) }
  }
}
