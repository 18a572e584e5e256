/// The properties of the table that an app sets.
extension TableView {
  /// The current properties.
  public var properties: TableProperties {
    currentProperties
  }

  /// Sets properties before the table has a data source, as a storyboard does.
  package func adopt(_ properties: TableProperties) {
    currentProperties = properties.known(to: profile.version)
    viewport.offset = -properties.contentInset.top
  }

  /// Sets properties of a table in use, and queries what depends on them in the next layout.
  public func set(_ properties: TableProperties) throws(UIKitException) {
    var properties = properties.known(to: profile.version)
    let inset = properties.contentInset
    properties.contentInset = currentProperties.contentInset
    currentProperties.scrolling = properties.scrolling
    currentProperties.dragInteractionEnabled = properties.dragInteractionEnabled
    let wasMultiple = holdsSeveral
    currentProperties.selection = properties.selection
    limitSelection(wasMultiple: wasMultiple)
    currentProperties.selfSizingInvalidation = properties.selfSizingInvalidation
    let isFirstView = isFirstHeaderOrFooterView(properties)
    let hasNewEstimate = properties.estimatedRowHeight != currentProperties.estimatedRowHeight
    if properties != currentProperties {
      currentProperties = properties
      if content.isEmpty {
        if isFirstView {
          let rule: RuleID =
            properties.tableHeaderViewHeight == nil ? .tableFooterView : .tableHeaderView
          try makeRequery(profile[ChangeRules.tableHeaderView], by: rule)
        }
      } else {
        let rule: RuleID = hasNewEstimate ? .estimateChange : .propertyChange
        pending.schedule(PendingRequery(requery: profile[ChangeRules.propertyChange], rule: rule))
      }
    }
    try setContentInset(inset)
    if !currentProperties.scrolling.hasRefreshControl { try endRefreshing() }
  }

  private func isFirstHeaderOrFooterView(_ properties: TableProperties) -> Bool {
    let hadNone =
      currentProperties.tableHeaderViewHeight == nil
      && currentProperties.tableFooterViewHeight == nil
    return hadNone
      && (properties.tableHeaderViewHeight != nil || properties.tableFooterViewHeight != nil)
  }
}
