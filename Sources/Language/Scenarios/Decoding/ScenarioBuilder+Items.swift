import Diagnostics
import TableTrace
import YAMLSource

/// Reads the data of items, such as a height.
extension ScenarioBuilder {
  mutating func items(_ node: YAMLNode) -> [String: ItemDescription] {
    var items: [String: ItemDescription] = [:]
    for pair in node.pairs ?? [] {
      if !itemNames.contains(pair.key) {
        let problem = TableProblem.unknownItem(pair.key, allowed: itemNames.sorted())
        log.report(.table(problem), at: pair.keyRange)
      }
      let item = item(pair.value)
      itemUsage.append(item)
      items[pair.key] = item
    }
    return items
  }

  /// Returns a change of the data of some rows' items.
  mutating func itemsAt(_ node: YAMLNode) -> ModelChange? {
    guard let rows = node["rows"] else { return nil }
    if itemNames.isEmpty {
      let problem = TableProblem.unknownItem(rows.text ?? FlowText.value(rows), allowed: [])
      log.report(.table(problem), at: rows.range)
    }
    var item = ItemDescription()
    item.selfSizing = node["selfSizing"]?.scalar?.number
    item.content = content(node, inCellForRow: true)
    itemUsage.append(item)
    return .itemsAt(oneOrMoreRows(rows), item)
  }

  private mutating func item(_ node: YAMLNode) -> ItemDescription {
    var item = ItemDescription()
    item.selfSizing = node["selfSizing"]?.scalar?.number
    item.cell = node["cell"]?.text
    item.content = content(node, inCellForRow: true)
    for pair in node.pairs ?? [] {
      guard let field = ItemTable.item.field(pair.key), let callback = Callback(key: field.name)
      else { continue }
      if !implemented.contains(callback) {
        let client = callback.recipient.rawValue
        log.report(.callback(.unimplemented(pair.key, client: client)), at: pair.keyRange)
      }
      item.answers[callback] = answers(pair.value, of: callback)
    }
    return item
  }

  /// Returns the answers of a callback, which may contain the rows that it receives.
  private mutating func answers(_ node: YAMLNode, of callback: Callback) -> ScriptedAnswers {
    let outside = (surrounding, method, answeredPlace)
    defer { (surrounding, method, answeredPlace) = outside }
    surrounding = callback.facts.argumentShape
    method = callback.facts.key
    answeredPlace = nil
    return answers(node, callback.facts)
  }
}
