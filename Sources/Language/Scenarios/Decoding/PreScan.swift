import YAMLSource

/// Facts about a file that are needed before its entries are read.
struct PreScan {
  /// The names of all items in sections, changes and snapshots.
  private(set) var itemNames: Set<String> = []
  /// The states that the scenario sets: at the start, in reactions and in steps.
  private(set) var stateWords: Set<String> = []
  /// Whether a step anywhere applies a snapshot.
  private(set) var appliesSnapshots = false
  /// Whether the table ever has a refresh control.
  private(set) var hasRefreshControl = false

  init(_ root: YAMLNode) {
    walk(root, namesItems: true)
  }

  /// Examines a value and everything in it, with rows as names except in a change of items.
  private mutating func walk(_ node: YAMLNode, namesItems: Bool) {
    switch node.content {
    case .scalar: return
    case .sequence(let entries):
      for place in entries.indices where !entries[place].isScalar {
        walk(entries[place], namesItems: namesItems)
      }
    case .mapping(let pairs):
      for place in pairs.indices {
        let key = pairs[place].key
        if Self.keys.contains(key) { look(at: key, pairs[place].value, namesItems: namesItems) }
        // A condition compares the state and does not set it.
        guard !pairs[place].value.isScalar, key != "when" else { continue }
        walk(pairs[place].value, namesItems: namesItems && key != "itemsAt")
      }
    }
  }

  /// The keys that matter here.
  private static let keys = ["apply", "refreshControl", "rows", "items", "item", "state"]

  private mutating func look(at key: String, _ value: YAMLNode, namesItems: Bool) {
    switch key {
    case "apply": appliesSnapshots = true
    case "state": if let word = value.text { stateWords.insert(word) }
    case "refreshControl": if value.flag == true { hasRefreshControl = true }
    case "rows" where namesItems, "items" where namesItems: itemNames.formUnion(value.texts)
    case "item" where namesItems: if let name = value.text { itemNames.insert(name) }
    case _: break
    }
  }
}
