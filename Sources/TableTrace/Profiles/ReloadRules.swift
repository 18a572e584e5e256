/// The rules of `reloadData` and of layout.
package enum ReloadRules: Sendable {
  package static let round = Rule<HostRound>(
    .reloadRound,
    "reloadData asks one round inside the call and touches no cell.",
    Band(
      since: .iOS(4),
      .geometry,
      "one round of geometry",
      .assumed(),
      .measured(from: .iOS(9), "load-19", "load-35", "load-38"),
      .observed(from: .iOS(11), "load-23", "load-25", "load-31"),
      .assumed(from: .iOS(26))
    )
  )

  package static let layout = Statement(
    .reloadLayout,
    "The cells of a reload are made in the table's next layout, which asks no counts again.",
    Band(
      since: .iOS(4),
      "in the next layout",
      .assumed("load-14", "load-35", "tests2-31"),
      .observed(from: .iOS(11), "load-23", "load-25"),
      .assumed(from: .iOS(14))
    ),
    decidedBy: [.reloadRound, .firstLayoutRound]
  )

  package static let firstLayoutRound = Rule<HostRound>(
    .firstLayoutRound,
    "After a reloadData that came before any layout, the first layout asks a round of its own; after a load by a question of the app it asks none.",
    Band(
      since: .iOS(4),
      .geometry,
      "one round of geometry",
      .assumed(),
      .assumed(from: .catalyst(13)),
      .measured(from: .catalyst(26), "upd-04", "load2-16")
    )
  )

  package static let endsRows = Statement(
    .reloadEndsRows,
    "After a reload every displayed cell ends displaying with its old path, which may exist no more, not inside the call but in the next layout.",
    Band(since: .iOS(4), "didEndDisplaying does not exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      "every displayed cell",
      .assumed("tests2-31"),
      .measured(from: .iOS(9), "upd-46", "r3-11", "r3-25", hints: ["tests2-48"]),
      .assumed(from: .iOS(15), "tests2-48"),
      .measured(from: .catalyst(26), "upd-05")
    ),
    decidedBy: [.reloadDidEnd],
    conflicts: ["upd-46, r3-11: that it is the next layout is told by tests2-48 alone"]
  )

  package static let didEnd = Rule<ReloadedRowsOrder>(
    .reloadDidEnd,
    "In the layout after a reload the displayed cells end displaying in this order, before any cell is asked for.",
    Band(since: .iOS(4), .lastFirst, "didEndDisplaying does not exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      .lastFirst,
      "last row first",
      .assumed(),
      .measured(from: .catalyst(26), "upd-05")
    ),
    conflicts: [
      "the order is shown on Catalyst 26 only",
      "upd-05: the cells are handed out as if they had been returned first row first",
    ]
  )

  package static let layoutForced = Statement(
    .layoutForced,
    "setNeedsLayout is answered by the next layout; layoutIfNeeded, visibleCells, cellForRow, header and footer views, indexPathsForVisibleRows and indexPath(for:) after a load and, with estimates, the rects of sections, rows, headers and footers run a pending layout at once.",
    Band(
      since: .iOS(4),
      "at once",
      .assumed(),
      .tested(from: .iOS(10), "tests2-02", "tests2-07", "tests2-13"),
      .assumed(from: .iOS(18))
    ),
    conflicts: ["no test shows indexPath(for:); it is taken to do what cellForRow does"]
  )

  package static let noVisibleRows = Rule<Bool>(
    .noVisibleRows,
    "Whether indexPathsForVisibleRows of a table that shows no row is nil; visibleCells is an empty array.",
    Band(
      since: .iOS(4),
      true,
      "nil",
      .assumed(),
      .measured(from: .iOS(10), "r3-09"),
      .assumed(from: .iOS(13)),
      .tested(from: .iOS(16), "r5-59"),
      .assumed(from: .iOS(18))
    ),
    conflicts: [
      "r3-09 and r5-59 are tables before their first layout; that one whose rows have gone answers the same is assumed",
      "tests2-07 (10 to 12) asserts an empty array there, in a test of extensions that may make it of nil",
    ]
  )

  package static let outsideWindow = Rule<Bool>(
    .layoutOutsideWindow,
    "Laying out cells without a window prints one warning per process; the cells are made all the same.",
    Band(since: .iOS(4), false, "no warning", .assumed()),
    Band(since: .iOS(13), true, "one warning", .documented("load-33"))
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(round), RuleEntry(layout), RuleEntry(firstLayoutRound), RuleEntry(endsRows),
      RuleEntry(didEnd),
      RuleEntry(layoutForced), RuleEntry(noVisibleRows), RuleEntry(outsideWindow),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var round: HostRound
    package var firstLayoutRound: HostRound
    package var didEndOrder: ReloadedRowsOrder
    package var answersNilForNoRows: Bool
    package var warnsOutsideWindow: Bool

    init(_ version: ProfileVersion) {
      round = ReloadRules.round.value(for: version)
      firstLayoutRound = ReloadRules.firstLayoutRound.value(for: version)
      didEndOrder = ReloadRules.didEnd.value(for: version)
      answersNilForNoRows = ReloadRules.noVisibleRows.value(for: version)
      warnsOutsideWindow = ReloadRules.outsideWindow.value(for: version)
    }
  }
}

/// The order in which rows that a reload takes away end displaying.
package enum ReloadedRowsOrder: Hashable, Sendable {
  /// From the last row on, upward.
  case lastFirst
  /// From the first row on, downward.
  case firstFirst
}
