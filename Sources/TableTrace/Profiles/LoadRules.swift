/// The rules of a round: what the table asks before it makes any cell.
package enum LoadRules: Sendable {
  package static let sectionOrder = Rule<SectionOrder>(
    .sectionOrder,
    "A round visits the sections of the table in this order.",
    Band(
      since: .iOS(4),
      .lastThenAscending,
      "the last section first, then 0 upward",
      .observed("load-01", "load-02", "load2-05", "load-31"),
      .assumed(from: .iOS(26))
    ),
    conflicts: [
      "load2-05 remarks that with many sections the last couple may come first; no log shows it",
      "load-27: a stack of reloadData on iOS 7 passes a sum over all sections, which could ascend",
    ]
  )

  package static let numberOfSections = Statement(
    .numberOfSections,
    "A round asks the number of sections once, before anything about a section.",
    Band(
      since: .iOS(4),
      "once, first",
      .observed("load-01", "load-02", "seed-004-load", "load-20b", "load-51"),
      .assumed(from: .iOS(26))
    )
  )

  package static let numberOfRows = Statement(
    .numberOfRows,
    "The rows of a section are counted once a round, after the questions about its header and footer.",
    Band(
      since: .iOS(4),
      "once, between footer and rows",
      .observed("load-01", "load-02", "seed-004-load", "load-21", "load-51"),
      .assumed(from: .iOS(26))
    )
  )

  package static let viewInRound = Rule<Bool>(
    .viewInRound,
    "Header and footer views are asked for while the geometry is built.",
    Band(
      since: .iOS(4),
      true,
      "yes, before the heights",
      .observed("load-01"),
      .assumed(from: .iOS(6))
    ),
    Band(
      since: .iOS(7),
      false,
      "no",
      .measured("seed-000-load", "seed-004-load", "load-20b"),
      .observed(from: .iOS(9), "seed-000-load", "seed-004-load", "load-20b"),
      .assumed(from: .iOS(13))
    )
  )

  package static let titleInRound = Rule<TitleInRound>(
    .titleInRound,
    "The title of a header or footer is asked while the geometry is built.",
    Band(
      since: .iOS(4),
      .whenViewIsNil,
      "when the view is nil or missing",
      .observed("load-01", "load-15"),
      .measured(from: .iOS(6), "load-01", "load-15")
    ),
    Band(
      since: .iOS(7),
      .withoutHeightMethod,
      "when the height method is missing",
      .assumed("load-15"),
      .observed(from: .iOS(8), "load-02", "seed-004-load", "load-49")
    ),
    Band(
      since: .iOS(11),
      .withoutViewMethod,
      "when the view method is missing and the height is not asked in the round",
      .assumed("load-20b"),
      .observed(from: .iOS(17), "load-51"),
      .assumed(from: .iOS(26))
    )
  )

  package static let sectionHeightInRound = Rule<SectionHeightInRound>(
    .sectionHeightInRound,
    "heightForHeader and heightForFooter are asked while the geometry is built.",
    Band(
      since: .iOS(4),
      .init(whenExact: 2, whenPropertyIsNumeric: 2),
      "twice each",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .assumed(from: .iOS(7), "seed-000-load"),
      .measured(from: .iOS(8), "seed-004-load", "load-21", "load-07", "load-09"),
      .observed(from: .iOS(9), "seed-004-load", "load-21", "load-07", "load-09")
    ),
    Band(
      since: .iOS(11),
      .init(whenExact: 2, whenPropertyIsNumeric: 1),
      "once with a numeric sectionHeaderHeight or sectionFooterHeight, twice with estimate 0, "
        + "not while the estimate is automatic",
      .measured("load-21", "load-16", hints: ["load-20b"]),
      .assumed(from: .iOS(13))
    )
  )

  package static let sectionEstimateInRound = Statement(
    .sectionEstimateInRound,
    "estimatedHeightForHeader and estimatedHeightForFooter take the place of the heights in a round.",
    Band(since: .iOS(4), "the methods do not exist", .documented("doc-01")),
    Band(
      since: .iOS(7),
      "once each, header first",
      .measured("seed-000-load"),
      .assumed(from: .iOS(8), "load-39", "load-29")
    )
  )

  package static let rowHeightInRound = Statement(
    .rowHeightInRound,
    "Without row estimates a round asks the height of every row, ascending.",
    Band(
      since: .iOS(4),
      "every row of the table",
      .observed("load-01"),
      .assumed(from: .iOS(5)),
      .measured(from: .iOS(7), "seed-000-load", "load-04"),
      .observed(from: .iOS(8), "seed-004-load", "load-21", "load-41", "load-07"),
      .measured(from: .iOS(11), "load-04", "load-53"),
      .assumed(from: .iOS(13)),
      .measured(from: .catalyst(26), "upd-04")
    ),
    decidedBy: [.estimatesByDefault, .automaticEstimate, .fixedRowHeight]
  )

  package static let rowEstimateInRound = Statement(
    .rowEstimateInRound,
    "estimatedHeightForRow, where implemented, is asked for every row of a round.",
    Band(since: .iOS(4), "the method does not exist", .documented("doc-01")),
    Band(
      since: .iOS(7),
      "every row of the table, whatever the property says",
      .measured("seed-000-load", "load-19", "load-50", "r3-31"),
      .assumed(from: .iOS(14))
    ),
    conflicts: ["load-11 and load-50 condense the rounds into one"]
  )

  package static let sectionIndexTitles = Statement(
    .sectionIndexTitles,
    "sectionIndexTitles is asked once in a load, after the geometry and before the first cell.",
    Band(
      since: .iOS(4),
      "once",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .measured(from: .iOS(7), "seed-000-load"),
      .assumed(from: .iOS(8))
    ),
    conflicts: [
      "That a reload asks once as well is shown on iOS 7 only (seed-000-load); that grouped styles do not ask is assumed."
    ]
  )

  package static let indexTitlesAppearing = Rule<Bool>(
    .indexTitlesAppearing,
    "A table view controller reloads its table as it appears; where the titles of the section index are asked for.",
    Band(since: .iOS(4), false, "in the layout, as after other reloads", .assumed()),
    Band(
      since: .iOS(14),
      true,
      "inside that reload, after the geometry",
      .documented("r3-52"),
      .assumed(from: .iOS(15))
    ),
    conflicts: [
      "r3-52: the stack does not show the counts; the release that began with it is not known"
    ]
  )

  package static let queryLoads = Statement(
    .queryLoads,
    "A question about counts, rects or sizes loads a table that has loaded nothing, with one round.",
    Band(
      since: .iOS(4),
      "one round, later questions none",
      .assumed(),
      .tested(from: .iOS(5), "tests2-30"),
      .assumed(from: .iOS(6), "tests2-27")
    ),
    conflicts: [
      "tests2-07: indexPathsForVisibleRows is empty before the first load and loads nothing"
    ]
  )

  package static let firstLayout = Statement(
    .firstLayout,
    "The first layout of a table makes the cells of the rows that it shows, after the rounds and each cell once.",
    Band(
      since: .iOS(4),
      "in that layout",
      .observed("load-01", "load-02", "seed-004-load", "load-20b", "load-51", "load-52"),
      .assumed(from: .iOS(26), "r4-02", "r4-06"),
      .measured(from: .catalyst(26), "upd-04", hints: ["r4-12"])
    ),
    conflicts: [
      "r4-02 and r4-06 (iOS 26.1) begin behind the first layout: they show which cells there are, not in which order it asked",
      "load-14: the rows are asked twice in a container, which a reload behind the first layout gives as well",
    ]
  )

  package static let rowLimit = Rule<Int>(
    .rowLimit,
    "A section of this many rows or more raises 'Failed to allocate data stores'.",
    Band(since: .iOS(4), 2_147_483_647, "2147483647 rows", .assumed("load-32")),
    conflicts: [
      "the lowest number seen to raise is 2147483647 (iOS 6.0); where it starts is not known"
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(sectionOrder), RuleEntry(numberOfSections), RuleEntry(numberOfRows),
      RuleEntry(viewInRound), RuleEntry(titleInRound), RuleEntry(sectionHeightInRound),
      RuleEntry(sectionEstimateInRound), RuleEntry(rowHeightInRound), RuleEntry(rowEstimateInRound),
      RuleEntry(sectionIndexTitles), RuleEntry(indexTitlesAppearing), RuleEntry(queryLoads),
      RuleEntry(firstLayout), RuleEntry(rowLimit),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var order: SectionOrder
    package var asksView: Bool
    package var title: TitleInRound
    package var sectionHeight: SectionHeightInRound
    package var asksIndexTitlesAppearing: Bool
    package var rowLimit: Int

    init(_ version: ProfileVersion) {
      order = LoadRules.sectionOrder.value(for: version)
      asksView = LoadRules.viewInRound.value(for: version)
      title = LoadRules.titleInRound.value(for: version)
      sectionHeight = LoadRules.sectionHeightInRound.value(for: version)
      asksIndexTitlesAppearing = LoadRules.indexTitlesAppearing.value(for: version)
      rowLimit = LoadRules.rowLimit.value(for: version)
    }
  }
}

/// When the title of a header or footer is asked while the geometry is built.
package enum TitleInRound: Hashable, Sendable {
  /// When the view method is missing or answered nil.
  case whenViewIsNil
  /// When the height method is missing.
  case withoutHeightMethod
  /// When the view method is missing and the height is not asked in the round.
  case withoutViewMethod
}

/// How often the height of a header or footer is asked in a round.
package struct SectionHeightInRound: Hashable, Sendable {
  /// The times when nothing is estimated.
  package let whenExact: Int
  /// The times when only a numeric `sectionHeaderHeight` or `sectionFooterHeight` forbids guessing.
  package let whenPropertyIsNumeric: Int
}
