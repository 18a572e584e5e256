/// The rules of the selection apart from taps: by code, through reloads and edit mode, in queries.
package enum SelectionKeepingRules: Sendable {
  package static let byCode = Statement(
    .selectionByCode,
    "selectRow and deselectRow call no delegate method; the cell is set selected, and in single selection the old row is deselected as silently.",
    Band(
      since: .iOS(4),
      "only the cell",
      .documented("int-36")
    )
  )

  package static let afterReload = Rule<Bool>(
    .selectionAfterReload,
    "selectRow right after reloadData.",
    Band(since: .iOS(4), false, "waits for the layout like anything else", .assumed()),
    Band(
      since: .iOS(13),
      true,
      "makes the cells of the reload inside the call, where UIKit's own question for a cell prints the warning",
      .assumed(),
      .measured(from: .iOS(14), "r3-24"),
      .assumed(from: .iOS(15))
    ),
    conflicts: ["r3-24: that the cells are made inside follows from the words of the warning alone"]
  )

  package static let cleared = Statement(
    .selectionCleared,
    "reloadData, or another data source, clears the selection at once and tells nobody.",
    Band(
      since: .iOS(4),
      "cleared",
      .assumed(),
      .measured(from: .iOS(9), "int-34"),
      .assumed(from: .iOS(10))
    )
  )

  package static let editMode = Rule<Bool>(
    .selectionInEditMode,
    "Beginning and ending edit mode drop the selection and tell nobody; what was selected before edit mode comes back with its end like this.",
    Band(since: .iOS(4), false, "not", .assumed()),
    Band(since: .iOS(8), true, "it comes back", .measured("int-22")),
    Band(
      since: .iOS(9),
      false,
      "not",
      .measured("int-34"),
      .assumed(from: .iOS(11)),
      .measured(from: .iOS(26), "r4-10")
    ),
    conflicts: ["r4-10 is seen by the look of the row; whether a callback comes is not told"]
  )

  package static let appearing = Statement(
    .selectionAppearing,
    "A table view controller clears the selection in its own viewWillAppear, as clearsSelectionOnViewWillAppear says by default.",
    Band(since: .iOS(4), "cleared without a callback", .documented("doc-03"))
  )

  package static let query = Statement(
    .selectionQuery,
    "indexPathForSelectedRow answers the first of the selected rows by place; indexPathsForSelectedRows answers all in the order in which they were selected, and nil without any.",
    Band(since: .iOS(4), "the order is assumed", .assumed()),
    Band(since: .iOS(6), "the order after two taps downward", .tested("tests2-54")),
    Band(since: .iOS(11), "the order is assumed", .assumed())
  )

  package static let nearest = Statement(
    .nearestSelectedRow,
    "scrollToNearestSelectedRow scrolls to the selected row that is nearest to the position in the bounds; without a selection it does nothing.",
    Band(since: .iOS(4), "by the middles of the rows", .assumed())
  )

  package static let besideKept = Statement(
    .besideKeptRow,
    "In single selection, a row that is tapped is selected beside an old one that willDeselectRowAt kept, and didSelectRowAt comes.",
    Band(since: .iOS(4), "both are selected; nothing is said of the new row", .assumed())
  )

  package static let absentRedirect = Statement(
    .absentRedirect,
    "Where willSelectRowAt answers a row that the table does not have, nothing is deselected and nothing is selected.",
    Band(since: .iOS(4), "as if it had answered nil", .assumed())
  )

  package static let deselectsSelected = Statement(
    .deselectsSelected,
    "didDeselectRowAt comes for rows that are in the table's selection, once for each; how a cell looks and what willDeselectRowAt answers put no row there.",
    Band(
      since: .iOS(4),
      "the table's selection decides",
      .assumed(),
      .measured(from: .iOS(7), "g2-33"),
      .assumed(from: .iOS(8))
    )
  )

  package static let reusedCell = Statement(
    .lookOfReusedCell,
    "A cell keeps its look in the pool; as it comes on screen with another row it is set to the look of that row, highlighted first, before willDisplay.",
    Band(since: .iOS(4), "only where the look changes", .assumed())
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(byCode), RuleEntry(afterReload), RuleEntry(cleared), RuleEntry(editMode),
      RuleEntry(appearing),
      RuleEntry(query), RuleEntry(nearest), RuleEntry(besideKept), RuleEntry(absentRedirect),
      RuleEntry(deselectsSelected), RuleEntry(reusedCell),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var comesBackAfterEditing: Bool
    package var laysOutReload: Bool

    init(_ version: ProfileVersion) {
      laysOutReload = SelectionKeepingRules.afterReload.value(for: version)
      comesBackAfterEditing = SelectionKeepingRules.editMode.value(for: version)
    }
  }
}
