extension TableView {
  /// Re-queries the data source at once, and replaces all cells at the next layout, as UIKit does.
  public func reloadData() throws(UIKitException) {
    sink.entered(updates.depth > 0 ? .updateReloadInGroup : nil)
    defer { sink.left() }
    try dropOpenRow()
    forgetSelection()
    moving.reload()
    // This is set first, so that a query inside the re-query sees the pending reload.
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
