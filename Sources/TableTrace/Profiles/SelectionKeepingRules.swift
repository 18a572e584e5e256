/// The rules of the selection apart from taps: selectRow, reloads, edit mode and queries.
package enum SelectionKeepingRules: Sendable {
  package static let afterReload = Rule<Bool>(
    .selectionAfterReload,
    "From iOS 13, if the app calls selectRow right after reloadData, selectRow makes the new cells "
      + "before it returns. On older versions, the next layout makes the cells.",
    VersionRange(false, "no: the next layout makes the cells"),
    VersionRange(
      since: .iOS(13),
      true,
      "yes: selectRow makes the cells. For this, UIKit queries a cell itself, which prints a "
        + "warning.",
      .measured(from: .iOS(14), until: .iOS(15), "r3-24")
    ),
    conflicts: ["r3-24: only the words of the warning show that the cells are made inside the call"]
  )

  package static let editMode = Rule<Bool>(
    .selectionInEditMode,
    "When edit mode begins and when it ends, all rows are deselected without a call of "
      + "didDeselectRowAt. Only on iOS 8, the rows that were selected before edit mode are "
      + "selected again at its end.",
    VersionRange(false, "no row is selected again when edit mode ends"),
    VersionRange(
      since: .iOS(8),
      true,
      "the old selection is restored when edit mode ends",
      .measured("int-22")
    ),
    VersionRange(
      since: .iOS(9),
      false,
      "no row is selected again when edit mode ends",
      .measured(until: .iOS(11), "int-34"),
      .measured(from: .iOS(26), "r4-10")
    ),
    conflicts: [
      "r4-10 shows how the row looks when edit mode ends. It does not show whether a callback is "
        + "called."
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .selectionByCode,
      "selectRow and deselectRow call no delegate method. Only the cell changes its selected "
        + "state. In single selection, selectRow deselects the old row, also without a call.",
      says: "only the cell's selected state changes, and no delegate method is called",
      .documented("int-36")
    )
    afterReload
    Statement(
      .selectionCleared,
      "reloadData deselects all rows at once, without a call of didDeselectRowAt. A new data "
        + "source has the same effect.",
      says: "all rows are deselected",
      .measured(from: .iOS(9), until: .iOS(10), "int-34"),
      conflicts: [
        "int-34 shows reloadData. It is assumed that a new data source has the same effect, and "
          + "that both deselect the rows at once."
      ]
    )
    editMode
    Statement(
      .selectionAppearing,
      "If clearsSelectionOnViewWillAppear is true, which is the default, a table view controller "
        + "clears the selection in its own viewWillAppear.",
      says: "the selection is cleared",
      .documented("doc-03"),
      conflicts: ["doc-03 does not mention callbacks. It is assumed that there are none."]
    )
    Statement(
      .selectionQuery,
      "indexPathForSelectedRow returns the selected row. indexPathsForSelectedRows returns all "
        + "selected rows in the order of their selection. Both return nil if no row is selected.",
      VersionRange("in the order of selection, which is assumed"),
      VersionRange(
        since: .iOS(6),
        "in the order of selection. The test taps two rows, the second one below the first.",
        .tested("tests2-54")
      ),
      VersionRange(since: .iOS(11), "in the order of selection, which is assumed")
    )
    Statement(
      .topmostSelectedRow,
      "If several rows are selected, indexPathForSelectedRow returns the topmost of them.",
      says: "the topmost row",
      decidedBy: [.selectionMultiple],
      conflicts: [
        "No evidence shows what indexPathForSelectedRow returns if several rows are selected."
      ]
    )
    Statement(
      .nearestSelectedRow,
      "scrollToNearestSelectedRow(at:animated:) scrolls to the selected row that is nearest to the "
        + "given position: the top, middle or bottom of the visible area. Without a selection it "
        + "does nothing.",
      says: "the row whose middle is nearest to that position"
    )
    Statement(
      .besideKeptRow,
      "In single selection, willDeselectRowAt may return nil, so that the old row stays selected. "
        + "The tapped row is then selected as well, and didSelectRowAt is called for it.",
      says: "both rows are selected. No evidence shows what happens to the tapped row."
    )
    Statement(
      .absentRedirect,
      "If willSelectRowAt returns a row that the table does not have, no row is selected or "
        + "deselected.",
      says: "as if willSelectRowAt had returned nil"
    )
    Statement(
      .deselectsSelected,
      "didDeselectRowAt is called once for each deselected row. It is not called if only the cell "
        + "looks selected, but the table has not selected the row. Nor is it called if "
        + "willDeselectRowAt returns a row that is not selected.",
      says: "only for rows that the table had selected",
      .measured(from: .iOS(7), until: .iOS(8), "g2-33")
    )
    Statement(
      .lookOfReusedCell,
      "A cell in the reuse pool keeps its highlighted or selected look. Before willDisplay, the "
        + "cell gets the look of its new row: first the highlight, then the selection.",
      says: "before willDisplay, and only if the look changes"
    )
  }
}
