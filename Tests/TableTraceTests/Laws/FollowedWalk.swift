import TableTrace

/// A random walk of fingers and focus over an app that changes its rows inside the callbacks: rows
/// have names, so that a law can follow the one that is meant.
///
/// A class, because the table calls back while the walk goes on.
final class FollowedWalk: CustomStringConvertible {
  let seed: UInt64
  let version: SystemVersion
  let watch: LawWatch
  let table: TableView
  /// The names of the rows.
  private(set) var rows = Array(0..<12)
  /// The name of the row that a finger or focus is about.
  private(set) var aimed: Int?
  /// What was told, done or shown of another row instead.
  private(set) var strays: [String] = []
  /// How often the aimed row was reached by each callback.
  private(set) var hits: [Callback: Int] = [:]
  /// How many changes were made while a row was aimed at.
  private(set) var changesUnderway = 0
  private var random: SplitMix
  private var steps = 0
  private var nextName = 1000
  private var changesLeft = 0

  init(seed: UInt64, version: SystemVersion) throws {
    self.seed = seed
    self.version = version
    random = SplitMix(seed: seed)
    watch = LawWatch(version, before: CallCounter())
    table = TableView(
      style: .plain,
      size: Size(width: 320, height: 330),
      profile: Profile(version),
      sink: watch
    )
    var properties = table.properties
    properties.selection.allowsMultipleSelection = seed % 3 == 0
    properties.selection.selectionFollowsFocus = true
    properties.selection.isSpringLoaded = true
    table.adopt(properties)
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = try dataSource()
    var delegate = Client()
    addTouches(to: &delegate)
    addSelection(to: &delegate)
    addFocusAndMenus(to: &delegate)
    addEditing(to: &delegate)
    table.delegate = delegate
    table.joinWindow()
    try table.layoutIfNeeded()
  }

  var description: String { "seed \(seed), \(version), step \(steps)" }

  /// One thing that a finger does, and what the run loop does after it.
  func step() throws {
    steps += 1
    watch.step(steps, "\(steps)")
    let shown = table.displayedIndexPaths
    guard !shown.isEmpty else { return try grow() }
    let path = shown[random.next(in: 0...(shown.count - 1))]
    aimed = name(at: path)
    changesLeft = 2
    try act(on: path)
    changesLeft = 0
    aimed = nil
    try table.layoutIfNeeded()
    try table.runAnimation()
    try table.prepareRowWhenIdle()
    if rows.count < 8 { try grow() }
  }

  private func act(on path: IndexPath) throws {
    let before = selectedNames
    switch random.next(in: 0...9) {
    case 0...2: try table.tap(path)
    case 3: try table.springLoad(path)
    case 4: try table.focus(path)
    case 5: _ = try table.press(path, then: .editMenu("copy:"))
    case 6: try table.tapAccessory(path)
    case 7: try table.selectWithTwoFingers([path])
    default: return try swipe(path)
    }
    for name in selectedNames.subtracting(before) where name != aimed {
      strays.append("\(self): \(name) is selected in place of \(aimed ?? -1)")
    }
    if table.isEditing {
      changesLeft = 0
      try table.setEditing(false, animated: false)
    }
  }

  private func swipe(_ path: IndexPath) throws {
    try table.swipe(path, edge: .trailing, distance: .partial)
    guard let title = table.openButtons.first else { return }
    if random.next(in: 0...1) == 0 { try table.tapButton(title) }
    try table.closeOpenRow()
  }

  private func name(at path: IndexPath) -> Int? {
    rows.indices.contains(path.row) ? rows[path.row] : nil
  }

  private var selectedNames: Set<Int> {
    Set(table.selectedRows.compactMap(name))
  }

  private func grow() throws {
    nextName += 1
    rows.append(nextName)
    try table.insertRows(at: [IndexPath(section: 0, row: rows.count - 1)])
  }
}

/// What the app does.
extension FollowedWalk {
  /// A callback says which row it is about, and the app may change its rows.
  private func hear(_ callback: Callback, _ path: IndexPath?) throws(UIKitException) {
    guard let aimed else { return }
    if let path {
      if name(at: path) == aimed {
        hits[callback, default: 0] += 1
      } else if rows.contains(aimed) {
        strays.append("\(self): \(callback) \(path) is \(name(at: path) ?? -1), not \(aimed)")
      }
    }
    guard changesLeft > 0, random.next(in: 0...2) == 0 else { return }
    changesLeft -= 1
    changesUnderway += 1
    try change()
  }

  private func change() throws(UIKitException) {
    let row = random.next(in: 0...(rows.count - 1))
    let path = IndexPath(section: 0, row: row)
    switch random.next(in: 0...6) {
    case 0...3:
      nextName += 1
      rows.insert(nextName, at: row)
      try table.insertRows(at: [path])
    case 4, 5:
      guard rows.count > 3 else { return }
      rows.remove(at: row)
      try table.deleteRows(at: [path])
    default:
      guard version.isAtLeast(5), row > 0 else { return }
      rows.insert(rows.remove(at: row), at: 0)
      try table.moveRow(at: path, to: IndexPath(section: 0, row: 0))
    }
  }
}

/// The clients, whose callbacks change the rows.
extension FollowedWalk {
  private func dataSource() throws -> Client {
    var client = try Client.counting { [unowned self] in [rows] }
    client.canEditRowAt { [unowned self] table, path throws(UIKitException) in
      // Rows that come in are asked too.
      if table.highlightedRow == nil, !table.isLayoutPending { try hear(.canEditRowAt, nil) }
      return true
    }
    client.commitEditingStyle { [unowned self] table, _, path throws(UIKitException) in
      try hear(.commitEditingStyle, path)
      guard let aimed, let row = rows.firstIndex(of: aimed) else { return }
      rows.remove(at: row)
      try table.deleteRows(at: [IndexPath(section: 0, row: row)])
    }
    return client
  }

  private func addTouches(to client: inout Client) {
    client.shouldHighlightRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.shouldHighlightRowAt, path)
      return true
    }
    client.didHighlightRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.didHighlightRowAt, path)
    }
    client.didUnhighlightRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.didUnhighlightRowAt, path)
    }
    client.accessoryTypeForRowWith { _, path in path.row % 2 == 0 ? .detailButton : .none }
    client.accessoryButtonTappedForRowWith { [unowned self] _, path throws(UIKitException) in
      try hear(.accessoryButtonTappedForRowWith, path)
    }
    client.shouldSpringLoadRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.shouldSpringLoadRowAt, path)
      return true
    }
  }

  private func addSelection(to client: inout Client) {
    client.willSelectRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.willSelectRowAt, path)
      // The answer counts in the rows that there are by now.
      return aimed.flatMap(rows.firstIndex).map { IndexPath(section: 0, row: $0) }
    }
    client.didSelectRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.didSelectRowAt, path)
    }
    client.didDeselectRowAt { [unowned self] _, _ throws(UIKitException) in
      try hear(.didDeselectRowAt, nil)
    }
    client.canPerformPrimaryActionForRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.canPerformPrimaryActionForRowAt, path)
      return true
    }
    client.performPrimaryActionForRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.performPrimaryActionForRowAt, path)
    }
    client.shouldBeginMultipleSelectionInteractionAt {
      [unowned self] _, path throws(UIKitException) in
      try hear(.shouldBeginMultipleSelectionInteractionAt, path)
      return true
    }
  }

  private func addFocusAndMenus(to client: inout Client) {
    client.canFocusRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.canFocusRowAt, path)
      return true
    }
    client.shouldUpdateFocus { [unowned self] _, _, path throws(UIKitException) in
      try hear(.shouldUpdateFocus, path)
      return true
    }
    client.didUpdateFocus { [unowned self] _, _, path throws(UIKitException) in
      try hear(.didUpdateFocus, path)
    }
    client.selectionFollowsFocusForRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.selectionFollowsFocusForRowAt, path)
      return true
    }
    client.shouldShowMenuForRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.shouldShowMenuForRowAt, path)
      return true
    }
    client.canPerformAction { [unowned self] _, _, path throws(UIKitException) in
      try hear(.canPerformAction, path)
      return true
    }
    client.performAction { [unowned self] _, _, path throws(UIKitException) in
      try hear(.performAction, path)
    }
  }

  private func addEditing(to client: inout Client) {
    client.editingStyleForRowAt { [unowned self] table, path throws(UIKitException) in
      if !table.isEditing { try hear(.editingStyleForRowAt, path) }
      return .delete
    }
    client.willBeginEditingRowAt { [unowned self] _, path throws(UIKitException) in
      try hear(.willBeginEditingRowAt, path)
    }
    client.didEndEditingRowAt { [unowned self] _, _ throws(UIKitException) in
      try hear(.didEndEditingRowAt, nil)
    }
    guard seed % 2 == 0 else { return }
    client.trailingSwipeActionsConfigurationForRowAt {
      [unowned self] _, path throws(UIKitException) in
      try hear(.trailingSwipeActionsConfigurationForRowAt, path)
      return RowActions([
        RowAction(title: "Flag") { [unowned self] _, path throws(UIKitException) in
          try hear(.trailingSwipeActionsConfigurationForRowAt, path)
          return true
        }
      ])
    }
  }
}
