extension CallbackFacts {
  /// The callbacks of `UITableViewDataSource`, in the order of ``Callback``.
  static let dataSource: [CallbackFacts] = [
    CallbackFacts(
      .numberOfRowsInSection,
      isRequired: true,
      introduced: .iOS(2),
      takes: .section,
      answers: .count,
      group: .counts,
      byDefault: "required"
    ),
    CallbackFacts(
      .cellForRowAt,
      isRequired: true,
      introduced: .iOS(2),
      takes: .row,
      answers: .cell,
      group: .cells,
      byDefault: "required: nil raises an exception"
    ),
    CallbackFacts(
      .numberOfSections,
      selector: "numberOfSectionsInTableView:",
      swiftName: "numberOfSections(in:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .count,
      group: .counts,
      byDefault: "1"
    ),
    CallbackFacts(
      .titleForHeaderInSection,
      introduced: .iOS(2),
      takes: .section,
      answers: .text,
      group: .titles,
      byDefault: "no title. A view from viewForHeaderInSection takes precedence over a title."
    ),
    CallbackFacts(
      .titleForFooterInSection,
      introduced: .iOS(2),
      takes: .section,
      answers: .text,
      group: .titles,
      byDefault: "no title. A view from viewForFooterInSection takes precedence over a title."
    ),
    CallbackFacts(
      .canEditRowAt,
      introduced: .iOS(2),
      takes: .row,
      answers: .flag,
      group: .editing,
      byDefault: "true for every row"
    ),
    CallbackFacts(
      .canMoveRowAt,
      introduced: .iOS(2),
      takes: .row,
      answers: .flag,
      group: .moving,
      byDefault: "true if moveRowAt is implemented, otherwise false"
    ),
    CallbackFacts(
      .sectionIndexTitles,
      selector: "sectionIndexTitlesForTableView:",
      swiftName: "sectionIndexTitles(for:)",
      introduced: .iOS(2),
      takes: .none,
      answers: .texts,
      group: .index,
      byDefault: "no section index (assumed)"
    ),
    CallbackFacts(
      .sectionForSectionIndexTitle,
      selector: "tableView:sectionForSectionIndexTitle:atIndex:",
      swiftName: "tableView(_:sectionForSectionIndexTitle:at:)",
      introduced: .iOS(2),
      takes: .indexTitle,
      answers: .section,
      group: .index,
      byDefault: "the section with the number of the title (assumed)"
    ),
    CallbackFacts(
      .commitEditingStyle,
      selector: "tableView:commitEditingStyle:forRowAtIndexPath:",
      swiftName: "tableView(_:commit:forRowAt:)",
      introduced: .iOS(2),
      takes: .commit,
      group: .editing,
      byDefault: "no swipe to delete, and no edit is committed"
    ),
    CallbackFacts(
      .moveRowAt,
      selector: "tableView:moveRowAtIndexPath:toIndexPath:",
      swiftName: "tableView(_:moveRowAt:to:)",
      introduced: .iOS(2),
      takes: .move,
      group: .moving,
      byDefault: "no reorder control, so rows stay in place"
    ),
  ]
}
