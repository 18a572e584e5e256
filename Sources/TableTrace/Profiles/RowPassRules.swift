/// The rules of a whole pass over the rows: which come and go, and in which order.
public enum RowPassRules: Sendable {
  /// What precedes the rows that the estimates left out.
  public static let secondPass = Rule<Bool>(
    .secondPass,
    "When the rows made by estimate do not fill the screen, heights of headers and footers that may not be guessed are asked once more, then rows are added one by one.",
    Band(since: .iOS(4), false, "no estimates exist", .documented),
    Band(since: .iOS(7), false, "rows are added, nothing else is asked", .assumed, ["load-10"]),
    Band(
      since: .iOS(11),
      true,
      "header height, footer height, then the rows",
      .observed,
      ["load-21"]
    ),
    Band(since: .iOS(15), false, "no second pass: rows are made one by one", .assumed),
    conflicts: [
      "load-21 has one section; that every visible section is asked is assumed"
    ]
  )

  /// What happens to cells that real heights push off the screen.
  public static let surplusCells = Rule<Bool>(
    .surplusCells,
    "Cells made by estimate that do not fit by their real heights end displaying, upward, after the last willDisplay.",
    Band(since: .iOS(4), false, "didEndDisplaying does not exist", .documented),
    Band(since: .iOS(7), true, "they end in the same pass", .assumed),
    Band(since: .iOS(11), true, "they end in the same pass", .observed, ["upd-08"]),
    Band(
      since: .iOS(15),
      true,
      "only those that headers push off, in the same pass",
      .assumed
    )
  )

  /// In which order rows come and go in one pass.
  public static let newBeforeOld = Rule<Bool>(
    .newBeforeOld,
    "In one pass the rows that enter get their cells before the rows that left end displaying.",
    Band(since: .iOS(4), true, "new before old", .assumed),
    Band(since: .iOS(12), true, "new before old, the old upward", .observed, ["upd-08", "upd-01"]),
    Band(since: .iOS(15), true, "new before old, the old upward", .assumed, ["upd-03"])
  )

  /// Which rows are asked again when everything is made.
  public static let closingQuery = Rule<Bool>(
    .closingQuery,
    "With row estimates, the height of each displayed row whose real height equals its estimate is asked once more at the end of the pass.",
    Band(since: .iOS(4), false, "no estimates exist", .documented),
    Band(since: .iOS(7), false, "no", .measured, ["seed-000-load"]),
    Band(since: .iOS(9), true, "once", .measured, ["load-19", "load-13"]),
    Band(since: .iOS(11), true, "once", .observed, ["load-20b", "load-23", "load-21", "load-22"]),
    Band(since: .iOS(13), true, "once", .assumed),
    Band(since: SystemVersion(.catalyst, 26), true, "once", .measured, ["load2-16"]),
    conflicts: ["load-19 (iOS 9): sometimes twice"]
  )

  /// When cells lay themselves out.
  public static let cellLayout = Rule<Bool>(
    .cellLayout,
    "The cells' own layoutSubviews runs after all callbacks of the pass.",
    Band(since: .iOS(4), true, "after all callbacks", .assumed),
    Band(since: .iOS(9), true, "after all callbacks", .measured, ["load-42"]),
    Band(since: .iOS(10), true, "after all callbacks", .assumed),
    Band(
      since: SystemVersion(.catalyst, 26),
      true,
      "after all callbacks",
      .observed,
      ["upd-04"]
    ),
    conflicts: ["load-45 (stacks, 9 to 12): each cell lays out right after its own willDisplay"]
  )

  /// Whether a row is prepared before it is displayed.
  public static let rowAhead = Rule<Bool>(
    .rowAhead,
    "When a table in a window is idle, the next row in the direction of scrolling gets its cell with its questions; when it enters, only willDisplay follows.",
    Band(since: .iOS(4), false, "a cell is asked for when its row enters", .assumed),
    Band(since: .iOS(10), false, "a cell is asked for when its row enters", .measured, ["upd-15"]),
    Band(
      since: .iOS(15),
      true,
      "one row ahead",
      .observed,
      ["upd-02", "upd-12", "upd-16", "upd-20", "upd-21"]
    )
  )

  /// Whether the cell of a row that left is kept for it.
  public static let rowKept = Rule<Bool>(
    .rowKept,
    "The cell of a row that has left stays out of the pool while its row is next to the displayed ones; when the row returns, only willDisplay follows. K being the most rows that are on screen at once between two steps, parts of rows included, slow scrolling needs these cells.",
    Band(since: .iOS(4), false, "it goes to the pool at once", .assumed),
    Band(
      since: .iOS(14),
      false,
      "it goes to the pool at once: K cells, or K + 1 where a row enters in the step in which another leaves",
      .observed,
      ["upd-01"]
    ),
    Band(
      since: .iOS(15),
      true,
      "one cell is kept: K + 2 cells, one of them for the row ahead",
      .observed,
      ["upd-02", "upd-13", "upd-21"]
    ),
    conflicts: [
      "upd-01 counts 19 rows at rest and 20 cells; 20 rows are on screen between two of its steps",
      "upd-34 (iOS 15): one or two cells more than the 18 rows of the load",
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(secondPass), RuleEntry(surplusCells), RuleEntry(newBeforeOld),
      RuleEntry(closingQuery), RuleEntry(cellLayout), RuleEntry(rowAhead), RuleEntry(rowKept),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var asksSectionHeightsAgain: Bool
    package var asksClosingHeights: Bool
    package var preparesRowAhead: Bool
    package var keepsRowBehind: Bool

    init(_ version: SystemVersion) {
      asksSectionHeightsAgain = RowPassRules.secondPass.value(for: version)
      asksClosingHeights = RowPassRules.closingQuery.value(for: version)
      preparesRowAhead = RowPassRules.rowAhead.value(for: version)
      keepsRowBehind = RowPassRules.rowKept.value(for: version)
    }
  }
}
