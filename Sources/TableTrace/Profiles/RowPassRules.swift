/// The rules of a layout pass over the rows: which rows enter and leave the screen, and in which
/// order.
package enum RowPassRules: Sendable {
  package static let rowsOfPass = Rule<RowsOfPass>(
    .rowsOfPass,
    "If heights are estimated, the layout uses either the estimated or the real heights to "
      + "decide which rows get cells. The iOS version decides which of the two.",
    VersionRange(.byEstimate, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      .byEstimate,
      "all rows that fit by their estimates. If they do not fill the screen, more rows follow.",
      .measured("seed-000-load", "load-50", "load-10"),
      .measured(from: .iOS(11), "load-21"),
      .observed(from: .iOS(12), until: .iOS(14), "upd-08"),
      .assumed(from: .catalyst(13))
    ),
    VersionRange(
      since: .iOS(15),
      .oneByOne,
      "row by row. The real heights of the rows above decide where each row is.",
      .assumed(until: .catalyst(15), "load2-16"),
      .measured(from: .catalyst(26), "load2-16", "upd-07")
    ),
    conflicts: [
      "load-19 (iOS 9): if a cell was made because of an estimate and does not fit by its real "
        + "height, it is never displayed",
      "upd-08 (iOS 12) shows the rows that fit by their estimates, and no further rows",
    ]
  )

  package static let heightsBeforeCells = Rule<Bool>(
    .heightsBeforeCells,
    "On iOS 7, if row heights are estimated, heightForRowAt is called for all visible rows "
      + "before the first cell is made.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      true,
      "yes, and not again after the cells. The first calls are for the rows that are visible by "
        + "their estimates. Their order is from the last row up if more rows follow below, and "
        + "otherwise from the first row down. Calls for missing rows follow, in ascending order. "
        + "If the whole screen is new, the method is also called for one row above it, or else "
        + "for one below.",
      .measured("seed-000-load", "r3-05", "r3-06")
    ),
    VersionRange(
      since: .iOS(8),
      false,
      "no: each height follows its cell",
      .measured("load-09", "load-10", "load-19"),
      .observed(from: .iOS(11), until: .iOS(13), "load-20b", "load-21")
    ),
    conflicts: [
      "load-44 and load-50 show the height after the cell on iOS 7 to 10",
      "In seed-000-load all rows fit on the screen, and their heights are queried in ascending "
        + "order. r3-05 shows two calls of the upward order and the row below.",
      "r3-06 does not show the order of the heights after a reload, or whether a reload at the "
        + "top measures the row below",
    ]
  )

  package static let secondPass = Rule<Bool>(
    .secondPass,
    "If the rows chosen by their estimates do not fill the screen, the layout adds rows one by "
      + "one. On iOS 11 to 14 it first calls heightForHeader and heightForFooter again, unless "
      + "those heights are estimated.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(since: .iOS(7), false, "only rows are added", .assumed("load-10")),
    VersionRange(
      since: .iOS(11),
      true,
      "header height, footer height, then the rows",
      .measured(until: .iOS(13), "load-21")
    ),
    VersionRange(
      since: .iOS(15),
      false,
      "nothing is added later, because all rows are made one by one"
    ),
    conflicts: [
      "load-21 has one section. It is assumed that every visible section is queried.",
      "load-21 has numeric heights. It is assumed that estimated ones are not queried.",
    ]
  )

  package static let closingQuery = Rule<Bool>(
    .closingQuery,
    "From iOS 9, if row heights are estimated, a layout ends with another heightForRowAt for "
      + "some displayed rows. These are the rows whose real height equals their estimate.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(since: .iOS(7), false, "no", .measured("seed-000-load")),
    VersionRange(
      since: .iOS(9),
      true,
      "once",
      .measured("load-19", "load-13"),
      .observed(from: .iOS(11), until: .iOS(13), "load-20b", "load-23", "load-21", "load-22"),
      .measured(from: .catalyst(26), "load2-16")
    ),
    conflicts: [
      "load-19 (iOS 9): the height is sometimes queried twice",
      "load-13 shows such a query. Its version is iOS 8.4 or 9.",
    ]
  )

  package static let cellLayout = Rule<CellLayoutPlace>(
    .cellLayout,
    "The layoutSubviews of each cell runs after all callbacks of the layout.",
    is: .afterPass,
    "after all callbacks",
    .measured(from: .iOS(9), until: .iOS(10), "load-42", hints: ["r3-32"]),
    .measured(from: .catalyst(26), "upd-04"),
    conflicts: [
      "load-45 (call stacks of iOS 9 to 12): each cell lays out right after its own "
        + "willDisplay"
    ]
  )

  static let entries = RuleList.of {
    rowsOfPass
    heightsBeforeCells
    secondPass
    Statement(
      .surplusCells,
      "If estimated heights are too small, a layout makes more cells than fit on the screen. "
        + "didEndDisplaying is then called for each cell that does not fit, after the last "
        + "willDisplay. The rows are in ascending order.",
      VersionRange("didEndDisplaying does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(7),
        "they end in the same layout",
        .observed(from: .iOS(12), until: .iOS(14), "upd-08")
      ),
      VersionRange(
        since: .iOS(15),
        "only cells that do not fit because of headers, in the same layout"
      ),
      decidedBy: [.rowsOfPass]
    )
    Statement(
      .newBeforeOld,
      "In one layout, rows that become visible get their cells first. Then didEndDisplaying is "
        + "called for the rows that leave.",
      VersionRange("entering rows before leaving rows"),
      VersionRange(
        since: .iOS(12),
        "entering rows before leaving rows, and the leaving rows in ascending order",
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
