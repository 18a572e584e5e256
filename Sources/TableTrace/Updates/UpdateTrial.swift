/// An invalid update, to be tried again with changes.
package struct UpdateTrial: Hashable, Sendable {
  var batch: UpdateBatch
  var before: UpdateCounts
  var after: UpdateCounts
  let displayed: [IndexPath]
  let version: SystemVersion
  /// The fix that the check suggests, which is tried first.
  var proposal: UpdateRemedy?

  /// Returns whether UIKit accepts the update.
  func isValid(_ profile: Profile) -> Bool {
    do throws(UIKitException) {
      try UpdateValidity.checkAll(
        batch,
        before: before,
        after: after,
        displayed: displayed,
        profile: profile
      )
      return true
    } catch {
      return false
    }
  }

  /// Returns whether UIKit accepts the update if the data source returns other counts after it.
  package func isValid(answering rows: [Int]) -> Bool {
    var trial = self
    trial.after.rows = rows
    return trial.isValid(Profile(version))
  }

  func with(_ operations: [QueuedOperation]) -> UpdateTrial {
    var trial = self
    trial.batch = UpdateBatch()
    for operation in operations {
      trial.batch.append(operation)
    }
    return trial
  }

  /// Returns the update without one operation, or without the last of several equal ones.
  func without(_ operation: UpdateOperation) -> UpdateTrial? {
    var operations = batch.operations
    guard let place = operations.lastIndex(where: { $0.operation == operation }) else { return nil }
    operations.remove(at: place)
    return with(operations)
  }

  func adding(_ more: [UpdateOperation]) -> UpdateTrial {
    with(batch.operations + more.map { QueuedOperation(operation: $0, animation: nil, call: 0) })
  }

  /// The counts after the operations, or nil if they delete more than there was.
  ///
  /// A new section has the rows that operations insert into it.
  package var expectedCounts: [Int]? { expectedCounts(Profile(version)) }

  /// Returns the counts after the operations, by a version's rules.
  func expectedCounts(_ profile: Profile) -> [Int]? {
    let check = UpdateCheck(
      batch,
      before: before,
      after: after,
      profile: profile
    )
    let number = before.rows.count + check.sectionBalance
    guard number >= 0 else { return nil }
    let changes = check.changesBySection()
    var counts: [Int] = []
    for section in 0..<number {
      guard let old = check.sections.old(of: section) else {
        let named = check.inserted.last { $0.section == section }
        counts.append(named.map { $0.row + 1 } ?? 0)
        continue
      }
      guard before.rows.indices.contains(old) else { return nil }
      let count = before.rows[old] + (changes[section]?.balance ?? 0)
      guard count >= 0 else { return nil }
      counts.append(count)
    }
    return counts
  }
}
