/// What a closed group leaves for the time when its animation is over.
struct UpdateAnimation {
  /// The row animations that its operations name; none where nothing is on screen.
  var phases: [Phase]
  /// The handlers to call.
  let completions: [TableView.Completion]
  /// The rows that disappear, by their old places.
  var rows: [LeavingRow] = []
  /// The headers and footers that disappear, by their old places.
  var views: [DisplayedView] = []

  /// A row that disappears.
  struct LeavingRow {
    /// The place that it had before the update.
    let place: IndexPath
    let cell: Cell
    /// The number of its leaving.
    let leaving: Int
  }

  /// Takes over from a group.
  init(_ group: UpdateState.Group) {
    let named = group.batch.animations.map(\.phase)
    phases = named.isEmpty ? [.animation] : named
    completions = group.completions
  }
}
