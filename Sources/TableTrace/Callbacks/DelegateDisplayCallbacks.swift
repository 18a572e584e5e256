extension CallbackFacts {
  /// The callbacks of `UITableViewDelegate` about display and heights.
  static let delegateDisplay: [CallbackFacts] = [
    .init(.willDisplayCell, since: 2, .cell, .void, .display)
      .named(
        "tableView:willDisplayCell:forRowAtIndexPath:",
        swift: "tableView(_:willDisplay:forRowAt:)"
      ),
    .init(.willDisplayHeaderView, since: 6, .view, .void, .display)
      .named("tableView:willDisplayHeaderView:forSection:"),
    .init(.willDisplayFooterView, since: 6, .view, .void, .display)
      .named("tableView:willDisplayFooterView:forSection:"),
    .init(.didEndDisplayingCell, since: 6, .cell, .void, .display)
      .named(
        "tableView:didEndDisplayingCell:forRowAtIndexPath:",
        swift: "tableView(_:didEndDisplaying:forRowAt:)"
      ),
    .init(.didEndDisplayingHeaderView, since: 6, .view, .void, .display)
      .named("tableView:didEndDisplayingHeaderView:forSection:"),
    .init(.didEndDisplayingFooterView, since: 6, .view, .void, .display)
      .named("tableView:didEndDisplayingFooterView:forSection:"),
    .init(.heightForRowAt, since: 2, .row, .points, .heights)
      .byDefault("rowHeight of the table"),
    .init(.heightForHeaderInSection, since: 2, .section, .points, .heights)
      .byDefault("sectionHeaderHeight of the table"),
    .init(.heightForFooterInSection, since: 2, .section, .points, .heights)
      .byDefault("sectionFooterHeight of the table"),
    .init(.estimatedHeightForRowAt, since: 7, .row, .points, .estimatedHeights)
      .byDefault("estimatedRowHeight of the table"),
    .init(.estimatedHeightForHeaderInSection, since: 7, .section, .points, .estimatedHeights)
      .byDefault("estimatedSectionHeaderHeight of the table"),
    .init(.estimatedHeightForFooterInSection, since: 7, .section, .points, .estimatedHeights)
      .byDefault("estimatedSectionFooterHeight of the table"),
    .init(.viewForHeaderInSection, since: 2, .section, .view, .headerFooterViews)
      .byDefault("a standard header if the section has a title, otherwise none"),
    .init(.viewForFooterInSection, since: 2, .section, .view, .headerFooterViews)
      .byDefault("a standard footer if the section has a title, otherwise none"),
  ]
}
