/// Structural updates, as the app requests them; outside a group each call is a group of its own.
extension TableView {
  /// A completion handler of `performBatchUpdates(_:completion:)`; it is notified whether the
  /// animation ran to its end.
  public typealias Completion = (TableView, Bool) throws(UIKitException) -> Void

  /// `insertRows(at:with:)`; the rows count as after the update.
  public func insertRows(
    at rows: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(rows.map(UpdateOperation.insertRow), animation)
  }

  /// `deleteRows(at:with:)`; the rows count as before the update.
  public func deleteRows(
    at rows: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(rows.map(UpdateOperation.deleteRow), animation)
  }

  /// `reloadRows(at:with:)`; the rows count as before the update.
  public func reloadRows(
    at rows: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(rows.map(UpdateOperation.reloadRow), animation)
  }

  /// `moveRow(at:to:)`, from a row as before the update to a place as after it.
  public func moveRow(at row: IndexPath, to place: IndexPath) throws(UIKitException) {
    guard profile[UpdateRules.methods].moves else {
      throw UIKitException.unknownMethod("moveRowAtIndexPath:toIndexPath:")
    }
    try update([.moveRow(from: row, to: place)], nil)
  }

  /// `insertSections(_:with:)`; the sections count as after the update and are a set.
  public func insertSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(indexSet(sections).map(UpdateOperation.insertSection), animation)
  }

  /// `deleteSections(_:with:)`; the sections count as before the update and are a set.
  public func deleteSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(indexSet(sections).map(UpdateOperation.deleteSection), animation)
  }

  /// `reloadSections(_:with:)`; the sections count as before the update and are a set.
  public func reloadSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(indexSet(sections).map(UpdateOperation.reloadSection), animation)
  }

  /// `moveSection(_:toSection:)`, from a section as before the update to a place as after it.
  public func moveSection(_ section: Int, toSection place: Int) throws(UIKitException) {
    guard profile[UpdateRules.methods].moves else {
      throw UIKitException.unknownMethod("moveSection:toSection:")
    }
    try update([.moveSection(from: section, to: place)], nil)
  }

  /// `reconfigureRows(at:)`, from iOS 15: the cells of the rows are configured again and kept.
  public func reconfigureRows(at rows: [IndexPath]) throws(UIKitException) {
    guard profile[UpdateRules.methods].reconfigures else {
      throw UIKitException.unknownMethod("reconfigureRowsAtIndexPaths:")
    }
    guard updates.depth == 0 else { return updates.reconfigured += rows }
    try reconfigure(rows)
  }

  /// Whether updates have begun and not ended.
  package var hasOpenGroup: Bool { updates.depth > 0 }

  /// `beginUpdates()`.
  public func beginUpdates() throws(UIKitException) {
    if updates.depth == 0 { try openGroup() }
    updates.depth += 1
  }

  /// `endUpdates()`; without a group it does nothing.
  public func endUpdates() throws(UIKitException) {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    try refuseUpdateInsideCell()
    sink.entered(progress.isLayingOut ? .updateInsideCallback : nil)
    defer { sink.left() }
    try closeGroup()
  }

  /// `performBatchUpdates(_:completion:)`, from iOS 11.
  public func performBatchUpdates(
    _ changes: (TableView) throws(UIKitException) -> Void,
    completion: Completion? = nil
  ) throws(UIKitException) {
    guard profile[UpdateRules.methods].batches else {
      throw UIKitException.unknownMethod("performBatchUpdates:completion:")
    }
    if profile[DiffableRules.ownBatch] { try refuseBesideSnapshots(.diffableOwnBatch) }
    try performGroup(changes, completion: completion)
  }

  /// A group with a completion handler, of the app or of a diffable data source.
  func performGroup(
    _ changes: (TableView) throws(UIKitException) -> Void,
    completion: Completion?
  ) throws(UIKitException) {
    try beginUpdates()
    try changes(self)
    if let completion { updates.completions.append(completion) }
    try endUpdates()
  }

  /// `UIView.performWithoutAnimation(_:)`: the updates of the block are not animated.
  public func performWithoutAnimation(
    _ changes: (TableView) throws(UIKitException) -> Void
  ) throws(UIKitException) {
    let wasEnabled = updates.isAnimationEnabled
    updates.isAnimationEnabled = false
    defer { updates.isAnimationEnabled = wasEnabled }
    try changes(self)
  }

  /// Returns the sections of one call, as `NSIndexSet` holds them: each once, ascending.
  private func indexSet(_ sections: [Int]) -> [Int] {
    zip(sections.sorted(), [nil] + sections.sorted()).compactMap { $0 == $1 ? nil : $0 }
  }

  private func update(
    _ operations: [UpdateOperation],
    _ animation: RowAnimation?
  ) throws(UIKitException) {
    if profile[DiffableRules.ownUpdates] { try refuseBesideSnapshots(.diffableOwnUpdates) }
    try queue(operations, animation)
  }

  /// Raises for an update of the app's own on a table whose data source is a diffable one.
  private func refuseBesideSnapshots(_ rule: RuleID) throws(UIKitException) {
    guard dataSource?.isDiffable == true else { return }
    throw UIKitException.updateBesideSnapshots(rule)
  }

  func queue(
    _ operations: [UpdateOperation],
    _ animation: RowAnimation?
  ) throws(UIKitException) {
    updates.calls += 1
    let queued = operations.map { operation in
      QueuedOperation(
        operation: operation,
        animation: animation,
        call: updates.calls,
        origin: EventOrigin(scriptLine: origins.placeInScript)
      )
    }
    for operation in queued {
      try UpdateValidity.checkCall(operation, profile: profile)
    }
    sink.entered(updates.depth == 0 ? .updateSingleCall : nil)
    defer { sink.left() }
    try beginUpdates()
    for operation in queued {
      updates.batch.append(operation)
    }
    try endUpdates()
  }

  /// Raises for a group of updates that ends while a cell is being made.
  func refuseUpdateInsideCell() throws(UIKitException) {
    guard let path = progress.row?.path else { return }
    if progress.isPreparingAhead { throw UIKitException.updateWhilePreparing(path) }
    let exception = UIKitException.updateInsideCell(
      profile[ReuseRules.updateInsideCell],
      path,
      first: screen.rows.first.map { rowsAbove($0.path) } ?? 0,
      cells: screen.rows.count
    )
    if let exception { throw exception }
  }

  /// Returns the number of rows in front of a row.
  private func rowsAbove(_ path: IndexPath) -> Int {
    content.sections.prefix(path.section).reduce(path.row) { $0 + $1.rows.count }
  }
}

extension UIKitException {
  /// Returns the exception of the runtime for a method that the version does not have.
  static func unknownMethod(_ selector: String) -> UIKitException {
    UIKitException(
      name: "NSInvalidArgumentException",
      reason: "-[UITableView \(selector)]: unrecognized selector sent to instance <UITableView>",
      rule: .updateMethods
    )
  }
}
