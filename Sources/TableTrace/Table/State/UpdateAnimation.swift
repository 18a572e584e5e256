/// The work of a closed group that waits for the end of its animation.
struct UpdateAnimation {
  /// The row animations that its operations name, or none where nothing is on screen.
  var phases: [Phase]
  let completions: [Handler.Completion]
  /// Whether there is an animation, for which the table has a window and the app's leave.
  let isAnimated: Bool
  /// The argument of the handlers: false only for an animation without a window.
  let isFinished: Bool
  /// Whether headers and footers that enter and leave get their display callbacks.
  let reportsViews: Bool
  /// The rows that disappear, by their old places.
  var rows: [LeavingRow] = []
  /// The headers and footers that disappear, by their old places.
  var views: [DisplayedView] = []

  struct LeavingRow {
    /// The place that it had before the update.
    let place: IndexPath
    let cell: Cell
    let leaving: Int
  }

  init(
    _ group: UpdateState.Group,
    isInWindow: Bool,
    isAnimationEnabled: Bool,
    reportsViews: Bool = true
  ) {
    self.reportsViews = reportsViews
    isAnimated = isInWindow && isAnimationEnabled
    let named = group.batch.animations
    isFinished = isInWindow || !isAnimationEnabled || named == [RowAnimation.none]
    phases = !isAnimated ? [] : named.isEmpty ? [.animation] : named.map(\.phase)
    completions = group.completions
  }
}
