@testable import TableTrace

/// A random walk of fingers that move rows, over an app that changes its rows meanwhile: rows have
/// names, so that a law can follow the one that is held.
///
/// A class, because the table calls back while the walk goes on.
final class MovingWalk: CustomStringConvertible {
  /// What stood around a placeholder as it came in.
  struct Placeholder {
    let section: Int
    var above: Set<Int>
    var below: Set<Int>
  }

  let seed: UInt64
  let version: SystemVersion
  let watch: LawWatch
  let table: TableView
  /// The names of the rows by section.
  private(set) var rows: [[Int]]
  /// The name of the row that a finger holds.
  private(set) var held: Int?
  /// How often the held row was moved, and what else was moved instead of it.
  private(set) var moves = 0
  private(set) var wrongMoves: [Int] = []
  /// How many changes were made while a finger held a row.
  private(set) var changesUnderway = 0
  /// The placeholders of which the app has heard nothing since, by what stood around them; nil for
  /// one that a reload took.
  private(set) var placeholders: [Placeholder?] = []
  /// How many placeholders were committed, and those that came in at another place.
  private(set) var commits = 0
  private(set) var refusals = 0
  private(set) var misplaced: [String] = []
  private var random: SplitMix
  private var steps = 0
  private var nextName = 1000
  private var changesLeft = 0

  init(seed: UInt64, version: SystemVersion) throws {
    self.seed = seed
    self.version = version
    random = SplitMix(seed: seed)
    rows = (0..<3).map { section in (0..<6).map { section * 100 + $0 } }
    watch = LawWatch(version, before: CallCounter())
    table = TableView(
      style: .plain,
      size: Size(width: 320, height: 300),
      profile: Profile(version),
      sink: watch
    )
    var properties = table.properties
    properties.dragInteractionEnabled = true
    table.adopt(properties)
    table.register(forCellReuseIdentifier: "Cell")
    table.dataSource = try dataSource()
    table.delegate = try delegate()
    table.dragDelegate = try dragDelegate()
    table.dropDelegate = try dropDelegate()
    table.joinWindow()
    try table.layoutIfNeeded()
  }

  var description: String { "seed \(seed), \(version), step \(steps)" }

  /// One thing that a finger or the app does, and what the run loop does after it.
  func step() throws {
    steps += 1
    watch.step(steps, "\(steps)")
    changesLeft = 3
    let shown = table.displayedIndexPaths
    let path = shown.isEmpty ? IndexPath(section: 0, row: 0) : shown[pick(shown.count)]
    switch random.next(in: 0...9) {
    case 0, 1: try reorder(path)
    case 2, 3: try drag(path)
    case 4: try dropFromElsewhere()
    case 5, 6: try commit()
    case 7: try table.setContentOffset(Double(random.next(in: 0...300)))
    default: try change()
    }
    try table.layoutIfNeeded()
    try table.runAnimation()
    try table.prepareRowWhenIdle()
  }

  private func pick(_ count: Int) -> Int { random.next(in: 0...(count - 1)) }

  private func name(at path: IndexPath) -> Int? {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.row) else {
      return nil
    }
    return rows[path.section][path.row]
  }

  private func reorder(_ path: IndexPath) throws {
    if !table.isEditing { try table.setEditing(true, animated: false) }
    held = name(at: path)
    defer { held = nil }
    let places = (0..<random.next(in: 1...4)).map { _ in
      IndexPath(section: pick(3), row: random.next(in: 0...7))
    }
    try table.reorder(from: path, over: places, isDropped: random.next(in: 0...4) > 0)
  }

  private func drag(_ path: IndexPath) throws {
    held = name(at: path)
    defer { held = nil }
    let places = (0..<random.next(in: 1...3)).map { _ in
      DragGesture.Place.row(IndexPath(section: pick(3), row: random.next(in: 0...7)))
    }
    try table.dragAndDrop(DragGesture(from: .row(path), over: places))
  }

  private func dropFromElsewhere() throws {
    try table.dragAndDrop(DragGesture(from: .elsewhere(items: 1), over: [.empty]))
  }
}

/// What the app does.
extension MovingWalk {
  /// The app changes its rows and tells the table.
  private func change() throws(UIKitException) {
    let section = pick(3)
    let count = rows[section].count
    let path = IndexPath(section: section, row: random.next(in: 0...max(0, count - 1)))
    switch random.next(in: 0...9) {
    case 0...3:
      nextName += 1
      rows[section].insert(nextName, at: path.row)
      try table.insertRows(at: [path])
    case 4...6:
      guard count > 0 else { return }
      forget(rows[section].remove(at: path.row))
      try table.deleteRows(at: [path])
    case 7:
      guard count > 0 else { return }
      try table.reloadRows(at: [path])
    case 8:
      guard count > 1, version.isAtLeast(5) else { return }
      let target = IndexPath(section: section, row: pick(count))
      guard target != path else { return }
      let name = rows[section].remove(at: path.row)
      rows[section].insert(name, at: target.row)
      forget(name)
      try table.moveRow(at: path, to: target)
    default:
      guard held == nil else { return }
      placeholders = placeholders.map { _ in nil }
      try table.reloadData()
    }
  }

  /// A callback in which the app may change its rows while a finger is on the table.
  private func interrupt() throws(UIKitException) {
    guard changesLeft > 0, random.next(in: 0...1) == 0 else { return }
    changesLeft -= 1
    if held != nil { changesUnderway += 1 }
    try change()
  }

  /// A row that moves or goes says nothing about the place of a placeholder any more.
  private func forget(_ name: Int) {
    for place in placeholders.indices {
      placeholders[place]?.above.remove(name)
      placeholders[place]?.below.remove(name)
    }
  }

  private func insertPlaceholder() {
    let section = pick(3)
    let row = random.next(in: 0...rows[section].count)
    placeholders.append(
      Placeholder(
        section: section,
        above: Set(rows[section][..<row]),
        below: Set(rows[section][row...])
      )
    )
    table.insertPlaceholder(at: IndexPath(section: section, row: row))
  }

  private func commit() throws {
    guard table.hasPlaceholder else { return }
    let expected = placeholders.removeFirst()
    var isAsked = false
    let isCommitted = try table.commitInsertion { place in
      isAsked = true
      check(place, expected)
      nextName += 1
      rows[place.section].insert(nextName, at: min(place.row, rows[place.section].count))
    }
    if isCommitted { commits += 1 } else { refusals += 1 }
    if isAsked != isCommitted || isCommitted != (expected != nil) {
      misplaced.append("\(self): committed \(isCommitted), asked \(isAsked)")
    }
  }

  private func check(_ place: IndexPath, _ expected: Placeholder?) {
    guard let expected, place.section == expected.section,
      (0...rows[place.section].count).contains(place.row)
    else { return misplaced.append("\(self): \(place)") }
    let above = rows[place.section][..<place.row]
    let below = rows[place.section][place.row...]
    guard expected.above.isDisjoint(with: below), expected.below.isDisjoint(with: above) else {
      return misplaced.append("\(self): \(place) among \(rows[place.section])")
    }
  }
}

/// The clients, whose callbacks around a finger interrupt it.
extension MovingWalk {
  private func dataSource() throws -> Client {
    var client = try Client.counting { [unowned self] in rows }
    client.moveRowAt { [unowned self] _, source, target in
      let name = rows[source.section].remove(at: source.row)
      rows[target.section].insert(name, at: target.row)
      if name == held { moves += 1 } else { wrongMoves.append(name) }
      forget(name)
    }
    return client
  }

  private func delegate() throws -> Client {
    var client = Client()
    client.targetIndexPathForMoveFromRowAt { [unowned self] _, _, proposed throws(UIKitException) in
      try interrupt()
      return proposed
    }
    return client
  }

  private func dragDelegate() throws -> Client {
    var client = Client()
    client.itemsForBeginningDragSession { [unowned self] _, _ throws(UIKitException) in
      try interrupt()
      return ["item"]
    }
    return client
  }

  private func dropDelegate() throws -> Client {
    var client = Client()
    client.dropSessionDidEnter { [unowned self] _ throws(UIKitException) in try interrupt() }
    client.dropSessionDidUpdate { [unowned self] _, _ throws(UIKitException) in
      try interrupt()
      return held == nil ? .copy : .move
    }
    client.performDrop { [unowned self] _, _ in if held == nil { insertPlaceholder() } }
    return client
  }
}
