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
      "upd-16 (iOS 15 or 16) shows that the cells of about two rows are made before they are "
        + "visible",
      "upd-20 (iOS 18 or 26) mentions two cells that are made before they are visible, one after "
        + "the other",
    ]
  )

  package static let rowAheadAtRest = Rule<Bool>(
    .rowAheadAtRest,
    "Only a scrolling table makes the cell of the next row before that row is visible. After a "
      + "load, a reload, an update or a scroll without an animation, no such cell is made.",
    is: false,
    "no cell is made before its row is visible",
    .observed(from: .iOS(26), "r4-02", "r4-04", "r4-55"),
    .measured(from: .catalyst(26), "r4-12"),
    conflicts: [
      "r4-02 (iOS 26.1) shows a load and a scroll without an animation, r4-55 an update, and "
        + "r4-12 (Catalyst 26) a load. A reload is assumed.",
      "upd-02 (iOS 15) does not show where the load ends. The first cell that is made before it is "
        + "visible may already belong to the scrolling.",
      "upd-16 (iOS 15 or 16) shows cells that are made before they are visible as scrolling starts",
      "upd-34 (iOS 15) counts one or two cells more than the 18 rows of the load",
    ]
  )

  package static let rowAheadPass = Rule<Bool>(
    .rowAheadPass,
    "A scrolling table makes the cell of the next row before that row is visible. This happens "
      + "outside of a layout. From iOS 26, a layout that changes nothing follows immediately.",
    VersionRange(false, "no layout follows"),
    VersionRange(since: .iOS(26), true, "a layout follows immediately", .observed("r4-01", "r4-03"))
  )

  package static let rowKept = Rule<Bool>(
    .rowKept,
    "From iOS 15, a row that leaves the screen keeps its cell as long as the row is next to a "
      + "visible row. If the row comes back, only willDisplay is called.",
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
      "upd-01 counts 19 rows at rest and 20 cells. Between two of its steps 20 rows are on screen.",
      "upd-21 (iOS 15.0) counts eleven cells for ten rows, one less than this rule says",
      "upd-34 (iOS 15) counts one or two cells more than the 18 rows of the load",
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
