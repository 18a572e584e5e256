/// The work of a closed update group that waits for the end of its animation.
struct UpdateAnimation {
  /// The phases of the row animations of its operations, or empty if nothing is visible.
  var phases: [Phase]
  let completions: [Handler.Completion]
  /// Whether the update is animated, which needs a window and the app's permission.
  let isAnimated: Bool
  /// The argument of the completion handlers, which is false only for an animation without a
  /// window.
  let isFinished: Bool
  /// Whether the display callbacks of headers and footers are called.
  let reportsViews: Bool
  /// The rows that disappear, with their old index paths.
  var rows: [LeavingRow] = []
  /// The headers and footers that disappear, with their old sections.
  var views: [DisplayedView] = []

  struct LeavingRow {
    /// The index path before the update.
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
