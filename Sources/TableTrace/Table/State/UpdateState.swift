/// The open update group, and the animations of closed groups.
struct UpdateState {
  /// The number of nested open groups.
  var depth = 0
  /// Whether the table had no data when the outermost group opened.
  var isFirstLoad = false
  /// The number of re-queries when the outermost group opened.
  var requeriesAtOpening = 0
  /// The operations of the outermost group so far.
  var batch = UpdateBatch()
  /// The rows to reconfigure when the group ends, with index paths from before the update.
  var reconfigured: [IndexPath] = []
  /// The completion handlers of the group, innermost first.
  var completions: [Handler.Completion] = []
  /// Whether the app allows animations of updates.
  var isAnimationEnabled = true
  /// The number of update calls of the app so far.
  var calls = 0
  /// The number of updates that have replaced visible cells.
  var exchanges = 0
  /// The animations of closed groups, oldest first.
  var animations: [UpdateAnimation] = []
  /// For each cell that is still disappearing, and must not be reused, the number of its removal.
  private var leavings: [Int: Int] = [:]
  private var lastLeaving = 0

  /// The operations of an outermost group.
  struct Group {
    let batch: UpdateBatch
    let reconfigured: [IndexPath]
    let completions: [Handler.Completion]
  }

  /// Returns whether a cell is still disappearing.
  func awaitsEnd(_ cell: Cell) -> Bool {
    !leavings.isEmpty && leavings[cell.number] != nil
  }

  /// Notes that a row disappears, whose display ends after the animation of the update.
  mutating func leave(_ row: DisplayedRow, from place: IndexPath) -> UpdateAnimation.LeavingRow {
    lastLeaving += 1
    leavings[row.cell.number] = lastLeaving
    return UpdateAnimation.LeavingRow(place: place, cell: row.cell, leaving: lastLeaving)
  }

  /// Keeps a cell that is still disappearing, so that its display never ends, or returns false if
  /// its display has already ended.
  mutating func takeBack(_ cell: Cell) -> Bool {
    !leavings.isEmpty && leavings.removeValue(forKey: cell.number) != nil
  }

  /// Returns whether the display of a removed row ends now, because its cell was not kept.
  mutating func end(_ row: UpdateAnimation.LeavingRow) -> Bool {
    guard leavings[row.cell.number] == row.leaving else { return false }
    leavings[row.cell.number] = nil
    return true
  }

  /// Returns the operations of the group and clears them.
  mutating func takeGroup() -> Group {
    defer {
      batch = UpdateBatch()
      reconfigured = []
      completions = []
    }
    return Group(batch: batch, reconfigured: reconfigured, completions: completions)
  }
}
