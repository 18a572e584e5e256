extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about what is shown and how tall it is.
  static let delegateDisplay: [CallbackFacts] = [
    CallbackFacts(
      .willDisplayCell,
      selector: "tableView:willDisplayCell:forRowAtIndexPath:",
      swiftName: "tableView(_:willDisplay:forRowAt:)",
      introduced: .iOS(2),
      takes: .cell,
      answers: .void,
      group: .display
    ),
    CallbackFacts(
      .willDisplayHeaderView,
      selector: "tableView:willDisplayHeaderView:forSection:",
      swiftName: "tableView(_:willDisplayHeaderView:forSection:)",
      introduced: .iOS(6),
      takes: .view,
      answers: .void,
      group: .display
    ),
    CallbackFacts(
      .willDisplayFooterView,
      selector: "tableView:willDisplayFooterView:forSection:",
      swiftName: "tableView(_:willDisplayFooterView:forSection:)",
      introduced: .iOS(6),
      takes: .view,
      answers: .void,
      group: .display
    ),
    CallbackFacts(
      .didEndDisplayingCell,
      selector: "tableView:didEndDisplayingCell:forRowAtIndexPath:",
      swiftName: "tableView(_:didEndDisplaying:forRowAt:)",
      introduced: .iOS(6),
      takes: .cell,
      answers: .void,
      group: .display
    ),
    CallbackFacts(
      .didEndDisplayingHeaderView,
      selector: "tableView:didEndDisplayingHeaderView:forSection:",
      swiftName: "tableView(_:didEndDisplayingHeaderView:forSection:)",
      introduced: .iOS(6),
      takes: .view,
      answers: .void,
      group: .display
    ),
    CallbackFacts(
      .didEndDisplayingFooterView,
      selector: "tableView:didEndDisplayingFooterView:forSection:",
      swiftName: "tableView(_:didEndDisplayingFooterView:forSection:)",
      introduced: .iOS(6),
      takes: .view,
      answers: .void,
      group: .display
    ),
    CallbackFacts(
      .heightForRowAt,
      selector: "tableView:heightForRowAtIndexPath:",
      swiftName: "tableView(_:heightForRowAt:)",
      introduced: .iOS(2),
      takes: .row,
      answers: .points,
      group: .heights,
      byDefault: "rowHeight of the table"
    ),
    CallbackFacts(
      .heightForHeaderInSection,
      selector: "tableView:heightForHeaderInSection:",
      swiftName: "tableView(_:heightForHeaderInSection:)",
      introduced: .iOS(2),
      takes: .section,
      answers: .points,
      group: .heights,
      byDefault: "sectionHeaderHeight of the table"
    ),
    CallbackFacts(
      .heightForFooterInSection,
      selector: "tableView:heightForFooterInSection:",
      swiftName: "tableView(_:heightForFooterInSection:)",
      introduced: .iOS(2),
      takes: .section,
      answers: .points,
      group: .heights,
      byDefault: "sectionFooterHeight of the table"
    ),
    CallbackFacts(
      .estimatedHeightForRowAt,
      selector: "tableView:estimatedHeightForRowAtIndexPath:",
      swiftName: "tableView(_:estimatedHeightForRowAt:)",
      introduced: .iOS(7),
      takes: .row,
      answers: .points,
      group: .estimatedHeights,
      byDefault: "estimatedRowHeight of the table"
    ),
    CallbackFacts(
      .estimatedHeightForHeaderInSection,
      selector: "tableView:estimatedHeightForHeaderInSection:",
      swiftName: "tableView(_:estimatedHeightForHeaderInSection:)",
      introduced: .iOS(7),
      takes: .section,
      answers: .points,
      group: .estimatedHeights,
      byDefault: "estimatedSectionHeaderHeight of the table"
    ),
    CallbackFacts(
      .estimatedHeightForFooterInSection,
      selector: "tableView:estimatedHeightForFooterInSection:",
      swiftName: "tableView(_:estimatedHeightForFooterInSection:)",
      introduced: .iOS(7),
      takes: .section,
      answers: .points,
      group: .estimatedHeights,
      byDefault: "estimatedSectionFooterHeight of the table"
    ),
    CallbackFacts(
      .viewForHeaderInSection,
      selector: "tableView:viewForHeaderInSection:",
      swiftName: "tableView(_:viewForHeaderInSection:)",
      introduced: .iOS(2),
      takes: .section,
      answers: .view,
      group: .headerFooterViews,
      byDefault: "a standard header if the section has a title, otherwise none"
    ),
    CallbackFacts(
      .viewForFooterInSection,
      selector: "tableView:viewForFooterInSection:",
      swiftName: "tableView(_:viewForFooterInSection:)",
      introduced: .iOS(2),
      takes: .section,
      answers: .view,
      group: .headerFooterViews,
      byDefault: "a standard footer if the section has a title, otherwise none"
    ),
  ]
}
