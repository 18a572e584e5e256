/// Registering, dequeuing and creating cells and section views.
extension TableView {
  /// Registers a class or a nib for an identifier.
  public func register(forCellReuseIdentifier identifier: String) {
    cells.register(identifier)
  }

  /// Returns a cell for an identifier from the reuse queue, or a new one.
  ///
  /// Returns nil if the queue is empty and no class or nib is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> Cell? {
    if let cell = takeFromPool(identifier) { return cell }
    return cells.isRegistered(identifier) ? makeCell(reuseIdentifier: identifier) : nil
  }

  /// Returns a cell for an identifier and a row.
  ///
  /// The table may query the row's height before the method returns.
  ///
  /// - Throws: UIKit's exception if nothing is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for path: IndexPath
  ) throws(UIKitException) -> Cell {
    guard cells.isRegistered(identifier) else {
      throw UIKitException.dequeueUnregistered(identifier)
    }
    if progress.row?.path == path, profile[ReuseRules.dequeueTwice] {
      guard progress.row?.hasDequeued != true else {
        throw UIKitException.dequeuedTwice(identifier, path, rule: .dequeueTwice)
      }
      progress.row?.hasDequeued = true
    }
    if isFilled(path), profile[ReuseRules.dequeueTwice] {
      throw UIKitException.dequeuedTwice(identifier, path, rule: .dequeueVisible)
    }
    let cell = takeFromPool(identifier) ?? makeCell(reuseIdentifier: identifier)
    try askInsideDequeue(path)
    return cell
  }

  /// Returns a new cell that the app creates itself.
  public func makeCell(reuseIdentifier identifier: String) -> Cell {
    cells.make(identifier)
  }

  /// The rule about the order of the reuse queue, once it affected which cell was reused.
  package var poolRules: [RuleID] { cells.hasChosen ? [.poolOrder] : [] }

  /// Empties the reuse queues, as a memory warning does.
  package func receiveMemoryWarning() {
    cells.emptyPools()
  }

  /// Returns a header or footer view for a registered identifier, from the reuse queue or new.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> SectionView {
    guard let view = cells.takeView(identifier) else {
      return cells.makeView(.headerFooterView, identifier)
    }
    show(.prepareForReuse, .viewHook(view), rule: .sectionViewPool)
    return view
  }

  /// Returns whether the app dequeues outside of all callbacks, for a row that already has a cell.
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
      // A cell is as uncertain as when the order of the queue first chose it.
      sink.answered(by: .poolOrder)
    }
    show(.prepareForReuse, .hook(cell), rule: .prepareForReuse)
    return cell
  }

  /// Makes the calls that happen inside a dequeue for an index path.
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
