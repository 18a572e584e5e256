/// What the table keeps of structural updates: the open group, and the animations still to run.
struct UpdateState {
  /// The groups that are open inside each other.
  var depth = 0
  /// Whether the table had loaded nothing when the outermost group opened.
  var isFirstLoad = false
  /// How often the table had counted as the outermost group opened.
  var roundsAtOpening = 0
  /// The operations of the outermost group so far.
  var batch = UpdateBatch()
  /// The rows to configure again when the group ends, as before it.
  var reconfigured: [IndexPath] = []
  /// The completion handlers of the group, innermost first.
  var completions: [TableView.Completion] = []
  /// The number of update calls of the app so far.
  var calls = 0
  /// The number of updates that have exchanged cells so far.
  var exchanges = 0
  /// The animations of closed groups, oldest first.
  var animations: [UpdateAnimation] = []

  /// What an outermost group has collected.
  struct Group {
    let batch: UpdateBatch
    let reconfigured: [IndexPath]
    let completions: [TableView.Completion]
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
