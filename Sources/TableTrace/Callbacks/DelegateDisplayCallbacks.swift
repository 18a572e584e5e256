extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about what is shown and how tall it is.
  static let delegateDisplay: [CallbackFacts] = [
    CallbackFacts(
      .willDisplayCell,
      selector: "tableView:willDisplayCell:forRowAtIndexPath:",
      swiftName: "tableView(_:willDisplay:forRowAt:)",
      introduced: .iOS(2),
      takes: .cell,
      group: .display
    ),
    CallbackFacts(
      .willDisplayHeaderView,
      selector: "tableView:willDisplayHeaderView:forSection:",
      introduced: .iOS(6),
      takes: .view,
      group: .display
    ),
    CallbackFacts(
      .willDisplayFooterView,
      selector: "tableView:willDisplayFooterView:forSection:",
      introduced: .iOS(6),
      takes: .view,
      group: .display
    ),
    CallbackFacts(
      .didEndDisplayingCell,
      selector: "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      swiftName: "tableView(_:didEndDisplaying:forRowAt:)",
      introduced: .iOS(6),
      takes: .cell,
      group: .display
    ),
    CallbackFacts(
      .didEndDisplayingHeaderView,
      selector: "tableView:didEndDisplayingHeaderView:forSection:",
      introduced: .iOS(6),
      takes: .view,
      group: .display
    ),
    CallbackFacts(
      .didEndDisplayingFooterView,
      selector: "tableView:didEndDisplayingFooterView:forSection:",
      introduced: .iOS(6),
      takes: .view,
      group: .display
    ),
    CallbackFacts(
      .heightForRowAt,
      introduced: .iOS(2),
      takes: .row,
      answers: .points,
      group: .heights,
      byDefault: "rowHeight of the table"
    ),
    CallbackFacts(
      .heightForHeaderInSection,
      introduced: .iOS(2),
      takes: .section,
      answers: .points,
      group: .heights,
      byDefault: "sectionHeaderHeight of the table"
    ),
    CallbackFacts(
      .heightForFooterInSection,
      introduced: .iOS(2),
      takes: .section,
      answers: .points,
      group: .heights,
      byDefault: "sectionFooterHeight of the table"
    ),
    CallbackFacts(
      .estimatedHeightForRowAt,
      introduced: .iOS(7),
      takes: .row,
      answers: .points,
      group: .estimatedHeights,
      byDefault: "estimatedRowHeight of the table"
    ),
    CallbackFacts(
      .estimatedHeightForHeaderInSection,
      introduced: .iOS(7),
      takes: .section,
      answers: .points,
      group: .estimatedHeights,
      byDefault: "estimatedSectionHeaderHeight of the table"
    ),
    CallbackFacts(
      .estimatedHeightForFooterInSection,
      introduced: .iOS(7),
      takes: .section,
      answers: .points,
      group: .estimatedHeights,
      byDefault: "estimatedSectionFooterHeight of the table"
    ),
    CallbackFacts(
      .viewForHeaderInSection,
      introduced: .iOS(2),
      takes: .section,
      answers: .view,
      group: .headerFooterViews,
      byDefault: "a standard header if the section has a title, otherwise none"
    ),
    CallbackFacts(
      .viewForFooterInSection,
      introduced: .iOS(2),
      takes: .section,
      answers: .view,
      group: .headerFooterViews,
      byDefault: "a standard footer if the section has a title, otherwise none"
    ),
  ]
}
