extension CallbackFacts {
  /// The callbacks of `UITableViewDataSource`, in the order of ``Callback``.
  static let dataSource: [CallbackFacts] = [
    .init(.numberOfRowsInSection, since: 2, .section, .count, .counts).required
      .byDefault("it must be implemented"),
    .init(.cellForRowAt, since: 2, .row, .cell, .cells).required
      .byDefault("it must be implemented, and a nil cell raises an exception"),
    .init(.numberOfSections, since: 2, .none, .count, .counts)
      .named("numberOfSectionsInTableView:", swift: "numberOfSections(in:)")
      .byDefault("1"),
    .init(.titleForHeaderInSection, since: 2, .section, .text, .titles)
      .byDefault("no title. A view from viewForHeaderInSection takes precedence over a title."),
    .init(.titleForFooterInSection, since: 2, .section, .text, .titles)
      .byDefault("no title. A view from viewForFooterInSection takes precedence over a title."),
    .init(.canEditRowAt, since: 2, .row, .flag, .editing)
      .byDefault("true for every row"),
    .init(.canMoveRowAt, since: 2, .row, .flag, .moving)
      .byDefault("true if moveRowAt is implemented, otherwise false"),
    .init(.sectionIndexTitles, since: 2, .none, .texts, .index)
      .named("sectionIndexTitlesForTableView:", swift: "sectionIndexTitles(for:)")
      .byDefault("no section index (assumed)"),
    .init(.sectionForSectionIndexTitle, since: 2, .indexTitle, .section, .index)
      .named(
        "tableView:sectionForSectionIndexTitle:atIndex:",
        swift: "tableView(_:sectionForSectionIndexTitle:at:)"
      )
      .byDefault("the section with the number of the title (assumed)"),
    .init(.commitEditingStyle, since: 2, .commit, .void, .editing)
      .named(
        "tableView:commitEditingStyle:forRowAtIndexPath:",
        swift: "tableView(_:commit:forRowAt:)"
      )
      .byDefault("the user cannot swipe to delete, and edits are not carried out"),
    .init(.moveRowAt, since: 2, .move, .void, .moving)
      .named("tableView:moveRowAtIndexPath:toIndexPath:", swift: "tableView(_:moveRowAt:to:)")
      .byDefault("no reorder control, so rows stay in place"),
  ]
}
