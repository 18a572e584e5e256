/// Cells and their reuse, as a data source uses them inside cellForRow.
extension TableView {
  /// Registers a class or a nib for an identifier.
  public func register(forCellReuseIdentifier identifier: String) {
    cells.register(identifier)
  }

  /// Returns a cell for an identifier: from the pool, else made if a class or nib is registered,
  /// else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> Cell? {
    if let cell = takeFromPool(identifier) { return cell }
    return cells.isRegistered(identifier) ? makeCell(reuseIdentifier: identifier) : nil
  }

  /// Returns a cell for an identifier and a row; the table may ask the row's height before it
  /// returns.
  ///
  /// - Throws: UIKit's exception when nothing is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for path: IndexPath
  ) throws(UIKitException) -> Cell {
    guard cells.isRegistered(identifier) else {
      throw UIKitException.dequeueUnregistered(identifier)
    }
    if progress.row?.path == path, profile[ReuseRules.dequeueTwice] {
      guard progress.row?.hasDequeued != true else {
        throw UIKitException.dequeuedTwice(identifier, path)
      }
      progress.row?.hasDequeued = true
    }
    if isFilled(path), profile[ReuseRules.dequeueTwice] {
      throw UIKitException.dequeuedTwice(identifier, path)
    }
    let cell = takeFromPool(identifier) ?? makeCell(reuseIdentifier: identifier)
    try askInsideDequeue(path)
    return cell
  }

  /// Returns a new cell that the app makes itself.
  public func makeCell(reuseIdentifier identifier: String) -> Cell {
    cells.make(identifier)
  }

  /// The rule of which cell the pool hands out, once it had a choice.
  package var poolRules: [RuleID] { cells.hasChosen ? [.poolOrder] : [] }

  /// Empties the reuse pool, as a memory warning does.
  package func receiveMemoryWarning() {
    cells.emptyPools()
  }

  /// Returns a header or footer view for an identifier that is registered: from the pool, else a
  /// new one.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> SectionView {
    guard let view = cells.takeView(identifier) else {
      return cells.makeView(.headerFooterView, identifier)
    }
    show(.prepareForReuse, .viewHook(view), rule: .sectionViewPool)
    return view
  }

  /// Returns whether code of the app, outside of every callback, dequeues for a row that has its
  /// cell.
  private func isFilled(_ path: IndexPath) -> Bool {
    progress.openCalls == 0 && isInWindow && !pending.discardsCells && cell(at: path) != nil
  }

  private func takeFromPool(_ identifier: String) -> Cell? {
    if let kept = progress.row?.keptCell, cells.keep(kept, identifier) { return kept }
    var tellsRow = true
    let isChosen = cells.hasChoice(identifier)
    if isChosen {
      sink.answered(by: .poolOrder)
      if progress.isShowingReload {
        sink.answered(by: .reloadedCells)
        tellsRow = profile[ReuseRules.reloadedCells]
      }
      cells.hasChosen = true
    }
    guard let cell = cells.take(identifier, tellsRow: tellsRow) else { return nil }
    if isChosen {
      cells.noteChoice(of: cell)
    } else if cells.wasChosen(cell) {
      // A cell that a pool chose before is no surer when it returns.
      sink.answered(by: .poolOrder)
    }
    show(.prepareForReuse, .hook(cell), rule: .prepareForReuse)
    return cell
  }

  /// The callbacks that the dequeue for an index path calls before it returns.
  private func askInsideDequeue(_ path: IndexPath) throws(UIKitException) {
    let isInProgress = progress.row?.path == path
    if profile[CellRules.indentationLevel] == .insideDequeue {
      let level = try askInteger(
        .indentationLevelForRowAt,
        .row(path),
        rule: .indentationLevel
      )
      if isInProgress, level != nil {
        progress.row?.hasIndentation = true
      }
    }
    guard implements(.heightForRowAt) else { return }
    let (times, rule): (Int, RuleID) =
      estimatesRows
      ? (profile[CellRules.heightInDequeue], .heightInDequeue)
      : (profile[CellRules.exactHeightInDequeue], .exactHeightInDequeue)
    for _ in 0..<times {
      _ = try askRealHeight(path, rule: rule)
    }
  }
}
