/// The rules of a layout pass over the rows: which rows enter and leave the screen, and in which
/// order.
package enum RowPassRules: Sendable {
  package static let rowsOfPass = Rule<RowsOfPass>(
    .rowsOfPass,
    "If heights are estimated, a layout has to decide which rows get cells. Up to iOS 14, it "
      + "uses the estimated heights for this. From iOS 15, it makes row after row and uses their "
      + "real heights.",
    VersionRange(.byEstimate, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      .byEstimate,
      "all rows that fit by their estimates",
      .measured("seed-000-load", "load-50", "load-10"),
      .measured(from: .iOS(11), "load-21"),
      .observed(from: .iOS(12), until: .iOS(14), "upd-08"),
      .assumed(from: .catalyst(13))
    ),
    VersionRange(
      since: .iOS(15),
      .oneByOne,
      "row by row. The real heights of the rows above decide where each row begins.",
      .assumed(until: .catalyst(15), "load2-16"),
      .measured(from: .catalyst(26), "load2-16", "upd-07")
    ),
    conflicts: [
      "load-19 (iOS 9): a cell is made because it fits on the screen by its estimated height. By "
        + "its real height it does not fit, and it is never displayed."
    ]
  )

  package static let heightsBeforeCells = Rule<Bool>(
    .heightsBeforeCells,
    "On iOS 7, a layout of a table with estimated row heights calls heightForRowAt for all "
      + "visible rows before it makes the first cell.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      true,
      "yes, and not again after the cells. First, heightForRowAt is called for the rows that fit "
        + "on the screen by their estimates. These calls go from the last row up if more rows "
        + "follow below, and otherwise from the first row down. Then heightForRowAt is called "
        + "for rows that are still missing, in ascending order. If the whole screen is new, the "
        + "row above the screen follows, or else the row below.",
      .measured("seed-000-load", "r3-05", "r3-06")
    ),
    VersionRange(
      since: .iOS(8),
      false,
      "no: heightForRowAt is called after the cell of each row",
      .measured("load-09", "load-10", "load-19"),
      .observed(from: .iOS(11), until: .iOS(13), "load-20b", "load-21")
    ),
    conflicts: [
      "load-44 and load-50 show heightForRowAt after the cell on iOS 7 to 10",
      "In seed-000-load, all rows fit on the screen, and heightForRowAt is called for them in "
        + "ascending order. r3-05 shows two of the calls from the last row up, and the call for "
        + "the row below.",
      "r3-06 does not show the order of the calls after a reload. It also does not show whether "
        + "a reload at the top calls heightForRowAt for the row below the screen.",
    ]
  )

  package static let secondPass = Rule<Bool>(
    .secondPass,
    "Up to iOS 14, a layout chooses rows by their estimated heights. If these rows do not fill "
      + "the screen, the layout adds more rows, one by one. On iOS 11 to 14, it calls "
      + "heightForHeader and heightForFooter again before it adds rows. It does not do so if the "
      + "heights of headers and footers are estimated.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(since: .iOS(7), false, "only rows are added", .assumed("load-10")),
    VersionRange(
      since: .iOS(11),
      true,
      "heightForHeader, heightForFooter, then the rows",
      .measured(until: .iOS(13), "load-21")
    ),
    VersionRange(
      since: .iOS(15),
      false,
      "nothing is added later, because all rows are made one by one"
    ),
    conflicts: [
      "upd-08 (iOS 12) shows the rows that fit by their estimates, and no further rows.",
      "load-21 has one section. It is assumed that the calls are made for every visible section.",
      "load-21 has fixed heights of headers and footers. It is assumed that heightForHeader and "
        + "heightForFooter are not called again if these heights are estimated.",
    ]
  )

  package static let closingQuery = Rule<Bool>(
    .closingQuery,
    "From iOS 9, if row heights are estimated, a layout ends by calling heightForRowAt again for "
      + "some displayed rows. These are the rows with a real height that equals their estimate.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      false,
      "heightForRowAt is not called again",
      .measured("seed-000-load")
    ),
    VersionRange(
      since: .iOS(9),
      true,
      "heightForRowAt is called once more",
      .measured("load-19", "load-13"),
      .observed(from: .iOS(11), until: .iOS(13), "load-20b", "load-23", "load-21", "load-22"),
      .measured(from: .catalyst(26), "load2-16")
    ),
    conflicts: [
      "load-19 (iOS 9): heightForRowAt is sometimes called twice more",
      "load-13 shows such a call of heightForRowAt. Its version is iOS 8.4 or 9.",
    ]
  )

  package static let cellLayout = Rule<CellLayoutPlace>(
    .cellLayout,
    "When the table lays out its rows, layoutSubviews of the new cells is called last, after all "
      + "calls of the data source and delegate.",
    is: .afterPass,
    "after all callbacks",
    .measured(from: .iOS(9), until: .iOS(10), "load-42", hints: ["r3-32"]),
    .measured(from: .catalyst(26), "upd-04"),
    conflicts: [
      "load-45 (call stacks of iOS 9 to 12): each cell lays out right after its own willDisplay"
    ]
  )

  static let entries = RuleList.of {
    rowsOfPass
    heightsBeforeCells
    secondPass
    Statement(
      .surplusCells,
      "If estimated heights are too small, a layout makes more cells than fit on the screen. In "
        + "the same layout, after the last willDisplay, didEndDisplaying is called for the cells "
        + "that do not fit. These calls are in ascending order.",
      VersionRange("didEndDisplaying does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(7),
        "didEndDisplaying is called in the same layout",
        .observed(from: .iOS(12), until: .iOS(14), "upd-08")
      ),
      VersionRange(
        since: .iOS(15),
        "only for cells that do not fit because of headers, in the same layout"
      ),
      decidedBy: [.rowsOfPass]
    )
    Statement(
      .newBeforeOld,
      "If some rows become visible and others leave the screen in one layout, the new rows get "
        + "their cells first. Then didEndDisplaying is called for the rows that leave.",
      VersionRange("first the new rows, then the rows that leave"),
      VersionRange(
        since: .iOS(12),
        "first the new rows, then the rows that leave, in ascending order",
        .observed("upd-08", "upd-01"),
        .assumed(from: .iOS(15), "upd-03")
      )
    )
    closingQuery
    cellLayout
  }
}

/// How a layout pass chooses its rows if row heights are estimated.
package enum RowsOfPass: Hashable, Sendable {
  /// All rows that fit by their estimates are made first, then the missing rows.
  case byEstimate
  /// Rows are made one by one, and the real heights of the rows above decide where each is.
  case oneByOne
}

/// When a new cell lays itself out.
package enum CellLayoutPlace: Hashable, Sendable {
  /// After all callbacks of the layout pass, from the last cell up.
  case afterPass
  /// Right after its own willDisplay.
  case afterWillDisplay
}
