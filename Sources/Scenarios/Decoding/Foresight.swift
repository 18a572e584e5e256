import YAMLSource

/// What stands anywhere in a file, found in one walk before its parts are read.
struct Foresight {
  /// The names of all items that rows have, in the sections, in changes and in snapshots.
  private(set) var itemNames: Set<String> = []
  /// Whether a step anywhere applies a snapshot.
  private(set) var appliesSnapshots = false
  /// Whether the table ever has a refresh control.
  private(set) var hasRefreshControl = false

  /// Walks a file.
  init(_ root: YAMLNode) {
    walk(root, namesItems: true)
  }

  /// Looks at a value and all in it; the rows of a change of items are places and name none.
  private mutating func walk(_ node: YAMLNode, namesItems: Bool) {
    switch node.content {
    case .scalar: return
    case .sequence(let entries):
      for place in entries.indices where entries[place].scalar == nil {
        walk(entries[place], namesItems: namesItems)
      }
    case .mapping(let pairs):
      for place in pairs.indices { look(at: pairs[place], namesItems: namesItems) }
    }
  }

  private mutating func look(at pair: YAMLPair, namesItems: Bool) {
    switch pair.key {
    case "apply": appliesSnapshots = true
    case "refreshControl": if pair.value.flag == true { hasRefreshControl = true }
    case "rows" where namesItems, "items" where namesItems:
      itemNames.formUnion(pair.value.texts)
    case "item" where namesItems: if let name = pair.value.text { itemNames.insert(name) }
    case _: break
    }
    guard pair.value.scalar == nil else { return }
    walk(pair.value, namesItems: namesItems && pair.key != "itemsAt")
  }
}
