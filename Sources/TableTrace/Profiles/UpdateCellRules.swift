/// The rules of heights, cells and views as a group of updates ends.
public enum UpdateCellRules: Sendable {
  /// What has been measured.
  public static let measuredHeights = Rule<Bool>(
    .updateMeasuredHeights,
    "Whether rows that were measured keep their heights through an update while rows are estimated.",
    Band(since: .iOS(4), false, "forgotten", .assumed),
    Band(since: .iOS(8), false, "forgotten", .measured, ["upd-62"]),
    Band(since: .iOS(9), false, "forgotten", .assumed),
    Band(since: .iOS(11), true, "kept", .measured, ["upd-63"])
  )

  /// The rows that stay on screen.
  public static let shownHeights = Rule<HeightsOfShownRows>(
    .updateShownHeights,
    "While rows are estimated, those that stay on screen are measured again, upward, after the round.",
    Band(since: .iOS(4), .always, "in every group", .assumed),
    Band(since: .iOS(11), .inEmptyGroups, "in empty groups", .assumed, ["upd-61", "upd-63"]),
    conflicts: [
      "upd-63: from iOS 11 on heights come only together with cells; upd-61: an empty group reads heights again"
    ]
  )

  /// The rows that stay.
  public static let keptCells = Rule<Bool>(
    .updateKeptCells,
    "Rows on screen before and after keep their cells, wherever they go, and cellForRow is not asked for them.",
    Band(since: .iOS(4), true, "kept", .assumed),
    Band(since: .iOS(5), true, "kept", .measured, ["upd-42", "upd-48", "upd-61"]),
    Band(since: .iOS(12), true, "kept", .assumed),
    Band(since: .iOS(13), true, "kept", .measured, ["g2-07"]),
    Band(since: .iOS(17), true, "kept", .tested, ["tests2-18", "tests2-19", "tests2-22"])
  )

  /// The rows that come.
  public static let newCells = Rule<Bool>(
    .updateNewCells,
    "New rows on screen get their cells inside the end of the group, upward, before the cells that go are given back.",
    Band(since: .iOS(4), true, "new before old", .assumed),
    Band(since: .iOS(8), true, "new before old", .measured, ["upd-32", "tests2-47"]),
    Band(since: .iOS(12), true, "new before old", .observed, ["upd-40"]),
    Band(
      since: .iOS(13),
      true,
      "new before old",
      .tested,
      ["tests2-15", "tests2-16", "tests2-18", "g2-09"]
    ),
    Band(since: SystemVersion(.catalyst, 26), true, "new before old", .measured, ["upd-41"])
  )

  /// The order of the new rows.
  public static let contentOffset = Rule<Bool>(
    .updateContentOffset,
    "An update leaves the content offset alone unless the content no longer reaches it; whether scrollViewDidScroll tells of that, after the heights and before the cells.",
    Band(since: .iOS(4), false, "moved in silence", .assumed),
    Band(since: .iOS(11), true, "scrollViewDidScroll inside the call", .observed, ["g2-04"]),
    Band(
      since: .iOS(12),
      true,
      "scrollViewDidScroll inside the call",
      .assumed,
      ["g2-04", "upd-64"]
    ),
    conflicts: ["g2-04: the place between heights and cells is not visible in the stack"]
  )

  /// Headers and footers.
  public static let sectionViews = Rule<Bool>(
    .updateSectionViews,
    "Headers and footers of new and reloaded sections are asked for after the cells; those of other sections on screen are kept.",
    Band(since: .iOS(4), true, "after the cells", .assumed),
    Band(since: .iOS(7), true, "after the cells", .measured, ["g2-05"]),
    Band(since: .iOS(9), true, "after the cells", .assumed),
    Band(since: .iOS(17, 2), true, "inside the call", .tested, ["tests2-23"]),
    conflicts: ["g2-05: the view is asked again, its place among the cells is not known"]
  )

  /// Selection and the like.
  public static let carriedOver = Rule<Bool>(
    .updateCarriedOver,
    "Selection, highlight, announced rows and prepared cells follow their rows to the new places; those of deleted and reloaded rows are dropped without a call.",
    Band(since: .iOS(4), true, "carried over", .assumed)
  )

  /// Configuring kept cells again.
  public static let reconfigure = Rule<Bool>(
    .updateReconfigure,
    "reconfigureRows asks cellForRow with the cell that a row has, after the cells of the group, and measures it again; a row without a cell is passed over.",
    Band(since: .iOS(4), false, "the method does not exist", .documented),
    Band(since: .iOS(15), true, "the cell is handed out again", .documented, ["upd-19"])
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(measuredHeights), RuleEntry(shownHeights), RuleEntry(contentOffset),
      RuleEntry(keptCells), RuleEntry(newCells), RuleEntry(sectionViews), RuleEntry(carriedOver),
      RuleEntry(reconfigure),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var keepsMeasuredHeights: Bool
    package var heightsOfShownRows: HeightsOfShownRows
    package var tellsOfOffset: Bool

    init(_ version: SystemVersion) {
      keepsMeasuredHeights = UpdateCellRules.measuredHeights.value(for: version)
      heightsOfShownRows = UpdateCellRules.shownHeights.value(for: version)
      tellsOfOffset = UpdateCellRules.contentOffset.value(for: version)
    }
  }
}
