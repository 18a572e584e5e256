/// Cells and their reuse, as a data source uses them inside cellForRow.
extension TableView {
  /// Registers a class or a nib for an identifier.
  public func register(forCellReuseIdentifier identifier: String) {
    registrations.insert(identifier)
  }

  /// A cell for an identifier: from the pool, else made if a class or nib is registered, else nil.
  public func dequeueReusableCell(withIdentifier identifier: String) -> Cell? {
    if let cell = takeFromPool(identifier) { return cell }
    return registrations.contains(identifier) ? makeCell(reuseIdentifier: identifier) : nil
  }

  /// A cell for an identifier and a row; the table may ask the row's height before it returns.
  ///
  /// - Throws: UIKit's exception when nothing is registered for the identifier.
  public func dequeueReusableCell(
    withIdentifier identifier: String,
    for path: IndexPath
  ) throws(UIKitException) -> Cell {
    guard registrations.contains(identifier) else {
      throw UIKitException.dequeueUnregistered(identifier)
    }
    if rowInProgress?.path == path, profile.reuse.refusesDequeueTwice {
      guard rowInProgress?.hasDequeued != true else {
        throw UIKitException.dequeuedTwice(identifier, path)
      }
      rowInProgress?.hasDequeued = true
    }
    let cell = takeFromPool(identifier) ?? makeCell(reuseIdentifier: identifier)
    try askInsideDequeue(path)
    return cell
  }

  /// A new cell that the app makes itself.
  public func makeCell(reuseIdentifier identifier: String) -> Cell {
    cellRecords.append(CellRecord(identifier: identifier))
    return Cell(number: cellRecords.count)
  }

  /// Empties the reuse pool, as a memory warning does.
  public func receiveMemoryWarning() {
    pool.empty()
    viewPool.empty()
  }

  /// A header or footer view for an identifier that is registered: from the pool, else a new one.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> SectionView {
    guard let view = viewPool.take(identifier: identifier) else {
      let view = makeHeaderFooterView()
      viewIdentifiers[view.number] = identifier
      return view
    }
    show(.prepareForReuse, .viewHook(view), rule: .sectionViewPool)
    return view
  }

  private func takeFromPool(_ identifier: String) -> Cell? {
    if let kept = rowInProgress?.keptCell, cellRecords.indices.contains(kept.number - 1),
      cellRecords[kept.number - 1].identifier == identifier
    {
      cellRecords[kept.number - 1].origin = .kept
      return kept
    }
    guard let cell = pool.take(identifier: identifier) else { return nil }
    let place = cell.number - 1
    if let path = cellRecords[place].path {
      cellRecords[place].origin = .reused(from: path)
    }
    show(.prepareForReuse, .hook(cell), rule: .prepareForReuse)
    return cell
  }

  /// The questions that the dequeue for an index path asks before it returns.
  private func askInsideDequeue(_ path: IndexPath) throws(UIKitException) {
    let isInProgress = rowInProgress?.path == path
    if profile.cells.indentationPlace == .insideDequeue {
      let level = try askInteger(
        .indentationLevelForRowAt,
        .row(path),
        rule: .indentationLevel
      )
      if isInProgress, level != nil {
        rowInProgress?.hasIndentation = true
      }
    }
    guard implements(.heightForRowAt) else { return }
    let times =
      estimatesRows
      ? profile.cells.heightInDequeue.withEstimates : profile.cells.heightInDequeue.withoutEstimates
    for _ in 0..<times {
      _ = try askRealHeight(path, rule: .heightInDequeue)
    }
  }
}
