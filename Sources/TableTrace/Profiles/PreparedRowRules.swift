/// The rules of rows that have a cell without being displayed: one ahead, one behind.
package enum PreparedRowRules: Sendable {
  package static let rowAhead = Rule<Bool>(
    .rowAhead,
    "While the content of a table in a window scrolls, the next row in the direction of scrolling gets its cell with its questions; when it enters, only willDisplay follows.",
    Band(
      since: .iOS(4),
      false,
      "a cell is asked for when its row enters",
      .assumed(),
      .measured(from: .iOS(10), "upd-15"),
      .assumed(from: .iOS(11))
    ),
    Band(
      since: .iOS(15),
      true,
      "one row ahead",
      .observed("upd-02", "upd-12", "upd-16", "upd-21"),
      .assumed(from: .iOS(17), "upd-20"),
      .observed(from: .iOS(26), "r4-01", "r4-03")
    ),
    conflicts: [
      "upd-16 (iOS 15 or 16) sees about two rows ahead",
      "upd-20 (iOS 18 or 26): a text that lists two prepared cells side by side",
    ]
  )

  package static let rowAheadAtRest = Rule<Bool>(
    .rowAheadAtRest,
    "Whether a table at rest makes the cell of the next row too, after a load, a reload, a jump or an update.",
    Band(
      since: .iOS(4),
      false,
      "no row is prepared",
      .assumed(),
      .observed(from: .iOS(26), "r4-02", "r4-04"),
      .measured(from: .catalyst(26), "r4-12")
    ),
    conflicts: [
      "upd-02 (iOS 15) does not show where the load ends: its first row ahead may have been asked as scrolling began",
      "upd-16 (iOS 15 or 16) sees rows ahead as scrolling starts",
      "upd-34 (iOS 15): one or two cells more than the 18 rows of the load",
    ]
  )

  package static let rowAheadPass = Rule<Bool>(
    .rowAheadPass,
    "The cell made ahead is asked for outside of a layout; whether a layout follows it, in which nothing comes or goes.",
    Band(since: .iOS(4), false, "no", .assumed()),
    Band(since: .iOS(26), true, "at once", .observed("r4-01", "r4-03"))
  )

  package static let rowKept = Rule<Bool>(
    .rowKept,
    "The cell of a row that has left stays out of the pool while its row is next to the displayed ones; when the row returns, only willDisplay follows. K being the most rows that are on screen at once between two steps, parts of rows included, slow scrolling needs these cells.",
    Band(since: .iOS(4), false, "it goes to the pool at once", .assumed()),
    Band(
      since: .iOS(14),
      false,
      "it goes to the pool at once: K cells, or K + 1 where a row enters in the step in which another leaves",
      .observed("upd-01")
    ),
    Band(
      since: .iOS(15),
      true,
      "one cell is kept: K + 2 cells, one of them for the row ahead",
      .observed("upd-02", "upd-13"),
      .assumed(from: .iOS(17))
    ),
    conflicts: [
      "upd-01 counts 19 rows at rest and 20 cells; 20 rows are on screen between two of its steps",
      "upd-21 (iOS 15.0) counts eleven cells for ten rows, one less",
      "upd-34 (iOS 15): one or two cells more than the 18 rows of the load",
      "r4-01 (iOS 26.1) does not show where the cells of rows that left go",
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(rowAhead), RuleEntry(rowAheadAtRest), RuleEntry(rowAheadPass), RuleEntry(rowKept),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var preparesRowAhead: Bool
    package var preparesAtRest: Bool
    package var laysOutAfterwards: Bool
    package var keepsRowBehind: Bool

    init(_ version: ProfileVersion) {
      preparesRowAhead = PreparedRowRules.rowAhead.value(for: version)
      preparesAtRest = PreparedRowRules.rowAheadAtRest.value(for: version)
      laysOutAfterwards = PreparedRowRules.rowAheadPass.value(for: version)
      keepsRowBehind = PreparedRowRules.rowKept.value(for: version)
    }
  }
}
