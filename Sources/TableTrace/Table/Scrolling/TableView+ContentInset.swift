/// The content inset, and its effect on the content offset.
extension TableView {
  /// Changes the content inset, and moves content back that is then beyond an end.
  package func setContentInset(
    _ inset: EdgeInsets,
    keepsOffset: Bool = false
  ) throws(UIKitException) {
    guard inset != currentProperties.contentInset else {
      let kept = Callback.scrollViewDidChangeAdjustedContentInset
      return closeGate(.insetChanges, keeps: kept, row: nil, rule: .adjustedInset)
    }
    let old = currentProperties.contentInset
    let wasAtRest = isAtRest
    currentProperties.contentInset = inset
    sink.phase(.insets, rule: .insetChange)
    pending.schedule(PendingRequery(requery: profile[ChangeRules.insetChange], rule: .insetChange))
    try tell(.scrollViewDidChangeAdjustedContentInset, .none, rule: .adjustedInset)
    if keepsOffset {
      return viewport.keep(by: keeper(of: contentOffset, by: .refreshInset), after: updates)
    }
    if contentOffset == -old.top {
      try moveContent(
        to: -inset.top,
        rule: .insetMovesContent,
        by: [.insetMovesContent] + refreshRules
      )
    } else if wasAtRest {
      try moveContent(
        to: restingOffset(contentOffset),
        rule: .insetGivesBack,
        by: [.insetGivesBack] + refreshRules
      )
    }
  }

  /// Whether the content is loaded, between its ends, and not moving.
  private var isAtRest: Bool {
    content.hasGeometry && scrolling.isAtRest && canRest(at: contentOffset)
  }

  /// Scrolls the row of the first responder into the area between the insets.
  package func showFirstResponder() throws(UIKitException) {
    guard let cell = cells.firstResponder, let row = screen.row(of: cell) else { return }
    let (top, bottom) = (content.top(of: row), content.bottom(of: row))
    try moveContent(
      to: offsetShowing(top, to: bottom, at: .none),
      rule: .keyboardRow,
      by: [.keyboardRow]
    )
  }
}
