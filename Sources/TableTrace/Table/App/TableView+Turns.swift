/// Turns of the run loop.
extension TableView {
  /// The end of a turn.
  ///
  /// In a window, pending layouts run, scrolling comes to rest and updates end, until nothing more
  /// is pending. Then the work for idle times is done.
  package func endTurn(
    beginningRequery begin: () throws(UIKitException) -> Void,
    layingOut layOut: () throws(UIKitException) -> Void
  ) throws(UIKitException) {
    // Without a window nothing is laid out, but the next turn calls the completions of updates.
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

  /// Whether a turn has more to do before it ends.
  private var isRestless: Bool {
    isInWindow && (isLayoutPending || isUpdating || isScrolling)
  }
}
