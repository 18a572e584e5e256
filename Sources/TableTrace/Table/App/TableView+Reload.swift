extension TableView {
  /// Makes one re-query at once and marks all cells for the next layout, as UIKit's `reloadData()`
  /// does.
  public func reloadData() throws(UIKitException) {
    sink.entered(updates.depth > 0 ? .updateReloadInGroup : nil)
    defer { sink.left() }
    try dropOpenRow()
    forgetSelection()
    moving.reload()
    // Set first, so that a callback that queries the table inside the re-query finds the reload
    // pending.
    pending.reload(
      first: progress.hasLaidOut
        ? nil
        : PendingRequery(
          requery: profile[ReloadRules.firstLayoutRequery],
          rule: .firstLayoutRequery
        )
    )
    try makeRequery(profile[ReloadRules.requery], by: .reloadRequery)
  }
}
