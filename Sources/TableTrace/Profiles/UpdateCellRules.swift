/// The rules of heights, cells, headers and footers at the end of an update.
package enum UpdateCellRules: Sendable {
  package static let measuredHeights = Rule<Bool>(
    .updateMeasuredHeights,
    "A table with estimated row heights knows the heights of the rows that it has measured. From "
      + "iOS 11, it keeps these heights during an update. On older versions, it discards them.",
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
    "At the end of an update (endUpdates or performBatchUpdates), a table with estimated row "
      + "heights reads its counts. Then it measures the rows that stay on screen again, in "
      + "ascending order. From iOS 11, it does this only for an empty update: one without an "
      + "insertion, deletion, reload or move.",
    VersionRange(.always, "rows that stay on screen are measured again in every update"),
    VersionRange(
      since: .iOS(11),
      .inEmptyGroups,
      "rows that stay on screen are measured again only in an empty update",
      .assumed("upd-61", "upd-63")
    ),
    conflicts: [
      "upd-63: from iOS 11, heights are queried only together with cells. upd-61: an update "
        + "without any insertion, deletion, reload or move queries heights again."
    ]
  )

  package static let contentOffset = Rule<Bool>(
    .updateContentOffset,
    "An update changes the content offset only if the new content is too short for the old offset. "
      + "From iOS 11, scrollViewDidScroll is then called before the update call returns.",
    VersionRange(false, "the content offset changes, but scrollViewDidScroll is not called"),
    VersionRange(
      since: .iOS(11),
      true,
      "scrollViewDidScroll is called before endUpdates or performBatchUpdates returns",
      .measured("g2-04"),
      .assumed(from: .iOS(12), "g2-04", "upd-64")
    ),
    conflicts: [
      "It is assumed that scrollViewDidScroll is called after heightForRowAt and before "
        + "cellForRowAt. The call stack g2-04 does not show it."
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
        "upd-61 (iOS 5 to 11) shows empty updates. Up to iOS 12, it is assumed that moving rows "
          + "keep their cells."
      ]
    )
    Statement(
      .updateNewCells,
      "At the end of an update (endUpdates or performBatchUpdates), new visible rows get their "
        + "cells. The cells of removed rows return to the reuse pool after that, so the new rows "
        + "cannot use them.",
      says: "new cells are made before old cells return to the pool",
      .assumed("upd-32", "tests2-47"),
      .observed(from: .iOS(12), "upd-40"),
      .assumed(from: .iOS(13), "tests2-15", "tests2-16", "tests2-18", "g2-09"),
      .assumed(from: .iOS(26), "r4-06", "r4-50"),
      .measured(from: .catalyst(26), "upd-41"),
      conflicts: [
        "r4-06 and r4-50 show that the only new cell exists when performBatchUpdates returns. They "
          + "do not show the order of several new cells, or of removed cells.",
        "upd-40 (iOS 12) shows one new cell and one old cell. The order of several cells is "
          + "assumed.",
      ]
    )
    Statement(
      .updateNewCellOrder,
      "If several rows become visible in an update, they get their cells in ascending order.",
      says: "the new rows get their cells in ascending order",
      .measured(from: .iOS(7), until: .iOS(11), "upd-42")
    )
    Statement(
      .updateRowsBeyondBounds,
      "An update makes cells only for rows that are visible after the update. Inserted rows that "
        + "are off screen get no cell.",
      says: "no cell for rows off screen",
      .assumed("upd-42", "r4-09"),
      conflicts: [
        "upd-42 and r4-09 show only cells of visible rows. No log has an insertion below the "
          + "visible rows.",
        "scrollToRow in the same run loop turn can make cells that are not displayed, to measure "
          + "self-sizing rows. scroll.rows-without-method describes this.",
      ]
    )
    contentOffset
    Statement(
      .updateSectionViews,
      "When an update inserts or reloads sections, the views of their headers and footers are "
        + "created after the cells. Other visible sections keep their views.",
      VersionRange("the views are created after the cells", .assumed("g2-05")),
      VersionRange(
        since: .iOS(17, 2),
        "the views are created after the cells, before endUpdates or performBatchUpdates returns",
        .assumed("tests2-23")
      ),
      conflicts: [
        "g2-05 shows that the view method is called again. It does not show whether this is before "
          + "or after the cells.",
        "tests2-23 (iOS 17.2) shows that the views of new sections exist after the call. It is "
          + "assumed that they are made after the cells, and that the views of reloaded sections "
          + "are made in the same way.",
      ]
    )
    Statement(
      .updateCarriedOver,
      "A row keeps its selection and highlight in an update, even if its index path changes. It "
        + "also keeps its prefetch, and a cell that was made before the row is visible. A deleted "
        + "or reloaded row loses all of these, without a call.",
      says: "selection, highlight, prefetch and cells follow their rows"
    )
    Statement(
      .updateReconfigure,
      "reconfigureRows calls cellForRowAt for each of its rows that has a cell. "
        + "dequeueReusableCell then returns the row's existing cell, and the row is measured "
        + "again. A row without a cell is skipped.",
      VersionRange("reconfigureRows does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(15),
        "cellForRowAt is called, and the row's existing cell is used again",
        .documented("upd-19", "upd-18")
      ),
      decidedBy: [.updateMethods]
    )
    Statement(
      .updateReconfigureTime,
      "Rows are reconfigured after the update has made its new cells, from top to bottom. For "
        + "each row, heightForRowAt is called after cellForRowAt.",
      VersionRange("reconfigureRows does not exist", .documented("doc-01")),
      VersionRange(since: .iOS(15), "after the new cells are made"),
      decidedBy: [.updateMethods],
      conflicts: [
        "No evidence shows whether cellForRowAt is called for reconfigured rows before or after "
          + "the other calls of the update."
      ]
    )
  }
}

/// The updates that measure rows that stay on screen again, if row heights are estimated.
package enum HeightsOfShownRows: Hashable, Sendable {
  case always
  /// Only an update without any insertion, deletion, reload or move.
  case inEmptyGroups
}
