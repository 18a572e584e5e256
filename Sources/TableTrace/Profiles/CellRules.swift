/// The rules of the cells in a layout pass.
public enum CellRules: Sendable {
  /// Which rows of a pass get a cell when rows are estimated.
  public static let rowsOfPass = Rule<RowsOfPass>(
    .rowsOfPass,
    "With estimates, the rows that get cells in a pass are chosen like this.",
    Band(since: .iOS(4), .byEstimate, "no estimates exist", .documented),
    Band(
      since: .iOS(7),
      .byEstimate,
      "all rows that fit by their estimates, then what is missing",
      .measured,
      ["seed-000-load", "load-50", "load-10"]
    ),
    Band(
      since: .iOS(11),
      .byEstimate,
      "all rows that fit by their estimates, then what is missing",
      .observed,
      ["load-21", "upd-08"]
    ),
    Band(
      since: .iOS(15),
      .oneByOne,
      "row after row, each placed by the real heights above it",
      .assumed,
      ["load2-16"]
    ),
    Band(
      since: SystemVersion(.catalyst, 13),
      .byEstimate,
      "all rows that fit by their estimates, then what is missing",
      .assumed
    ),
    Band(
      since: SystemVersion(.catalyst, 15),
      .oneByOne,
      "row after row, each placed by the real heights above it",
      .assumed
    ),
    Band(
      since: SystemVersion(.catalyst, 26),
      .oneByOne,
      "row after row, each placed by the real heights above it",
      .measured,
      ["load2-16", "upd-07"]
    ),
    conflicts: [
      "load-19 (iOS 9): a cell made by estimate and pushed off by real heights is never displayed"
    ]
  )

  /// Whether real heights are asked before the first cell of a pass.
  public static let heightsBeforeCells = Rule<Bool>(
    .heightsBeforeCells,
    "With estimates, the heights of all rows that the estimates put on screen are asked before the first cell.",
    Band(since: .iOS(4), false, "no estimates exist", .documented),
    Band(
      since: .iOS(7),
      true,
      "yes, in order, and not again after the cells",
      .measured,
      ["seed-000-load"]
    ),
    Band(
      since: .iOS(8),
      false,
      "no, each height follows its cell",
      .observed,
      ["load-19", "load-20b", "load-21"]
    ),
    conflicts: ["load-44 and load-50 ask the height after the cell on iOS 7 to 10"]
  )

  /// What opens a row.
  public static let cellForRow = Rule<Bool>(
    .cellForRow,
    "The rows of a pass are made section by section and row by row, upward; cellForRow opens each.",
    Band(
      since: .iOS(4),
      true,
      "ascending",
      .observed,
      ["load-01", "load-02", "seed-004-load", "load-20b", "load-31", "upd-04"]
    )
  )

  /// How often the height is asked inside the dequeue for an index path.
  public static let heightInDequeue = Rule<HeightInDequeue>(
    .heightInDequeue,
    "dequeueReusableCell(withIdentifier:for:) asks heightForRow before it returns; the form without an index path does not.",
    Band(
      since: .iOS(4),
      .init(withEstimates: 0, withoutEstimates: 0),
      "the method does not exist",
      .documented
    ),
    Band(since: .iOS(6), .init(withEstimates: 0, withoutEstimates: 0), "not asked", .assumed),
    Band(
      since: .iOS(8),
      .init(withEstimates: 2, withoutEstimates: 1),
      "twice with row estimates, once without",
      .measured,
      ["load-10"]
    ),
    Band(
      since: .iOS(11),
      .init(withEstimates: 2, withoutEstimates: 1),
      "twice with row estimates, once without",
      .observed,
      ["load-06", "load-05", "load-22"]
    ),
    Band(
      since: .iOS(13),
      .init(withEstimates: 2, withoutEstimates: 1),
      "twice with row estimates, once without",
      .assumed
    ),
    Band(
      since: SystemVersion(.catalyst, 26),
      .init(withEstimates: 2, withoutEstimates: 1),
      "twice with row estimates, once without",
      .observed,
      ["upd-04", "load2-16"]
    ),
    conflicts: [
      "upd-11 (iOS 7 or 8): two heights before each cell; whether inside the dequeue is not shown",
      "without estimates on iOS 8 to 12 the one height is taken from Catalyst 26",
    ]
  )

  /// Whether the height is asked after the cell.
  public static let heightAfterCell = Rule<Bool>(
    .heightAfterCell,
    "Once cellForRow has returned, heightForRow is asked for the row.",
    Band(since: .iOS(4), false, "no", .observed, ["load-01"]),
    Band(since: .iOS(7), false, "no", .measured, ["load-04", "load-46", "seed-000-load"]),
    Band(
      since: .iOS(8),
      true,
      "once, before the next row",
      .observed,
      ["load-41", "seed-004-load", "load-20b", "load-21", "load2-12"]
    ),
    Band(since: .iOS(13), true, "once, before the next row", .assumed, ["load-32"]),
    Band(
      since: SystemVersion(.catalyst, 26),
      true,
      "once, before the next row",
      .observed,
      ["upd-04", "upd-03"]
    )
  )

  /// Where the indentation level is asked.
  public static let indentationLevel = Rule<IndentationPlace>(
    .indentationLevel,
    "indentationLevelForRow is asked for every row that is configured for display, edit mode or not.",
    Band(since: .iOS(4), .afterCell, "after cellForRow", .observed, ["load-01"]),
    Band(since: .iOS(7), .afterCell, "after cellForRow", .measured, ["seed-000-load"]),
    Band(
      since: .iOS(8),
      .insideDequeue,
      "inside the dequeue for an index path, else after cellForRow and before the height",
      .documented,
      ["load2-11"]
    ),
    Band(
      since: .iOS(13),
      .insideDequeue,
      "inside the dequeue for an index path, else after cellForRow and before the height",
      .assumed,
      ["tests2-24"]
    )
  )

  /// Whether the obsolete accessory method is still asked.
  public static let accessoryType = Rule<Bool>(
    .accessoryType,
    "accessoryTypeForRow, where implemented, is asked after the height and before canEdit.",
    Band(since: .iOS(4), true, "once", .assumed),
    Band(since: .iOS(10), true, "once", .measured, ["int-05"]),
    Band(since: .iOS(11), true, "once", .assumed)
  )

  /// Whether canEdit is asked on display.
  public static let canEdit = Rule<Bool>(
    .canEdit,
    "canEditRow is asked for every displayed row, edit mode or not, after the height.",
    Band(since: .iOS(4), true, "once", .observed, ["load-01"]),
    Band(since: .iOS(7), true, "once", .measured, ["seed-000-load", "int-05"]),
    Band(since: .iOS(13), true, "once, even without commitEditingStyle", .tested, ["tests2-24"])
  )

  /// What closes a row.
  public static let willDisplay = Rule<Bool>(
    .willDisplay,
    "willDisplay is the last call of a row's configuration; the next row follows it.",
    Band(
      since: .iOS(4),
      true,
      "last",
      .observed,
      ["load-01", "seed-004-load", "load-19", "load-42", "upd-04"]
    )
  )

  /// The text of the exception for a missing cell.
  public static let nilCell = Rule<NilCellText>(
    .nilCell,
    "A cellForRow that answers nil raises NSInternalInconsistencyException.",
    Band(
      since: .iOS(4),
      .mustReturnACell,
      "'UITableView dataSource must return a cell …'",
      .assumed
    ),
    Band(
      since: .iOS(6),
      .mustReturnACell,
      "'UITableView dataSource must return a cell …'",
      .observed,
      ["Grouper/FlatUIKit#93", "FlorianMielke/FMMoveTableView#21"]
    ),
    Band(
      since: .iOS(9),
      .failedToObtainACell,
      "'UITableView (…) failed to obtain a cell …'",
      .observed,
      ["Augustyniak/RATreeView#220", "innovian/HVTableView#27"]
    )
  )

  /// The text of the exception for a negative height.
  public static let rowHeightSign = Rule<NegativeHeightText>(
    .rowHeightSign,
    "A negative row height other than automaticDimension, or one that is not a number, raises NSInternalInconsistencyException.",
    Band(
      since: .iOS(4),
      .mustNotBeNegative,
      "'table view row height must not be negative …'",
      .assumed
    ),
    Band(
      since: .iOS(8),
      .invalidWithEstimates,
      "with estimates 'Invalid row height provided by table delegate. …'",
      .observed,
      ["frankodwyer/FODFormKit#19"]
    ),
    Band(
      since: .iOS(9),
      .mustNotBeNegative,
      "'table view row height must not be negative …'",
      .observed,
      ["dzenbot/DZNEmptyDataSet#288", "zingdom/zing-bright#29"]
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(rowsOfPass), RuleEntry(heightsBeforeCells), RuleEntry(cellForRow),
      RuleEntry(heightInDequeue), RuleEntry(heightAfterCell), RuleEntry(indentationLevel),
      RuleEntry(accessoryType), RuleEntry(canEdit), RuleEntry(willDisplay), RuleEntry(nilCell),
      RuleEntry(rowHeightSign),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var rowsOfPass: RowsOfPass
    package var asksHeightsFirst: Bool
    package var heightInDequeue: HeightInDequeue
    package var asksHeightAfterCell: Bool
    package var indentationPlace: IndentationPlace
    package var asksAccessoryType: Bool
    package var nilCellText: NilCellText
    package var negativeHeightText: NegativeHeightText

    init(_ version: SystemVersion) {
      rowsOfPass = CellRules.rowsOfPass.value(for: version)
      asksHeightsFirst = CellRules.heightsBeforeCells.value(for: version)
      heightInDequeue = CellRules.heightInDequeue.value(for: version)
      asksHeightAfterCell = CellRules.heightAfterCell.value(for: version)
      indentationPlace = CellRules.indentationLevel.value(for: version)
      asksAccessoryType = CellRules.accessoryType.value(for: version)
      nilCellText = CellRules.nilCell.value(for: version)
      negativeHeightText = CellRules.rowHeightSign.value(for: version)
    }
  }
}
