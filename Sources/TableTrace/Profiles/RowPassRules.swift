/// The rules of a whole pass over the rows: which come and go, and in which order.
package enum RowPassRules: Sendable {
  package static let rowsOfPass = Rule<RowsOfPass>(
    .rowsOfPass,
    "With estimates, the rows that get cells in a pass are chosen like this.",
    Band(since: .iOS(4), .byEstimate, "no estimates exist", .documented("doc-01")),
    Band(
      since: .iOS(7),
      .byEstimate,
      "all rows that fit by their estimates, then what is missing",
      .measured("seed-000-load", "load-50", "load-10"),
      .measured(from: .iOS(11), "load-21"),
      .observed(from: .iOS(12), "upd-08"),
      .assumed(from: .iOS(14)),
      .assumed(from: .catalyst(13))
    ),
    Band(
      since: .iOS(15),
      .oneByOne,
      "row after row, each placed by the real heights above it",
      .assumed("load2-16"),
      .assumed(from: .catalyst(15)),
      .measured(from: .catalyst(26), "load2-16", "upd-07")
    ),
    conflicts: [
      "load-19 (iOS 9): a cell made by estimate and pushed off by real heights is never displayed"
    ]
  )

  package static let heightsBeforeCells = Rule<Bool>(
    .heightsBeforeCells,
    "With estimates, the heights of all rows on screen are asked before the first cell.",
    Band(since: .iOS(4), false, "no estimates exist", .documented("doc-01")),
    Band(
      since: .iOS(7),
      true,
      "yes, and not again after the cells: those that the estimates show, downward from the last where the rows go on below; then upward what is missing; on a new screen one row more, above it or else below",
      .measured("seed-000-load", "r3-05", "r3-06")
    ),
    Band(
      since: .iOS(8),
      false,
      "no, each height follows its cell",
      .assumed(),
      .measured(from: .iOS(9), "load-19", "load-21"),
      .observed(from: .iOS(11), "load-20b"),
      .assumed(from: .iOS(13))
    ),
    conflicts: [
      "load-44 and load-50 ask the height after the cell on iOS 7 to 10",
      "seed-000-load, where all rows fit on the screen, lists their heights upward; r3-05 shows two lines of the downward stretch and the row below",
      "r3-06: the order of the heights after a reload, and whether a reload at the top measures the row below, are not told",
    ]
  )

  package static let secondPass = Rule<Bool>(
    .secondPass,
    "When the rows made by estimate do not fill the screen, heights of headers and footers that may not be guessed are asked once more, then rows are added one by one.",
    Band(since: .iOS(4), false, "no estimates exist", .documented("doc-01")),
    Band(since: .iOS(7), false, "rows are added, nothing else is asked", .assumed("load-10")),
    Band(
      since: .iOS(11),
      true,
      "header height, footer height, then the rows",
      .measured("load-21"),
      .assumed(from: .iOS(13))
    ),
    Band(since: .iOS(15), false, "no second pass: rows are made one by one", .assumed()),
    conflicts: ["load-21 has one section; that every visible section is asked is assumed"]
  )

  package static let surplusCells = Statement(
    .surplusCells,
    "Cells made by estimate that do not fit by their real heights end displaying, upward, after the last willDisplay.",
    Band(since: .iOS(4), "didEndDisplaying does not exist", .documented("doc-01")),
    Band(
      since: .iOS(7),
      "they end in the same pass",
      .assumed(),
      .observed(from: .iOS(12), "upd-08"),
      .assumed(from: .iOS(14))
    ),
    Band(since: .iOS(15), "only those that headers push off, in the same pass", .assumed()),
    decidedBy: [.rowsOfPass]
  )

  package static let newBeforeOld = Statement(
    .newBeforeOld,
    "In one pass the rows that enter get their cells before the rows that left end displaying.",
    Band(since: .iOS(4), "new before old", .assumed()),
    Band(
      since: .iOS(12),
      "new before old, the old upward",
      .observed("upd-08", "upd-01"),
      .assumed(from: .iOS(15), "upd-03")
    )
  )

  package static let closingQuery = Rule<Bool>(
    .closingQuery,
    "With row estimates, the height of each displayed row whose real height equals its estimate is asked once more at the end of the pass.",
    Band(since: .iOS(4), false, "no estimates exist", .documented("doc-01")),
    Band(since: .iOS(7), false, "no", .measured("seed-000-load")),
    Band(
      since: .iOS(9),
      true,
      "once",
      .measured("load-19", "load-13"),
      .observed(from: .iOS(11), "load-20b", "load-23", "load-21", "load-22"),
      .assumed(from: .iOS(13)),
      .measured(from: .catalyst(26), "load2-16")
    ),
    conflicts: ["load-19 (iOS 9): sometimes twice"]
  )

  package static let cellLayout = Rule<CellLayoutPlace>(
    .cellLayout,
    "The cells' own layoutSubviews runs after all callbacks of the pass.",
    Band(
      since: .iOS(4),
      .afterPass,
      "after all callbacks",
      .assumed(),
      .measured(from: .iOS(9), "load-42", hints: ["r3-32"]),
      .assumed(from: .iOS(10)),
      .measured(from: .catalyst(26), "upd-04")
    ),
    conflicts: ["load-45 (stacks, 9 to 12): each cell lays out right after its own willDisplay"]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(rowsOfPass), RuleEntry(heightsBeforeCells), RuleEntry(secondPass),
      RuleEntry(surplusCells), RuleEntry(newBeforeOld), RuleEntry(closingQuery),
      RuleEntry(cellLayout),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var rowsOfPass: RowsOfPass
    package var asksHeightsFirst: Bool
    package var asksSectionHeightsAgain: Bool
    package var asksClosingHeights: Bool
    package var cellLayoutPlace: CellLayoutPlace

    init(_ version: ProfileVersion) {
      rowsOfPass = RowPassRules.rowsOfPass.value(for: version)
      asksHeightsFirst = RowPassRules.heightsBeforeCells.value(for: version)
      asksSectionHeightsAgain = RowPassRules.secondPass.value(for: version)
      asksClosingHeights = RowPassRules.closingQuery.value(for: version)
      cellLayoutPlace = RowPassRules.cellLayout.value(for: version)
    }
  }
}

/// How the rows of a pass are chosen when rows are estimated.
package enum RowsOfPass: Hashable, Sendable {
  /// All rows that fit by estimate are made first, then what is missing.
  case byEstimate
  /// One row after the other, each placed by the real heights above it.
  case oneByOne
}

/// When a cell that a pass has made lays itself out.
package enum CellLayoutPlace: Hashable, Sendable {
  /// After all callbacks of the pass, the cells upward.
  case afterPass
  /// Right after its own willDisplay.
  case afterWillDisplay
}
