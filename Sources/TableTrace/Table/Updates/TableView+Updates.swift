/// Structural updates by the app.
///
/// Outside of a group, each call is its own group.
extension TableView {
  /// A completion handler of `performBatchUpdates(_:completion:)`.
  ///
  /// Its flag says whether the animation finished.
  public typealias Completion = (TableView, Bool) throws(UIKitException) -> Void

  /// Inserts rows at index paths from after the update, as `insertRows(at:with:)` does.
  public func insertRows(
    at rows: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(rows.map(UpdateOperation.insertRow), animation)
  }

  /// Deletes rows at index paths from before the update, as `deleteRows(at:with:)` does.
  public func deleteRows(
    at rows: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(rows.map(UpdateOperation.deleteRow), animation)
  }

  /// Reloads rows at index paths from before the update, as `reloadRows(at:with:)` does.
  public func reloadRows(
    at rows: [IndexPath],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(rows.map(UpdateOperation.reloadRow), animation)
  }

  /// Moves a row from before the update to an index path after it, as `moveRow(at:to:)` does.
  public func moveRow(at row: IndexPath, to place: IndexPath) throws(UIKitException) {
    guard profile[UpdateRules.methods].moves else {
      throw UIKitException.unknownMethod("moveRowAtIndexPath:toIndexPath:")
    }
    try update([.moveRow(from: row, to: place)], nil)
  }

  /// Inserts a set of sections at indices from after the update, as `insertSections(_:with:)` does.
  public func insertSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(indexSet(sections).map(UpdateOperation.insertSection), animation)
  }

  /// Deletes a set of sections at indices from before the update, as `deleteSections(_:with:)`
  /// does.
  public func deleteSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(indexSet(sections).map(UpdateOperation.deleteSection), animation)
  }

  /// Reloads a set of sections at indices from before the update, as `reloadSections(_:with:)`
  /// does.
  public func reloadSections(
    _ sections: [Int],
    with animation: RowAnimation = .automatic
  ) throws(UIKitException) {
    try update(indexSet(sections).map(UpdateOperation.reloadSection), animation)
  }

  /// Moves a section from before the update to an index after it, as `moveSection(_:toSection:)`
  /// does.
  public func moveSection(_ section: Int, toSection place: Int) throws(UIKitException) {
    guard profile[UpdateRules.methods].moves else {
      throw UIKitException.unknownMethod("moveSection:toSection:")
    }
    try update([.moveSection(from: section, to: place)], nil)
  }

  /// Configures the existing cells of rows again, as `reconfigureRows(at:)` does, from iOS 15.
  public func reconfigureRows(at rows: [IndexPath]) throws(UIKitException) {
    guard profile[UpdateRules.methods].reconfigures else {
      throw UIKitException.unknownMethod("reconfigureRowsAtIndexPaths:")
    }
    guard updates.depth == 0 else { return updates.reconfigured += rows }
    try reconfigure(rows)
  }

  package var hasOpenGroup: Bool { updates.depth > 0 }

  /// Opens an update group, as `beginUpdates()` does.
  public func beginUpdates() throws(UIKitException) {
    if updates.depth == 0 { try openGroup() }
    updates.depth += 1
  }

  /// Closes an open update group, as `endUpdates()` does.
  public func endUpdates() throws(UIKitException) {
    guard updates.depth > 0 else { return }
    updates.depth -= 1
    guard updates.depth == 0 else { return }
    try refuseUpdateInsideCell()
    sink.entered(progress.isLayingOut ? .updateInsideCallback : nil)
    defer { sink.left() }
    try closeGroup()
  }

  /// Makes updates in a group, as `performBatchUpdates(_:completion:)` does, from iOS 11.
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

  /// Makes updates in a group with a completion handler, for the app or a diffable data source.
  func performGroup(
    _ changes: (TableView) throws(UIKitException) -> Void,
    completion: Completion?
  ) throws(UIKitException) {
    try beginUpdates()
    try changes(self)
    if let completion { updates.completions.append(completion) }
    try endUpdates()
  }

  /// Makes updates without animation, as `UIView.performWithoutAnimation(_:)` does.
  public func performWithoutAnimation(
    _ changes: (TableView) throws(UIKitException) -> Void
  ) throws(UIKitException) {
    let wasEnabled = updates.isAnimationEnabled
    updates.isAnimationEnabled = false
    defer { updates.isAnimationEnabled = wasEnabled }
    try changes(self)
  }

  /// Returns sections as `NSIndexSet` stores them: in order and without duplicates.
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

  /// Throws the exception for an update by the app itself while a diffable data source is set.
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

  /// Throws the exception for an update group that ends inside `cellForRowAt`.
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

  /// Returns the number of rows above a row.
  private func rowsAbove(_ path: IndexPath) -> Int {
    content.sections.prefix(path.section).reduce(path.row) { $0 + $1.rows.count }
  }
}

extension UIKitException {
  /// Returns the exception for a method that the version does not have.
  static func unknownMethod(
    _ selector: String,
    of type: String = "UITableView"
  ) -> UIKitException {
    UIKitException(
      name: "NSInvalidArgumentException",
      reason: "-[\(type) \(selector)]: unrecognized selector sent to instance <\(type)>",
      rule: .updateMethods
    )
  }
}
