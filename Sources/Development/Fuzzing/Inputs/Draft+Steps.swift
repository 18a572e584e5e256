extension Draft {
  mutating func step(isDiffable: Bool) -> String {
    switch number(0...9) {
    case 0...3: scrolling()
    case 4...6: isDiffable ? snapshot() : update()
    case 7: resizing()
    case 8: touching()
    default: setting(isDiffable: isDiffable)
    }
  }

  private mutating func scrolling() -> String {
    let animated = chance(3) ? ", animated: true" : ""
    let place = one(of: ["none", "top", "middle", "bottom"])
    switch number(0...7) {
    case 0: return "scroll: {to: \(number(-60...1500))\(animated)}"
    case 1: return "scroll: {by: \(number(-300...300))\(animated)}"
    case 2, 3, 4:
      guard let row = anyRow() else { return "runLoop" }
      return "scrollToRow: {row: \(row), at: \(place)\(animated)}"
    case 5: return "drag: {by: \(number(-400...400))}"
    case 6: return "drag: {by: \(number(-200...200)), velocity: \(number(-6...6))}"
    default: return "tapStatusBar"
    }
  }

  private mutating func resizing() -> String {
    switch number(0...4) {
    case 0: return "rotate"
    case 1: return "setInsets: \(insets())"
    case 2:
      defer { hasKeyboard.toggle() }
      return hasKeyboard ? "hideKeyboard" : "showKeyboard: \(number(1...300))"
    default: return "resize: {width: \(one(of: ["320", "480", "100"])), height: \(number(1...800))}"
    }
  }

  private mutating func touching() -> String {
    guard let row = anyRow() else { return "runLoop" }
    switch number(0...5) {
    case 0:
      let other = anyRow() ?? row
      return "reorder: {from: \(row), over: [\(row), \(other)], drop: false}"
    case 1: return "tap: \(row)"
    case 2: return "swipe: {row: \(row)}"
    case 3: return "selectRow: {row: \(row), at: \(one(of: ["none", "top", "bottom"]))}"
    case 4:
      isEditing.toggle()
      return "setEditing: \(isEditing)"
    default:
      return canRefresh ? one(of: ["beginRefreshing", "endRefreshing"]) : "longPress: \(row)"
    }
  }

  private mutating func setting(isDiffable: Bool) -> String {
    let points = one(of: ["0", "20", "44", "61.5", "120", "400"])
    switch number(0...7) {
    case 0: return "set: {rowHeight: \(points)}"
    case 1: return "set: {tableHeaderView: \(points)}"
    case 2: return "set: {tableFooterView: \(points)}"
    case 3: return "set: {estimatedRowHeight: \(points)}"
    case 4: return "set: {allowsMultipleSelection: \(chance(2))}"
    case 5: return one(of: ["disappear", "appear", "layout", "memoryWarning", "runLoop"])
    case 6: return "turn: [beginUpdates, endUpdates]"
    default: return isDiffable ? snapshot() : "reloadData"
    }
  }
}

/// Updates that match the data.
extension Draft {
  private mutating func update() -> String {
    switch number(0...8) {
    case 0, 1: return insertRows()
    case 2, 3: return deleteRows()
    case 4:
      guard let row = anyRow() else { return "reloadData" }
      return "reloadRows: {at: [\(row)], with: \(animation())}"
    case 5: return moveRow()
    case 6: return insertSection()
    case 7: return deleteSection()
    default: return replaced()
    }
  }

  private mutating func animation() -> String { one(of: ["automatic", "none", "fade"]) }

  /// Returns a change of the model and its update, in one run loop turn.
  private mutating func turn(_ update: String) -> String {
    let isGroup = chance(3)
    let steps =
      isGroup ? ["beginUpdates", wholeModel, update, "endUpdates"] : [wholeModel, update]
    return "turn: [\(steps.joined(separator: ", "))]"
  }

  private mutating func insertRows() -> String {
    guard let section = anySection() else { return insertSection() }
    let place = number(0...sections[section].items.count)
    let count = chance(4) ? number(2...12) : 1
    let items = (0..<count).map { _ in newItem() }
    sections[section].items.insert(contentsOf: items, at: place)
    let rows = (place..<place + count).map { "[\(section), \($0)]" }
    return turn("insertRows: {at: [\(rows.joined(separator: ", "))], with: \(animation())}")
  }

  private mutating func deleteRows() -> String {
    guard let section = anySection(), !sections[section].items.isEmpty else { return "reloadData" }
    let count = sections[section].items.count
    let first = number(0...count - 1)
    let last = chance(3) ? number(first...count - 1) : first
    sections[section].items.removeSubrange(first...last)
    let rows = (first...last).map { "[\(section), \($0)]" }
    return turn("deleteRows: {at: [\(rows.joined(separator: ", "))], with: \(animation())}")
  }

  private mutating func moveRow() -> String {
    guard let source = anySection(), !sections[source].items.isEmpty, let target = anySection()
    else { return "reloadData" }
    let from = number(0...sections[source].items.count - 1)
    let item = sections[source].items.remove(at: from)
    let place = number(0...sections[target].items.count)
    sections[target].items.insert(item, at: place)
    return turn("moveRow: {from: [\(source), \(from)], to: [\(target), \(place)]}")
  }

  private mutating func insertSection() -> String {
    let place = number(0...sections.count)
    let section = newSection(rows: 0...8)
    sections.insert(section, at: place)
    return turn("insertSections: [\(place)]")
  }

  private mutating func deleteSection() -> String {
    guard let place = anySection() else { return "reloadData" }
    sections.remove(at: place)
    return turn("deleteSections: [\(place)]")
  }

  private mutating func replaced() -> String {
    sections = (0..<number(0...3)).map { _ in newSection(rows: 0...15) }
    return turn("reloadData")
  }

  private mutating func snapshot() -> String {
    for section in sections.indices {
      if chance(3) { sections[section].items.shuffle(using: &random) }
      if chance(2), !sections[section].items.isEmpty { sections[section].items.removeLast() }
      guard chance(2) else { continue }
      let item = newItem()
      sections[section].items.insert(item, at: 0)
    }
    if chance(4) {
      let section = newSection(rows: 0...6)
      sections.append(section)
    }
    if chance(4), sections.count > 1 { sections.removeFirst() }
    let list = sections.map { section in
      "{section: \(section.name), items: [\(section.items.joined(separator: ", "))]}"
    }
    let way = one(of: [
      "", "", ", animatingDifferences: false", ", usingReloadData: true",
    ])
    return "apply: {sections: [\(list.joined(separator: ", "))]\(way)}"
  }
}
