/// The end of a run loop turn.
extension TableView {
  /// Ends a run loop turn.
  ///
  /// In a window, pending layouts run, scrolling comes to rest and animations complete, until
  /// nothing is pending. Then idle work is done.
  package func endTurn(
    beginningRequery begin: () throws(UIKitException) -> Void,
    layingOut layOut: () throws(UIKitException) -> Void
  ) throws(UIKitException) {
    // Without a window there is no layout, but the next turn calls the completion handlers of
    // updates.
    while !isInWindow, isUpdating {
      try begin()
      try runAnimation()
    }
    guard isInWindow else { return }
    repeat {
      try begin()
      try layOut()
      try runAnimation()
      try layOut()
      if !isRestless { try prepareRowWhenIdle() }
    } while isRestless
  }

  /// Whether the turn has more to do before it ends.
  private var isRestless: Bool {
    isInWindow && (isLayoutPending || isUpdating || isScrolling)
  }
}
