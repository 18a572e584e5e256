/// The rules of heights, cells and views as a group of updates ends.
package enum UpdateCellRules: Sendable {
  package static let measuredHeights = Rule<Bool>(
    .updateMeasuredHeights,
    "Whether rows that were measured keep their heights through an update while rows are estimated.",
    Band(
      since: .iOS(4),
      false,
      "forgotten",
      .assumed(),
      .measured(from: .iOS(8), "upd-62", "r3-43"),
      .assumed(from: .iOS(9))
    ),
    Band(
      since: .iOS(11),
      true,
      "kept",
      .measured("upd-63"),
      .assumed(from: .iOS(13)),
      .measured(from: .iOS(26), "r4-55")
    )
  )

  package static let shownHeights = Rule<HeightsOfShownRows>(
    .updateShownHeights,
    "While rows are estimated, those that stay on screen are measured again, upward, after the round.",
    Band(since: .iOS(4), .always, "in every group", .assumed()),
    Band(since: .iOS(11), .inEmptyGroups, "in empty groups", .assumed("upd-61", "upd-63")),
    conflicts: [
      "upd-63: from iOS 11 on heights come only together with cells; upd-61: an empty group reads heights again"
    ]
  )

  package static let keptCells = Statement(
    .updateKeptCells,
    "Rows on screen before and after keep their cells, wherever they go, and cellForRow is not asked for them.",
    Band(
      since: .iOS(4),
      "kept",
      .assumed(),
      .measured(from: .iOS(5), "upd-42", "upd-48", "upd-61"),
      .assumed(from: .iOS(12)),
      .measured(from: .iOS(13), "g2-07"),
      .assumed(from: .iOS(15)),
      .tested(from: .iOS(17), "tests2-18", "tests2-19", "tests2-22"),
      .assumed(from: .iOS(26))
    )
  )

  package static let newCells = Statement(
    .updateNewCells,
    "New rows on screen get their cells inside the end of the group, upward, before the cells that go are given back.",
    Band(
      since: .iOS(4),
      "new before old",
      .assumed("upd-32", "tests2-47"),
      .observed(from: .iOS(12), "upd-40"),
      .assumed(from: .iOS(13), "tests2-15", "tests2-16", "tests2-18", "g2-09"),
      .assumed(from: .iOS(26), "r4-06", "r4-50"),
      .measured(from: .catalyst(26), "upd-41")
    ),
    conflicts: [
      "r4-06 and r4-50 print that the one new cell of a batch is there as the call returns, nothing of the order of several or of cells that go"
    ]
  )

  package static let rowsBeyondBounds = Statement(
    .updateRowsBeyondBounds,
    "Only rows on screen after the group get a cell in it, however many were inserted.",
    Band(
      since: .iOS(4),
      "no cell beyond the bounds",
      .assumed("upd-42", "r4-09")
    ),
    conflicts: [
      "upd-42 and r4-09 show cells of rows on screen only; no log has an insertion that goes beyond the lower edge",
      "a scrollToRow in the same turn measures self-sizing rows by cells that are not displayed, as scroll.rows-without-method says",
    ]
  )

  package static let contentOffset = Rule<Bool>(
    .updateContentOffset,
    "An update leaves the content offset alone unless the content no longer reaches it; whether scrollViewDidScroll tells of that, after the heights and before the cells.",
    Band(since: .iOS(4), false, "moved in silence", .assumed()),
    Band(
      since: .iOS(11),
      true,
      "scrollViewDidScroll inside the call",
      .measured("g2-04"),
      .assumed(from: .iOS(12), "g2-04", "upd-64")
    ),
    conflicts: ["g2-04: the place between heights and cells is not visible in the stack"]
  )

  package static let sectionViews = Statement(
    .updateSectionViews,
    "Headers and footers of new and reloaded sections are asked for after the cells; those of other sections on screen are kept.",
    Band(
      since: .iOS(4),
      "after the cells",
      .assumed("g2-05")
    ),
    Band(since: .iOS(17, 2), "inside the call", .tested("tests2-23"), .assumed(from: .iOS(26))),
    conflicts: ["g2-05: the view is asked again, its place among the cells is not known"]
  )

  package static let carriedOver = Statement(
    .updateCarriedOver,
    "Selection, highlight, announced rows and prepared cells follow their rows to the new places; those of deleted and reloaded rows are dropped without a call.",
    Band(since: .iOS(4), "carried over", .assumed())
  )

  package static let reconfigure = Statement(
    .updateReconfigure,
    "reconfigureRows asks cellForRow with the cell that a row has, after the cells of the group, and measures it again; a row without a cell is passed over.",
    Band(since: .iOS(4), "the method does not exist", .documented("doc-01")),
    Band(since: .iOS(15), "the cell is handed out again", .documented("upd-19")),
    decidedBy: [.updateMethods]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(measuredHeights), RuleEntry(shownHeights), RuleEntry(keptCells),
      RuleEntry(newCells), RuleEntry(rowsBeyondBounds), RuleEntry(contentOffset),
      RuleEntry(sectionViews), RuleEntry(carriedOver), RuleEntry(reconfigure),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var keepsMeasuredHeights: Bool
    package var heightsOfShownRows: HeightsOfShownRows
    package var tellsOfOffset: Bool

    init(_ version: ProfileVersion) {
      keepsMeasuredHeights = UpdateCellRules.measuredHeights.value(for: version)
      heightsOfShownRows = UpdateCellRules.shownHeights.value(for: version)
      tellsOfOffset = UpdateCellRules.contentOffset.value(for: version)
    }
  }
}

/// When the rows that stay on screen are measured again as a group ends, while rows are estimated.
package enum HeightsOfShownRows: Hashable, Sendable {
  /// In every group.
  case always
  /// In a group that holds no operation.
  case inEmptyGroups
}
