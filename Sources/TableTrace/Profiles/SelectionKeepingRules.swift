/// The rules of the selection apart from taps: programmatically, through reloads and edit mode, in
/// queries.
package enum SelectionKeepingRules: Sendable {
  package static let byCode = Statement(
    .selectionByCode,
    "selectRow and deselectRow call no delegate method. The cell changes its selected state. In "
      + "single selection the old row is deselected without a call as well.",
    VersionRange(
      since: .iOS(4),
      "only the cell",
      .documented("int-36")
    )
  )

  package static let afterReload = Rule<Bool>(
    .selectionAfterReload,
    "From iOS 13, selectRow right after reloadData makes the new cells before it returns. On "
      + "older versions the next layout makes them.",
    VersionRange(since: .iOS(4), false, "no: they wait for the layout", .assumed()),
    VersionRange(
      since: .iOS(13),
      true,
      "yes: the cells are made inside the call. UIKit's own query for a cell prints the warning "
        + "there.",
      .assumed(),
      .measured(from: .iOS(14), "r3-24"),
      .assumed(from: .iOS(15))
    ),
    conflicts: ["r3-24: only the words of the warning show that the cells are made inside the call"]
  )

  package static let cleared = Statement(
    .selectionCleared,
    "reloadData, or another data source, clears the selection at once without a call.",
    VersionRange(
      since: .iOS(4),
      "cleared",
      .assumed(),
      .measured(from: .iOS(9), "int-34"),
      .assumed(from: .iOS(10))
    ),
    conflicts: [
      "int-34 shows reloadData. It is assumed that another data source does the same, and that "
        + "both do it at once."
    ]
  )

  package static let editMode = Rule<Bool>(
    .selectionInEditMode,
    "The selection is cleared without a call when edit mode begins and when it ends. Only on iOS "
      + "8, the end restores the selection from before edit mode.",
    VersionRange(since: .iOS(4), false, "it does not", .assumed()),
    VersionRange(since: .iOS(8), true, "it restores the selection", .measured("int-22")),
    VersionRange(
      since: .iOS(9),
      false,
      "it does not",
      .measured("int-34"),
      .assumed(from: .iOS(11)),
      .measured(from: .iOS(26), "r4-10")
    ),
    conflicts: [
      "r4-10 shows the look of the row as edit mode ends, not whether a callback is called"
    ]
  )

  package static let appearing = Statement(
    .selectionAppearing,
    "If clearsSelectionOnViewWillAppear is true, which is the default, a table view controller "
      + "clears the selection in its own viewWillAppear.",
    VersionRange(since: .iOS(4), "cleared without a callback", .documented("doc-03")),
    conflicts: ["doc-03 does not mention callbacks. That there are none is assumed."]
  )

  package static let query = Statement(
    .selectionQuery,
    "indexPathForSelectedRow returns the topmost selected row. indexPathsForSelectedRows returns "
      + "all selected rows in the order of their selection, and nil if there are none.",
    VersionRange(since: .iOS(4), "the order is assumed", .assumed()),
    VersionRange(
      since: .iOS(6),
      "the order after two taps, the second one below the first",
      .tested("tests2-54")
    ),
    VersionRange(since: .iOS(11), "the order is assumed", .assumed()),
    conflicts: [
      "No evidence shows what indexPathForSelectedRow returns if several rows are "
        + "selected."
    ]
  )

  package static let nearest = Statement(
    .nearestSelectedRow,
    "scrollToNearestSelectedRow scrolls to the selected row that is nearest to the requested "
      + "position. Without a selection it does nothing.",
    VersionRange(
      since: .iOS(4),
      "the distance is measured between the middles of the rows",
      .assumed()
    )
  )

  package static let besideKept = Statement(
    .besideKeptRow,
    "In single selection, willDeselectRowAt can keep the old row selected. A tap then selects "
      + "another row as well, and didSelectRowAt is called.",
    VersionRange(
      since: .iOS(4),
      "both rows are selected. No source describes the new row.",
      .assumed()
    )
  )

  package static let absentRedirect = Statement(
    .absentRedirect,
    "If willSelectRowAt returns a row that the table does not have, nothing is deselected and nothing is selected.",
    VersionRange(since: .iOS(4), "as if it had returned nil", .assumed())
  )

  package static let deselectsSelected = Statement(
    .deselectsSelected,
    "didDeselectRowAt is called once for each deselected row, and only for rows in the table's "
      + "selection. Neither the look of a cell nor the result of willDeselectRowAt adds a row to "
      + "the selection.",
    VersionRange(
      since: .iOS(4),
      "the table's selection decides",
      .assumed(),
      .measured(from: .iOS(7), "g2-33"),
      .assumed(from: .iOS(8))
    )
  )

  package static let reusedCell = Statement(
    .lookOfReusedCell,
    "A cell in the pool keeps its highlighted or selected look. Before willDisplay it gets the "
      + "look of its new row, first the highlight and then the selection.",
    VersionRange(since: .iOS(4), "only if the look changes", .assumed())
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(byCode), RuleEntry(afterReload), RuleEntry(cleared), RuleEntry(editMode),
      RuleEntry(appearing),
      RuleEntry(query), RuleEntry(nearest), RuleEntry(besideKept), RuleEntry(absentRedirect),
      RuleEntry(deselectsSelected), RuleEntry(reusedCell),
    ]
  }
}
