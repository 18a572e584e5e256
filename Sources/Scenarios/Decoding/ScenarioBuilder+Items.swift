import Diagnostics
import TableTrace
import YAMLSource

/// What the app's data knows of its items.
extension ScenarioBuilder {
  /// What a block says of items, by their names.
  mutating func items(_ node: YAMLNode) -> [String: ItemDescription] {
    var items: [String: ItemDescription] = [:]
    for pair in node.pairs ?? [] {
      if !itemNames.contains(pair.key) {
        let problem = TableProblem.unknownItem(pair.key, allowed: itemNames.sorted())
        log.report(.table(problem), at: pair.keyRange)
      }
      let item = item(pair.value)
      saidOfItems.append(item)
      items[pair.key] = item
    }
    return items
  }

  /// A change of what is said of the items of some rows.
  mutating func itemsAt(_ node: YAMLNode) -> ModelChange? {
    guard let rows = node["rows"] else { return nil }
    if itemNames.isEmpty {
      let problem = TableProblem.unknownItem(rows.text ?? FlowText.value(rows), allowed: [])
      log.report(.table(problem), at: rows.range)
    }
    var item = ItemDescription()
    item.selfSizing = node["selfSizing"]?.scalar?.number
    item.content = content(node, inCellForRow: true)
    saidOfItems.append(item)
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

  /// What a callback answers, with the rows that it is given in reach.
  private mutating func answers(_ node: YAMLNode, of callback: Callback) -> ScriptedAnswers {
    let outside = surrounding
    defer { surrounding = outside }
    surrounding = callback.facts.argumentShape
    return answers(node, callback.facts)
  }

  /// The names of all items that rows have, in the sections, in changes and in snapshots.
  static func itemNames(_ node: YAMLNode) -> Set<String> {
    var names: Set<String> = []
    collectItemNames(node, into: &names)
    return names
  }

  private static func collectItemNames(_ node: YAMLNode, into names: inout Set<String>) {
    switch node.content {
    case .scalar: return
    case .sequence(let entries):
      for entry in entries { collectItemNames(entry, into: &names) }
    case .mapping(let pairs):
      // The rows of this change are places.
      for pair in pairs where pair.key != "itemsAt" {
        switch pair.key {
        case "rows", "items": names.formUnion((pair.value.entries ?? []).compactMap(\.text))
        case "item": if let name = pair.value.text { names.insert(name) }
        default: break
        }
        collectItemNames(pair.value, into: &names)
      }
    }
  }
}
