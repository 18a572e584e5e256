import TableTrace

/// A table that is updated, scrolled and reloaded, several times in one turn, and what its delegate
/// is told of the cells that come and go meanwhile.
///
/// A class, because the table calls back while the walk goes on.
final class DisplayWalk {
  let items: ItemTable
  private let version: SystemVersion
  private var random: SplitMix
  /// The cells that the delegate knows to be displayed.
  private var displayed: Set<Cell> = []
  /// What went wrong first.
  private var objection: String?

  init(seed: UInt64, version: SystemVersion) throws {
    var random = SplitMix(seed: seed)
    let sizes = (0..<random.next(in: 1...4)).map { _ in random.next(in: 0...9) }
    let estimates = [30.0, 44, 70]
    let hasEstimates = version.isAtLeast(7) && random.next(in: 0...1) == 0
    items = try ItemTable(
      ItemModel(sizes: sizes),
      version,
      height: Double(random.next(in: 60...240)),
      estimate: hasEstimates ? estimates[random.next(in: 0...2)] : 0,
      loads: false
    )
    self.version = version
    self.random = random
    items.table.delegate = try delegate()
    try items.load()
  }

  private func delegate() throws -> Client {
    var client = Client()
    client.heightForRowAt { [unowned self] _, path in
      let item = items.model.item(at: path)
      return Double(20 + (item ?? 0) % 4 * 9)
    }
    // Up to iOS 5 no end is told.
    guard version.isAtLeast(6) else { return client }
    client.willDisplayCell { [unowned self] _, cell, _ in displayed.insert(cell) }
    client.didEndDisplayingCell { [unowned self] table, cell, path throws(UIKitException) in
      displayed.remove(cell)
      for row in table.displayedIndexPaths where try table.cellForRow(at: row) == cell {
        object("\(cell) of \(path) ends while it is on screen")
      }
    }
    return client
  }

  private func object(_ sentence: String) { objection = objection ?? sentence }

  /// One turn: several groups, with scrolling and reloads among them; returns what is wrong.
  func turn() throws -> String? {
    for _ in 0..<random.next(in: 2...4) {
      switch random.next(in: 0...9) {
      case 0...5: try update()
      case 6, 7: try scroll()
      case 8: try items.table.layoutIfNeeded()
      default: try reload()
      }
      try check(at: "inside the turn", isSettled: false)
    }
    try items.table.layoutIfNeeded()
    try check(at: "before the animation", isSettled: true)
    try items.finish()
    try check(at: "after the animation", isSettled: true)
    try items.table.prepareRowWhenIdle()
    items.watch.lookAtPlaces()
    if let breach = items.watch.verdict.breaches.first { object(breach.sentence) }
    guard objection == nil else { return objection }
    let shown = Set(try items.table.visibleCells())
    if shown != displayed, version.isAtLeast(6) {
      object("on screen are \(shown.count), displayed \(displayed.count)")
    }
    return objection
  }

  private func update() throws {
    let batch = GeneratedBatch(&random, before: items.model, version: version)
    guard let after = batch.after else { return }
    try items.perform(batch, to: after)
  }

  private func scroll() throws {
    let room = try items.table.contentSize().height - items.table.size.height
    let target =
      random.next(in: 0...1) == 0
      ? items.table.contentOffset + Double(random.next(in: -60...60))
      : Double(random.next(in: 0...max(0, Int(room))))
    try items.table.setContentOffset(min(max(0, target), max(0, room)))
  }

  private func reload() throws {
    items.replaceModel(ItemModel(sizes: items.model.counts.map { _ in random.next(in: 0...9) }))
    try items.table.reloadData()
  }

  /// The rows on screen have cells of their own, follow each other, and touch the bounds.
  private func check(at time: String, isSettled: Bool) throws {
    let table = items.table
    guard objection == nil, isSettled || !table.isLayoutPending else { return }
    let rows = table.displayedIndexPaths
    let cells = Set(try table.visibleCells())
    if cells.count != rows.count { object("\(time): a cell has two rows") }
    let pooled = Set(table.reusePool.flatMap(\.cells))
    if !pooled.isDisjoint(with: displayed), version.isAtLeast(6) {
      object("\(time): a displayed cell is in the pool")
    }
    let touching = try touchingRows
    if rows != touching { object("\(time): displayed are \(rows), on screen \(touching)") }
  }

  private var touchingRows: [IndexPath] {
    get throws {
      let table = items.table
      let (top, bottom) = (table.contentOffset, table.contentOffset + table.size.height)
      let all = items.model.sections.indices.flatMap { section in
        items.model.sections[section].indices.map { IndexPath(section: section, row: $0) }
      }
      return try all.filter { path in
        let rect = try table.rectForRow(at: path)
        return rect.y + rect.height > top && rect.y < bottom
      }
    }
  }
}
