/// The rules of rows that have a cell without being displayed: the next row, and a row that has
/// just left.
package enum PreparedRowRules: Sendable {
  package static let rowAhead = Rule<Bool>(
    .rowAhead,
    "From iOS 15, a scrolling table in a window makes the cell of the next row before that row "
      + "is visible. All calls for the cell are made then. When the row becomes visible, only "
      + "willDisplay is called.",
    VersionRange(
      false,
      "cellForRowAt is called when the row enters",
      .measured(from: .iOS(10), until: .iOS(11), "upd-15")
    ),
    VersionRange(
      since: .iOS(15),
      true,
      "one row ahead",
      .observed("upd-02", "upd-12", "upd-21"),
      .assumed(from: .iOS(16), "upd-16", "upd-20"),
      .observed(from: .iOS(26), "r4-01", "r4-03")
    ),
    conflicts: [
      "upd-16 (iOS 15 or 16) shows about two rows ahead",
      "upd-20 (iOS 18 or 26) mentions two cells made ahead, one after the other",
    ]
  )

  package static let rowAheadAtRest = Rule<Bool>(
    .rowAheadAtRest,
    "While a table does not scroll, it makes no cell for the next row off screen. This holds "
      + "after a load, a reload, an update, and a scroll without an animation.",
    is: false,
    "no row is prepared",
    .observed(from: .iOS(26), "r4-02", "r4-04", "r4-55"),
    .measured(from: .catalyst(26), "r4-12"),
    conflicts: [
      "r4-02 (iOS 26.1) shows a load and a scroll without an animation, r4-55 an update, and "
        + "r4-12 (Catalyst 26) a load. A reload is assumed.",
      "upd-02 (iOS 15) does not show where the load ends. Its first row ahead may already belong "
        + "to the scrolling.",
      "upd-16 (iOS 15 or 16) shows rows ahead as scrolling starts",
      "upd-34 (iOS 15) counts one or two cells more than the 18 rows of the load",
    ]
  )

  package static let rowAheadPass = Rule<Bool>(
    .rowAheadPass,
    "A scrolling table makes the cell of the next row before that row is visible, outside of a "
      + "layout. From iOS 26, a layout that changes nothing follows at once.",
    VersionRange(false, "no"),
    VersionRange(since: .iOS(26), true, "yes, at once", .observed("r4-01", "r4-03"))
  )

  package static let rowKept = Rule<Bool>(
    .rowKept,
    "From iOS 15, a row that has left the screen keeps its cell while it is next to the visible "
      + "rows. If the row returns, only willDisplay is called. In the values of this rule, K is "
      + "the largest number of rows visible at once, partly visible rows included.",
    VersionRange(false, "the cell goes to the pool at once"),
    VersionRange(
      since: .iOS(14),
      false,
      "the cell goes to the pool at once. Slow scrolling needs K cells, or K + 1 if one row "
        + "enters in the step in which another leaves.",
      .observed("upd-01")
    ),
    VersionRange(
      since: .iOS(15),
      true,
      "one cell is kept. Slow scrolling needs K + 2 cells, one of them for the next row.",
      .observed(until: .iOS(17), "upd-02", "upd-13")
    ),
    conflicts: [
      "upd-01 counts 19 rows at rest and 20 cells. Between two of its steps 20 rows are on screen.",
      "upd-21 (iOS 15.0) counts eleven cells for ten rows, one less than this rule",
      "upd-34 (iOS 15) counts one or two cells more than the 18 rows of the load",
      "r4-01 (iOS 26.1) does not show where the cells of leaving rows go",
    ]
  )

  static let entries = RuleList.of {
    rowAhead
    rowAheadAtRest
    rowAheadPass
    rowKept
  }
}
