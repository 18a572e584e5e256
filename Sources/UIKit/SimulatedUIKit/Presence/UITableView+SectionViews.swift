import TableTrace

/// Finds out early whether a delegate has views of sections, because some re-queries depend on it.
extension UITableView {
  /// Finds out whether the delegate has views of sections, before the data source is called.
  ///
  /// The view of the first section is requested and kept, so that the delegate receives one call
  /// for it. A nil result is not kept, because `viewDidLoad` may still register the class.
  func learnSectionViews() {
    guard let delegate else { return }
    learn(.viewForHeaderInSection, of: delegate) {
      $0.tableView(self, viewForHeaderInSection: 0)
    }
    learn(.viewForFooterInSection, of: delegate) {
      $0.tableView(self, viewForFooterInSection: 0)
    }
  }

  private func learn(
    _ callback: Callback,
    of delegate: any UITableViewDelegate,
    by call: (any UITableViewDelegate) -> UIView?
  ) {
    guard !conversation.isDecided(callback), Presence.has(callback, delegate) == nil,
      engine.requeryDepends(on: callback)
    else { return }
    let (view, isThere) = rehearse(callback, delegate, call)
    Presence.learn(callback, of: delegate, isThere: isThere)
    if isThere { known.firstViews[callback] = view } else { engine.deny(callback) }
  }

  /// Returns the view of a section, which may have been requested already.
  func sectionView(
    _ callback: Callback,
    _ section: Int,
    _ call: () -> UIView?
  ) -> SectionView? {
    guard section == 0, let kept = known.firstViews.removeValue(forKey: callback) else {
      return sectionView(for: call())
    }
    return sectionView(for: kept)
  }

  /// Warns about views that were requested and never shown.
  func warnOfUnusedViews() {
    guard engine.isInWindow, !known.firstViews.isEmpty, let delegate else { return }
    let name = String(describing: type(of: delegate))
    for callback in Callback.allCases where known.firstViews[callback] != nil {
      warn(
        "\(callback.facts.name) of \(name) was called for section 0 to find out whether the method "
          + "exists. The table has not shown that view, so the trace has no line for the call"
      )
    }
    known.firstViews = [:]
  }
}
