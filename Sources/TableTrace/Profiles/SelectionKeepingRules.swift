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
      "yes: the cells are made inside the call. UIKit itself queries a cell inside the call, which "
        + "prints a warning.",
      .measured(from: .iOS(14), until: .iOS(15), "r3-24")
    ),
    conflicts: ["r3-24: only the words of the warning show that the cells are made inside the call"]
  )

  package static let editMode = Rule<Bool>(
    .selectionInEditMode,
    "When edit mode begins and when it ends, the selection is cleared without a call. Only on iOS "
      + "8, the end of edit mode restores the selection from before edit mode.",
    VersionRange(false, "the end of edit mode restores nothing"),
    VersionRange(
      since: .iOS(8),
      true,
      "the end of edit mode restores the selection",
      .measured("int-22")
    ),
    VersionRange(
      since: .iOS(9),
      false,
      "the end of edit mode restores nothing",
      .measured(until: .iOS(11), "int-34"),
      .measured(from: .iOS(26), "r4-10")
    ),
    conflicts: [
      "r4-10 shows the look of the row as edit mode ends, not whether a callback is called"
    ]
  )

  static let entries = RuleList.of {
    Statement(
      .selectionByCode,
      "selectRow and deselectRow call no delegate method. Only the cell changes its selected "
        + "state. In single selection, selectRow deselects the old row, also without a call.",
      says: "only the cell changes",
      .documented("int-36")
    )
    afterReload
    Statement(
      .selectionCleared,
      "reloadData clears the selection at once, without a call. Setting another data source does "
        + "the same.",
      says: "the selection is cleared",
      .measured(from: .iOS(9), until: .iOS(10), "int-34"),
      conflicts: [
        "int-34 shows reloadData. It is assumed that another data source does the same, and that "
          + "both do it at once."
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
      VersionRange("the order is assumed"),
      VersionRange(
        since: .iOS(6),
        "in the order of selection: recorded with two taps, the second on a row below the first",
        .tested("tests2-54")
      ),
      VersionRange(since: .iOS(11), "the order is assumed")
    )
    Statement(
      .topmostSelectedRow,
      "If several rows are selected, indexPathForSelectedRow returns the topmost of them.",
      says: "the topmost row",
      decidedBy: [.selectionMultiple],
      conflicts: ["No evidence shows what the property returns if several rows are selected."]
    )
    Statement(
      .nearestSelectedRow,
      "scrollToNearestSelectedRow scrolls to the selected row that is nearest to the requested "
        + "position. Without a selection it does nothing.",
      says: "the distance is measured between the middles of the rows"
    )
    Statement(
      .besideKeptRow,
      "In single selection, if willDeselectRowAt returns nil, the old row stays selected. The "
        + "tapped row is selected as well, and didSelectRowAt is called for it.",
      says: "both rows are selected. No evidence describes the new row."
    )
    Statement(
      .absentRedirect,
      "If willSelectRowAt returns a row that the table does not have, nothing is deselected and nothing is selected.",
      says: "as if willSelectRowAt had returned nil"
    )
    Statement(
      .deselectsSelected,
      "didDeselectRowAt is called once for each deselected row, and only for rows that the table "
        + "had selected. A cell that only looks selected does not count, nor does another row "
        + "that willDeselectRowAt returns.",
      says: "the table's selection decides",
      .measured(from: .iOS(7), until: .iOS(8), "g2-33")
    )
    Statement(
      .lookOfReusedCell,
      "A cell in the reuse pool keeps its highlighted or selected look. Before willDisplay, the "
        + "cell gets the look of its new row: first the highlight, then the selection.",
      says: "only if the look changes"
    )
  }
}
