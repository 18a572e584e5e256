import TableTrace

/// A random walk of editing over a table whose rows have names, so that a law can follow a row.
///
/// A class, because the table calls back while the walk goes on.
final class EditWalk: CustomStringConvertible {
  let seed: UInt64
  let version: SystemVersion
  let recorder = TraceRecorder()
  let watch: LawWatch
  let table: TableView
  /// The names of the rows by section.
  private(set) var rows: [[Int]]
  /// What canEditRowAt last answered about each row.
  private(set) var editable: [Int: Bool] = [:]
  /// The rows that were committed without a yes before.
  private(set) var uneditableCommits: [Int] = []
  /// What the controller's own setEditing was told, by a swipe or by the edit button.
  private(set) var controllerCalls: [Bool] = []
  /// How often the controller was last told something else than what the table then was.
  private(set) var contradictions = 0
  private var random: SplitMix
  private var steps = 0
  private var nextName = 1000

  init(seed: UInt64, version: SystemVersion) throws {
    self.seed = seed
    self.version = version
    random = SplitMix(seed: seed)
    rows = (0..<3).map { section in (0..<8).map { section * 100 + $0 } }
    watch = LawWatch(version, before: recorder)
    table = TableView(
      style: .plain,
      size: Size(width: 320, height: 400),
      profile: Profile(version),
      sink: watch
    )
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = try dataSource()
    table.delegate = try delegate()
    table.controllerSetsEditing = { [unowned self] editing throws(UIKitException) in
      controllerCalls.append(editing)
    }
    table.joinWindow()
    try table.layoutIfNeeded()
  }

  var description: String { "seed \(seed), \(version), step \(steps)" }

  /// One thing that the app or a finger does, under its name in the trace, and the layout after it.
  func step() throws {
    steps += 1
    let shown = table.displayedIndexPaths
    let path = shown.isEmpty ? IndexPath(section: 0, row: 0) : shown[pick(shown.count)]
    switch random.next(in: 0...14) {
    case 0:
      try act("setEditing") { try table.setEditing(random.next(in: 0...1) == 1, animated: true) }
    case 1, 2, 3: try act("swipe") { try table.swipe(path, edge: edge, distance: distance) }
    case 4: try act("touch") { try table.closeOpenRow() }
    case 5, 6: try act("button") { try tapButton() }
    case 7: try act("control") { try tapControl(path) }
    case 8: try act("reorder") { try reorder(path) }
    case 9: try act("insertRows") { try insertRow() }
    case 10: try act("deleteRows") { try deleteRow(path) }
    case 11: try act("reloadData") { try table.reloadData() }
    case 12: try act("controller") { try controllerSetsEditing(random.next(in: 0...1) == 1) }
    default:
      try act("drag") { try table.drag(by: Double(random.next(in: -200...200)), velocity: 0) }
    }
    try table.layoutIfNeeded()
    try table.runAnimation()
    try table.prepareRowWhenIdle()
  }

  /// Closes what is open and leaves edit mode.
  func finish() throws {
    try act("touch") { try table.closeOpenRow() }
    try act("setEditing") { try table.setEditing(false, animated: false) }
    try table.runAnimation()
  }

  private func act(_ name: String, _ body: () throws -> Void) rethrows {
    watch.step(steps, name)
    try body()
  }

  private func pick(_ count: Int) -> Int { random.next(in: 0...(count - 1)) }
  private var edge: SwipeEdge { random.next(in: 0...3) == 0 ? .leading : .trailing }
  private var distance: SwipeDistance {
    SwipeDistance.allCases[pick(SwipeDistance.allCases.count)]
  }

  private func tapButton() throws {
    guard let title = table.openButtons.first else { return }
    try table.tapButton(title)
  }

  /// The app inserts a row of its own.
  private func insertRow() throws {
    let section = pick(3)
    let path = IndexPath(section: section, row: random.next(in: 0...rows[section].count))
    nextName += 1
    rows[section].insert(nextName, at: path.row)
    try table.insertRows(at: [path])
  }

  /// The app deletes a row of its own accord, which may be the one that is open.
  private func deleteRow(_ path: IndexPath) throws(UIKitException) {
    guard rows[path.section].indices.contains(path.row) else { return }
    rows[path.section].remove(at: path.row)
    try table.deleteRows(at: [path])
  }

  /// The edit button of a table view controller.
  private func controllerSetsEditing(_ editing: Bool) throws(UIKitException) {
    try table.closeOpenRowBeforeControllerEdits()
    controllerCalls.append(editing)
    try table.setEditing(editing, animated: true)
    if controllerCalls.last != table.isEditing { contradictions += 1 }
  }

  private func tapControl(_ path: IndexPath) throws {
    try table.tapInsertControl(at: path)
    try table.tapDeleteControl(at: path)
  }

  private func reorder(_ path: IndexPath) throws {
    let places = (0..<random.next(in: 1...4)).map { _ in
      IndexPath(section: pick(3), row: random.next(in: 0...8))
    }
    try table.reorder(from: path, over: places, isDropped: random.next(in: 0...4) > 0)
  }
}

extension EditWalk {
  private func dataSource() throws -> Client {
    var client = try Client.counting { [unowned self] in rows }
    client.canEditRowAt { [unowned self] _, path in
      let name = rows[path.section][path.row]
      editable[name] = name % 3 != 0
      return name % 3 != 0
    }
    client.canMoveRowAt { _, _ in true }
    client.commitEditingStyle { [unowned self] table, style, path throws(UIKitException) in
      try commit(style, path, table)
    }
    client.moveRowAt { [unowned self] _, source, target in
      let name = rows[source.section].remove(at: source.row)
      rows[target.section].insert(name, at: target.row)
    }
    return client
  }

  /// The handler of an action, in which the app may change what is open.
  private func handle(_ path: IndexPath, _ table: TableView) throws(UIKitException) -> Bool? {
    switch random.next(in: 0...4) {
    case 0: try table.reloadData()
    case 1: try deleteRow(path)
    case 2: try controllerSetsEditing(random.next(in: 0...1) == 1)
    case 3: return nil
    default: break
    }
    return random.next(in: 0...1) == 1
  }

  private func commit(
    _ style: EditingStyle,
    _ path: IndexPath,
    _ table: TableView
  ) throws(UIKitException) {
    let name = rows[path.section][path.row]
    if editable[name] != true { uneditableCommits.append(name) }
    if style == .insert {
      nextName += 1
      rows[path.section].insert(nextName, at: path.row)
      try table.insertRows(at: [path])
    } else {
      rows[path.section].remove(at: path.row)
      try table.deleteRows(at: [path])
    }
  }

  private func delegate() throws -> Client {
    var client = Client()
    client.willBeginEditingRowAt { _, _ in }
    client.didEndEditingRowAt { _, _ in }
    client.editingStyleForRowAt { _, path in
      path.row % 4 == 3 ? .insert : .delete
    }
    client.targetIndexPathForMoveFromRowAt { _, source, proposed in
      proposed.row == 0 ? source : proposed
    }
    if seed % 2 == 0 {
      client.trailingSwipeActionsConfigurationForRowAt { _, path in
        guard path.row != 1 else { return nil }
        return RowActions([
          RowAction(title: "Flag") { [unowned self] table, path throws(UIKitException) in
            try handle(path, table)
          }
        ])
      }
    }
    return client
  }
}
