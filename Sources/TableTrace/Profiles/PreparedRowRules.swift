/// The rules of rows that have a cell without being displayed: the next row, and a row that has
/// just left.
package enum PreparedRowRules: Sendable {
  package static let rowAhead = Rule<Bool>(
    .rowAhead,
    "From iOS 15, a scrolling table in a window makes the cell of the next row before that row is "
      + "visible. cellForRowAt is called at that time. When the row becomes visible, only "
      + "willDisplay is called.",
    VersionRange(
      false,
      "cellForRowAt is called when the row becomes visible",
      .measured(from: .iOS(10), until: .iOS(11), "upd-15")
    ),
    VersionRange(
      since: .iOS(15),
      true,
      "cellForRowAt is called for one row before the row is visible",
      .observed("upd-02", "upd-12", "upd-21"),
      .assumed(from: .iOS(16), "upd-16", "upd-20"),
      .observed(from: .iOS(26), "r4-01", "r4-03")
    ),
    conflicts: [
      "upd-16 (iOS 15 or 16) shows that the table makes the cells of about two rows before the "
        + "rows are visible",
      "upd-20 (iOS 18 or 26) mentions two rows whose cells are made before the rows are visible, "
        + "one after the other",
    ]
  )

  package static let rowAheadAtRest = Rule<Bool>(
    .rowAheadAtRest,
    "Only a scrolling table makes the cell of the next row before that row is visible. After a "
      + "load, a reload, an update or a scroll without an animation, the table makes cells only "
      + "for visible rows.",
    is: false,
    "no cell is made before its row is visible",
    .observed(from: .iOS(26), "r4-02", "r4-04", "r4-55"),
    .measured(from: .catalyst(26), "r4-12"),
    conflicts: [
      "r4-02 (iOS 26.1) shows a load and a scroll without an animation, r4-55 an update, and "
        + "r4-12 (Catalyst 26) a load. No evidence shows a reload.",
      "upd-02 (iOS 15) does not show where the load ends. The first cell that is made before its "
        + "row is visible may already belong to the scrolling.",
      "upd-16 (iOS 15 or 16) shows that such cells are made when scrolling starts",
      "upd-34 (iOS 15) shows 18 visible rows after the load, but counts one or two cells more",
    ]
  )

  package static let rowAheadPass = Rule<Bool>(
    .rowAheadPass,
    "A scrolling table makes the cell of the next row before that row is visible. The table does "
      + "this outside of a layout. From iOS 26, a layout follows at once, but it changes nothing.",
    VersionRange(false, "no layout follows"),
    VersionRange(since: .iOS(26), true, "a layout follows at once", .observed("r4-01", "r4-03"))
  )

  package static let rowKept = Rule<Bool>(
    .rowKept,
    "From iOS 15, a row that leaves the screen keeps its cell as long as the row is next to a "
      + "visible row. If the row becomes visible again meanwhile, willDisplay is called for it, "
      + "but not cellForRowAt.",
    VersionRange(false, "the cell returns to the reuse pool at once"),
    VersionRange(
      since: .iOS(14),
      false,
      "the cell returns to the reuse pool at once. For example, if at most 10 rows are visible "
        + "together, slow scrolling needs 10 cells, or 11 if one row enters as another leaves.",
      .observed("upd-01")
    ),
    VersionRange(
      since: .iOS(15),
      true,
      "one cell is kept. For example, if at most 10 rows are visible together, slow scrolling "
        + "needs 12 cells. The two others are the kept cell and the cell of the next row.",
      .observed(until: .iOS(17), "upd-02", "upd-13")
    ),
    conflicts: [
      "upd-01 counts 20 cells, but only 19 rows are visible at rest. Between two of its steps, "
        + "20 rows are visible.",
      "upd-21 (iOS 15.0) counts eleven cells for ten visible rows. By this rule there would be "
        + "twelve.",
      "upd-34 (iOS 15) shows 18 visible rows after the load, but counts one or two cells more",
      "r4-01 (iOS 26.1) does not show what happens to the cells of rows that leave the screen",
    ]
  )

  static let entries = RuleList.of {
    rowAhead
    rowAheadAtRest
    rowAheadPass
    rowKept
  }
}
