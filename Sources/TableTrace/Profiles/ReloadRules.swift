/// The rules of `reloadData` and of layout.
package enum ReloadRules: Sendable {
  package static let requery = Rule<HostRequery>(
    .reloadRequery,
    "reloadData reads the counts and heights again (a re-query) before it returns. The cells "
      + "change later, in the next layout.",
    is: .geometry,
    "counts and heights, once",
    .measured(from: .iOS(9), until: .iOS(11), "load-19", "load-38", hints: ["load-35"]),
    .assumed(from: .iOS(11), "load-25"),
    .observed(from: .iOS(12), until: .iOS(26), "load-23", "load-31"),
    conflicts: [
      "load-23 (iOS 12) and load-31 (iOS 17) use estimated heights, so they show only the counts.",
      "load-25 shows the same. Its version is not known.",
    ]
  )

  package static let firstLayoutRequery = Rule<HostRequery>(
    .firstLayoutRequery,
    "If the app calls reloadData before the first layout, this layout reads the counts and "
      + "heights again (a re-query). A call such as rectForRow can also load the table before "
      + "its first layout. After such a load, the first layout reads nothing again.",
    is: .geometry,
    "counts and heights, once",
    .assumed(from: .catalyst(13)),
    .measured(from: .catalyst(26), "upd-04", "load2-16"),
    conflicts: [
      "No evidence shows a table that loads before its first layout because the app queries it. "
        + "It is assumed that the first layout of such a table does not read the counts and "
        + "heights again."
    ]
  )

  package static let didEnd = Rule<ReloadedRowsOrder>(
    .reloadDidEnd,
    "In the layout after a reload, didEndDisplaying is called for the old cells before the first "
      + "cellForRowAt. The calls begin with the last row.",
    VersionRange(.lastFirst, "didEndDisplaying does not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      .lastFirst,
      "the last row first",
      .measured(from: .catalyst(26), "upd-05")
    ),
    conflicts: [
      "only evidence from Catalyst 26 shows the order of these calls",
      "upd-05: the cells are reused as if they had returned to the pool from the first row to "
        + "the last",
    ]
  )

  package static let noVisibleRows = Rule<Bool>(
    .noVisibleRows,
    "Before the first layout, no row is visible, and indexPathsForVisibleRows returns nil.",
    is: true,
    "indexPathsForVisibleRows returns nil",
    .measured(from: .iOS(10), until: .iOS(13), "r3-09"),
    .tested(from: .iOS(16), until: .iOS(18), "r5-59"),
    conflicts: [
      "tests2-07 (iOS 10 to 12) asserts an empty array instead of nil. It tests an extension, "
        + "which may turn nil into an empty array."
    ]
  )

  package static let outsideWindow = Rule<Bool>(
    .layoutOutsideWindow,
    "If a layout makes cells while the table is not in a window, UIKit prints a warning to the "
      + "console, once per process.",
    VersionRange(false, "no warning"),
    VersionRange(since: .iOS(13), true, "one warning", .observed(until: .iOS(26), "exc-44")),
    conflicts: [
      "The text of the warning (exc-44, load-33) says that the layout forces views to load. No "
        + "log shows that this layout makes the cells. It is assumed."
    ]
  )

  static let entries = RuleList.of {
    requery
    Statement(
      .reloadLayout,
      "After reloadData, the next layout makes the new cells. This layout does not query the "
        + "counts again.",
      says: "the cells are made in the next layout",
      .assumed("load-14", "load-35", "tests2-31", "load-25"),
      .observed(from: .iOS(12), until: .iOS(14), "load-23"),
      .assumed(from: .iOS(18), "r5-56"),
      decidedBy: [.reloadRequery, .firstLayoutRequery],
      conflicts: [
        "load-25 shows the same. Its version is not known.",
        "r5-56 (iOS 18) asserts one cellForRowAt for each visible row after a reload. It does not "
          + "show the layout or the counts.",
      ]
    )
    firstLayoutRequery
    Statement(
      .reloadEndsRows,
      "After reloadData, didEndDisplaying is called for every displayed cell. The method receives "
        + "the old index path, which may no longer exist.",
      VersionRange("didEndDisplaying does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(6),
        "for every displayed cell",
        .assumed("tests2-31"),
        .measured(from: .iOS(9), "upd-46", "r3-11", "r3-25", hints: ["tests2-48"]),
        .assumed(from: .iOS(15), "tests2-48"),
        .measured(from: .catalyst(26), "upd-05")
      ),
      decidedBy: [.reloadDidEnd],
      conflicts: [
        "upd-46 and r3-11 do not say when didEndDisplaying is called. Only tests2-48 says that "
          + "the call is in the next layout, not inside reloadData."
      ]
    )
    didEnd
    Statement(
      .layoutForced,
      "layoutIfNeeded runs a pending layout at once, for example the layout after reloadData. In "
        + "a loaded table, visibleCells and indexPathsForVisibleRows run it too. If heights are "
        + "estimated, queries for rects of headers and footers also run it.",
      says: "the pending layout runs at once",
      .tested(from: .iOS(10), until: .iOS(13), "tests2-02", "tests2-07"),
      conflicts: [
        "tests2-02 and tests2-07 (iOS 10 to 12) show the queries. They do not show layoutIfNeeded."
      ]
    )
    Statement(
      .layoutForcedByOthers,
      "In a loaded table, headerView, footerView and indexPath(for:) run a pending layout. If "
        + "heights are estimated, queries for rects of sections and rows do the same.",
      says: "the pending layout runs at once",
      .assumed("tests2-02", "tests2-07"),
      decidedBy: [.reloadRequery],
      conflicts: ["tests2-02 and tests2-07 (iOS 10 to 12) show other queries."]
    )
    Statement(
      .layoutForcedByCell,
      "After reloadData, for example, the table has a pending layout. If the app calls "
        + "cellForRow(at:) on a loaded table, the table runs this layout before it returns the "
        + "cell.",
      says: "the pending layout runs at once",
      .tested(from: .iOS(13), until: .iOS(17), "tests2-13")
    )
    noVisibleRows
    Statement(
      .noRowsLeft,
      "If a table that has been laid out shows no row any more, indexPathsForVisibleRows returns "
        + "nil, as before the first layout.",
      says: "indexPathsForVisibleRows returns nil",
      .assumed(from: .iOS(10), "r3-09", "r5-59"),
      decidedBy: [.noVisibleRows],
      conflicts: ["r3-09 and r5-59 are about tables before their first layout."]
    )
    Statement(
      .noVisibleCells,
      "If the table has no rows, visibleCells returns an empty array.",
      says: "visibleCells is empty",
      .tested(from: .iOS(18), until: .iOS(26), "r5-56")
    )
    outsideWindow
  }
}

/// The order in which old cells end displaying after a reload.
package enum ReloadedRowsOrder: Hashable, Sendable {
  /// From the last row up.
  case lastFirst
  /// From the first row down.
  case firstFirst
}
