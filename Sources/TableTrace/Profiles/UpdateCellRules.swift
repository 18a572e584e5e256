/// The rules of heights, cells and views at the end of an update group.
package enum UpdateCellRules: Sendable {
  package static let measuredHeights = Rule<Bool>(
    .updateMeasuredHeights,
    "From iOS 11, if row heights are estimated, rows that were measured before keep their "
      + "heights during an update.",
    VersionRange(
      false,
      "measured heights are discarded",
      .measured(from: .iOS(8), until: .iOS(9), "upd-62", "r3-43")
    ),
    VersionRange(
      since: .iOS(11),
      true,
      "measured heights are kept",
      .measured(until: .iOS(13), "upd-63"),
      .measured(from: .iOS(26), "r4-55")
    )
  )

  package static let shownHeights = Rule<HeightsOfShownRows>(
    .updateShownHeights,
    "If row heights are estimated, the end of an update group measures the rows that stay on "
      + "screen again, in ascending order. The counts are read first. From iOS 11, only an update "
      + "group without operations measures these rows again.",
    VersionRange(.always, "in every group"),
    VersionRange(
      since: .iOS(11),
      .inEmptyGroups,
      "only in groups without operations",
      .assumed("upd-61", "upd-63")
    ),
    conflicts: [
      "upd-63: from iOS 11, heights are queried only together with cells. upd-61: an empty group "
        + "queries heights again."
    ]
  )

  package static let contentOffset = Rule<Bool>(
    .updateContentOffset,
    "An update changes the content offset only if the new content is too short for the old offset. "
      + "From iOS 11, scrollViewDidScroll is then called inside the update call.",
    VersionRange(false, "the offset changes without a call"),
    VersionRange(
      since: .iOS(11),
      true,
      "scrollViewDidScroll is called inside the update call",
      .measured("g2-04"),
      .assumed(from: .iOS(12), "g2-04", "upd-64")
    ),
    conflicts: [
      "It is assumed that the call is after heightForRowAt and before cellForRowAt. The call stack "
        + "g2-04 does not show it."
    ]
  )

  static let entries = RuleList.of {
    measuredHeights
    shownHeights
    Statement(
      .updateKeptCells,
      "Rows that are visible before and after an update keep their cells, even if they move. "
        + "cellForRowAt is not called for these rows.",
      says: "the cells are kept",
      .assumed(from: .iOS(5), "upd-61"),
      .measured(from: .iOS(7), until: .iOS(12), "upd-42"),
      .measured(from: .iOS(13), until: .iOS(15), "g2-07"),
      .tested(from: .iOS(17), until: .iOS(26), "tests2-18", "tests2-19", "tests2-22"),
      conflicts: [
        "upd-61 (iOS 5 to 11) shows groups without operations. That moving rows keep their cells "
          + "is assumed up to iOS 12."
      ]
    )
    Statement(
      .updateNewCells,
      "New visible rows get their cells when the update group ends. The cells of removed rows "
        + "return to the reuse pool later, so the new rows cannot use them.",
      says: "new cells are made before old cells return to the pool",
      .assumed("upd-32", "tests2-47"),
      .observed(from: .iOS(12), "upd-40"),
      .assumed(from: .iOS(13), "tests2-15", "tests2-16", "tests2-18", "g2-09"),
      .assumed(from: .iOS(26), "r4-06", "r4-50"),
      .measured(from: .catalyst(26), "upd-41"),
      conflicts: [
        "r4-06 and r4-50 show that the one new cell of a batch exists when the call returns. They "
          + "do not show the order of several new cells or of removed ones.",
        "upd-40 (iOS 12) shows one new cell and one old cell. The order of several is assumed.",
      ]
    )
    Statement(
      .updateNewCellOrder,
      "Several new rows of an update get their cells in ascending order.",
      says: "ascending",
      .measured(from: .iOS(7), until: .iOS(11), "upd-42")
    )
    Statement(
      .updateRowsBeyondBounds,
      "An update group makes cells only for rows that are visible after the update, even if more "
        + "rows are inserted.",
      says: "no cell for rows off screen",
      .assumed("upd-42", "r4-09"),
      conflicts: [
        "upd-42 and r4-09 show only cells of visible rows. No log has an insertion below the "
          + "visible rows.",
        "A scrollToRow in the same run loop turn makes cells that are not displayed, to measure "
          + "self-sizing rows. scroll.rows-without-method describes this.",
      ]
    )
    contentOffset
    Statement(
      .updateSectionViews,
      "When an update inserts or reloads sections, the views of their headers and footers are "
        + "created after the cells. Other visible sections keep their views.",
      VersionRange("after the cells", .assumed("g2-05")),
      VersionRange(since: .iOS(17, 2), "inside the update call", .assumed("tests2-23")),
      conflicts: [
        "g2-05: the view method is called again, but it is not known whether before or after the "
          + "cells",
        "tests2-23 (iOS 17.2) shows that the views of new sections exist after the call. It is "
          + "assumed that the views are made after the cells, and that reloaded sections behave "
          + "alike.",
      ]
    )
    Statement(
      .updateCarriedOver,
      "After an update, a row keeps its selection, highlight, prefetch and any cell made before it "
        + "was visible, even if its index path changes. For a deleted or reloaded row, they are "
        + "all dropped without a call.",
      says: "selection, highlight, prefetch and cells follow their rows"
    )
    Statement(
      .updateReconfigure,
      "For each reconfigured row that has a cell, cellForRowAt is called. The dequeue returns the "
        + "row's existing cell, and the row is measured again. A row without a cell is skipped.",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(since: .iOS(15), "the same cell is used again", .documented("upd-19", "upd-18")),
      decidedBy: [.updateMethods]
    )
    Statement(
      .updateReconfigureTime,
      "Rows are reconfigured after the update group has made its new cells, from top to bottom. "
        + "heightForRowAt of a row follows its cellForRowAt.",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(since: .iOS(15), "after the new cells"),
      decidedBy: [.updateMethods],
      conflicts: ["No evidence shows where these calls are among those of the update group."]
    )
  }
}

/// When the end of an update group measures rows again that stay on screen, if row heights are
/// estimated.
package enum HeightsOfShownRows: Hashable, Sendable {
  case always
  /// Only in a group without operations.
  case inEmptyGroups
}
