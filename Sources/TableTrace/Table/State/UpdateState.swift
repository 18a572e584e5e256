/// The state of structural updates: the open group, and the animations still to run.
struct UpdateState {
  /// The groups that are open inside each other.
  var depth = 0
  /// Whether the table had loaded nothing when the outermost group opened.
  var isFirstLoad = false
  /// The number of re-queries when the outermost group opened.
  var requeriesAtOpening = 0
  /// The operations of the outermost group so far.
  var batch = UpdateBatch()
  /// The rows to configure again when the group ends, as before it.
  var reconfigured: [IndexPath] = []
  /// The completion handlers of the group, innermost first.
  var completions: [Handler.Completion] = []
  /// Whether the app lets updates be animated.
  var isAnimationEnabled = true
  /// The number of update calls of the app so far.
  var calls = 0
  /// The number of updates that have exchanged cells so far.
  var exchanges = 0
  /// The animations of closed groups, oldest first.
  var animations: [UpdateAnimation] = []
  /// The number of the last leaving of each cell that has left and not ended displaying.
  ///
  /// Such a cell may not be handed out. The numbers are only looked up, never walked.
  private var leavings: [Int: Int] = [:]
  private var lastLeaving = 0

  /// The operations of an outermost group.
  struct Group {
    let batch: UpdateBatch
    let reconfigured: [IndexPath]
    let completions: [Handler.Completion]
  }

  /// Returns whether a cell has still to end displaying.
  func awaitsEnd(_ cell: Cell) -> Bool {
    !leavings.isEmpty && leavings[cell.number] != nil
  }

  /// Notes that a cell leaves; it ends displaying when the animation of its update is over.
  mutating func leave(_ row: DisplayedRow, from place: IndexPath) -> UpdateAnimation.LeavingRow {
    lastLeaving += 1
    leavings[row.cell.number] = lastLeaving
    return UpdateAnimation.LeavingRow(place: place, cell: row.cell, leaving: lastLeaving)
  }

  /// Takes a cell back that has still to end displaying, so that it never ends, or false when it
  /// has ended before.
  mutating func takeBack(_ cell: Cell) -> Bool {
    !leavings.isEmpty && leavings.removeValue(forKey: cell.number) != nil
  }

  /// Returns whether a row that has left ends displaying now: not if its cell was taken back
  /// meanwhile.
  mutating func end(_ row: UpdateAnimation.LeavingRow) -> Bool {
    guard leavings[row.cell.number] == row.leaving else { return false }
    leavings[row.cell.number] = nil
    return true
  }

  /// Ends the collection of a group.
  mutating func takeGroup() -> Group {
    defer {
      batch = UpdateBatch()
      reconfigured = []
      completions = []
    }
    return Group(batch: batch, reconfigured: reconfigured, completions: completions)
  }
}
