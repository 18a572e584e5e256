/// The rules of a re-query, in which the table reads its counts and heights before it makes cells.
package enum LoadRules: Sendable {
  package static let sectionOrder = Rule<SectionOrder>(
    .sectionOrder,
    "Each time the table reads its data (a re-query), it starts with the last section. All "
      + "others follow in ascending order.",
    is: .lastThenAscending,
    "the last section first, then 0 upward",
    .observed(until: .iOS(26), "load-01", "load-02", "load2-05", "load-31"),
    conflicts: [
      "load2-05 says that with many sections the table may read several of the last sections "
        + "first. No log shows this.",
      "load-27 is a call stack of reloadData on iOS 7. It adds up the rows of all sections, "
        + "perhaps in ascending order.",
    ]
  )

  package static let viewInRequery = Rule<Bool>(
    .viewInRequery,
    "Up to iOS 6, the table calls viewForHeaderInSection and viewForFooterInSection each time it "
      + "reads its data (a re-query).",
    VersionRange(
      true,
      "yes, before the methods for the heights",
      .observed(until: .iOS(6), "load-01")
    ),
    VersionRange(
      since: .iOS(7),
      false,
      "no",
      .measured("seed-000-load"),
      .observed(from: .iOS(9), until: .iOS(13), "seed-004-load", "load-20b"),
      .observed(from: .iOS(17), until: .iOS(26), "load-52")
    ),
    conflicts: ["load-52 (iOS 17) shows a header, but no footer"]
  )

  package static let titleInRequery = Rule<TitleInRequery>(
    .titleInRequery,
    "When the table reads its data (a re-query), it sometimes calls titleForHeaderInSection. "
      + "From iOS 11, it does so if viewForHeaderInSection is missing and the re-query does not "
      + "call heightForHeaderInSection. Older versions have other conditions. The same rule "
      + "holds for footers.",
    VersionRange(
      .whenViewIsNil,
      "if viewForHeaderInSection returns nil or is missing",
      .observed("load-01"),
      .measured(from: .iOS(6), "load-15")
    ),
    VersionRange(
      since: .iOS(7),
      .withoutHeightMethod,
      "if heightForHeaderInSection is missing",
      .assumed("load-15"),
      .observed(from: .iOS(8), "load-02", "seed-004-load", "load-49")
    ),
    VersionRange(
      since: .iOS(11),
      .withoutViewMethod,
      "if viewForHeaderInSection is missing and the re-query does not call "
        + "heightForHeaderInSection",
      .assumed("load-20b"),
      .observed(from: .iOS(17), until: .iOS(26), "load-51", "load-52")
    ),
    conflicts: [
      "In load-01 (iOS 4), viewForHeaderInSection or viewForFooterInSection returns nil. In "
        + "load-15 (iOS 6.1), these methods are missing.",
      "load-51 and load-52 (iOS 17) show headers with automatic heights. The table estimates "
        + "such heights.",
    ]
  )

  package static let sectionHeightInRequery = Rule<SectionHeightInRequery>(
    .sectionHeightInRequery,
    "When the table reads its data (a re-query), it calls heightForHeader and heightForFooter "
      + "for heights that it does not estimate. It calls each method once or twice for a "
      + "section. The number depends on the iOS version and on the table's properties.",
    VersionRange(
      .init(whenExact: 2, whenPropertyIsNumeric: 2),
      "twice each",
      .observed(until: .iOS(6), "load-01"),
      .assumed(from: .iOS(7), "seed-000-load"),
      .measured(from: .iOS(8), "load-09"),
      .observed(from: .iOS(9), "seed-004-load", "load-21", "load-07")
    ),
    VersionRange(
      since: .iOS(11),
      .init(whenExact: 2, whenPropertyIsNumeric: 1),
      "twice if the estimated height is 0, once if only a numeric sectionHeaderHeight or "
        + "sectionFooterHeight prevents an estimate, never for estimated heights",
      .measured(until: .iOS(12), "load-21", hints: ["load-20b"])
    ),
    conflicts: [
      "The range from iOS 11 has two sources. load-21 (iOS 11.0) shows a numeric height "
        + "property, and load-20b (iOS 11.3) shows automatic estimates."
    ]
  )

  package static let indexTitlesAppearing = Rule<Bool>(
    .indexTitlesAppearing,
    "When a table view controller appears, it reloads its table. From iOS 14, this reload calls "
      + "sectionIndexTitles. Up to iOS 13, the layout after the reload calls it.",
    VersionRange(false, "in the layout, as after other reloads"),
    VersionRange(
      since: .iOS(14),
      true,
      "inside the reload",
      .measured(until: .iOS(15), "r3-52")
    ),
    conflicts: [
      "r3-52 is a call stack that does not show the counts. It is assumed that they are read "
        + "first. It is not known in which iOS version this behaviour began."
    ]
  )

  package static let rowLimit = Rule<Int>(
    .rowLimit,
    "If numberOfRowsInSection returns too large a number, the table raises the exception 'Failed "
      + "to allocate data stores'.",
    is: 2_147_483_647,
    "2147483647 rows or more",
    .assumed("exc-27"),
    conflicts: [
      "2147483647 (iOS 6.0) is the lowest number for which a log shows the exception. The exact "
        + "limit is not known."
    ]
  )

  static let entries = RuleList.of {
    sectionOrder
    Statement(
      .numberOfSections,
      "Each time the table reads its data (a re-query), it calls numberOfSections once, before any "
        + "call about a section.",
      says: "once, first",
      .observed(
        until: .iOS(26),
        "load-01",
        "load-02",
        "seed-004-load",
        "r3-01",
        "load-20b",
        "load-23",
        "load-51"
      ),
      conflicts: [
        "load-01 (iOS 4), load-32 (iOS 11 to 14) and load-51 (iOS 17) show numberOfSections "
          + "twice in a row. It is assumed that the view controller causes the first of the two "
          + "calls."
      ]
    )
    Statement(
      .numberOfRows,
      "Each time the table reads its data (a re-query), it calls numberOfRowsInSection once for "
        + "each section.",
      says: "once",
      .observed(
        until: .iOS(26),
        "load-01",
        "load-02",
        "seed-004-load",
        "load-21",
        "load-23",
        "load2-01",
        "load2-02",
        "load-51"
      ),
      conflicts: [
        "In one of the re-queries of load-51 (iOS 17), numberOfRowsInSection is called twice."
      ]
    )
    Statement(
      .sectionCallOrder,
      "The table reads its data (a re-query) section by section. In each section it calls the "
        + "header and footer methods first, then numberOfRowsInSection, then the height or "
        + "estimate methods of the rows.",
      says: "header, footer, number of rows, heights",
      .observed("load-01", "load-02", "seed-004-load"),
      .measured(from: .iOS(10), "load-21"),
      .assumed(from: .iOS(12), "load-51"),
      decidedBy: [.viewInRequery, .titleInRequery, .sectionHeightInRequery],
      conflicts: [
        "load-51 (iOS 17) has a title, but neither a footer nor heights. In one of its "
          + "re-queries, numberOfRowsInSection is called before the title as well as after it."
      ]
    )
    viewInRequery
    titleInRequery
    Statement(
      .titleWithoutEstimate,
      "When the table reads its data (a re-query), it sometimes calls titleForHeaderInSection. "
        + "It makes no difference whether header heights are estimated. The same rule holds for "
        + "footers.",
      says: "estimates make no difference",
      .observed("load-01"),
      .measured(from: .iOS(6), "load-15"),
      .assumed(from: .iOS(7), "load-15"),
      .observed(from: .iOS(8), "load-02"),
      .assumed(from: .iOS(9), until: .iOS(11), "load-49"),
      decidedBy: [.titleInRequery]
    )
    sectionHeightInRequery
    Statement(
      .sectionHeightWithoutEstimate,
      "If estimatedSectionHeaderHeight is 0, the table does not estimate header heights. It then "
        + "calls heightForHeaderInSection twice for each section when it reads its data (a "
        + "re-query). The same rule holds for footers.",
      VersionRange("there are no automatic estimates", .documented("doc-01")),
      VersionRange(
        since: .iOS(11),
        "twice",
        .assumed("load-16"),
        .measured(from: .iOS(12), until: .iOS(13), "load-16")
      ),
      decidedBy: [.sectionHeightInRequery]
    )
    Statement(
      .sectionEstimateInRequery,
      "If estimatedHeightForHeader is implemented, the table calls it instead of heightForHeader "
        + "each time it reads its data (a re-query). In the same way, it calls "
        + "estimatedHeightForFooter instead of heightForFooter.",
      VersionRange("the methods do not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(7),
        "once each, for the header first",
        .measured("seed-000-load"),
        .assumed(from: .iOS(8), "load-39", "load-29")
      )
    )
    Statement(
      .rowHeightInRequery,
      "If row heights are not estimated, the table calls heightForRowAt for every row, in "
        + "ascending order, each time it reads its data (a re-query).",
      says: "every row of the table",
      .observed(until: .iOS(5), "load-01"),
      .measured(from: .iOS(7), "seed-000-load", "load-04"),
      .observed(from: .iOS(8), "seed-004-load", "load-21", "load-41", "load-07"),
      .measured(from: .iOS(11), until: .iOS(13), "load-04", "load-53"),
      .measured(from: .catalyst(26), "upd-04"),
      decidedBy: [.estimatesByDefault, .automaticEstimate, .fixedRowHeight]
    )
    Statement(
      .rowEstimateInRequery,
      "If estimatedHeightForRowAt is implemented, the table calls it for every row each time it "
        + "reads its data (a re-query).",
      VersionRange("the method does not exist", .documented("doc-01")),
      VersionRange(
        since: .iOS(7),
        "every row of the table, even if estimatedRowHeight is 0",
        .measured(until: .iOS(14), "seed-000-load", "load-19", "load-50", "load-53", "r3-31")
      ),
      conflicts: [
        "load-11 and load-50 show only one re-query, although other logs show several",
        "Only load-53 (iOS 11.0) shows an estimatedRowHeight of 0. It is assumed that other "
          + "versions do the same.",
      ]
    )
    Statement(
      .sectionIndexTitles,
      "When the table loads, it calls sectionIndexTitles once. The counts are read before that "
        + "call, and the first cell is made after it.",
      says: "once",
      .observed(until: .iOS(6), "load-01"),
      .measured(from: .iOS(7), until: .iOS(8), "seed-000-load"),
      conflicts: [
        "Only seed-000-load (iOS 7) shows that the load after reloadData also calls "
          + "sectionIndexTitles once. It is assumed that tables of grouped styles do not call it."
      ]
    )
    indexTitlesAppearing
    Statement(
      .queryLoads,
      "If the app queries a count before the table has loaded, the table reads its data once (a "
        + "re-query). An example is numberOfRows(inSection:). selectRow does the same.",
      says: "the first query causes one re-query, and later queries cause none",
      .tested(from: .iOS(5), "tests2-30"),
      .assumed(from: .iOS(6), "tests2-27"),
      conflicts: [
        "tests2-07: before the first load, indexPathsForVisibleRows returns no rows and does not "
          + "load the table"
      ]
    )
    Statement(
      .rectQueryLoads,
      "If the app queries a rect or a size before the table has loaded, the table reads its data "
        + "once (a re-query). Scrolling by the app does the same.",
      says: "the first query causes one re-query, and later queries cause none",
      .assumed("tests2-30"),
      decidedBy: [.firstLayoutRequery],
      conflicts: ["tests2-30 (iOS 5) shows only selectRow, the selection and counts."]
    )
    Statement(
      .requeriesFirst,
      "When a table loads, it reads its data once or several times (re-queries). It makes the "
        + "first cell only after all of these reads.",
      says: "before the first cell",
      .observed(
        until: .iOS(26),
        "load-01",
        "load-02",
        "seed-004-load",
        "r3-01",
        "load-20b",
        "load-51",
        "load-52"
      ),
      .measured(from: .catalyst(26), "upd-04")
    )
    Statement(
      .firstLayout,
      "The first layout makes the cells of the visible rows. It calls cellForRowAt once for each "
        + "of these rows.",
      says: "in the first layout",
      .observed(
        "load-01",
        "load-02",
        "seed-004-load",
        "r3-01",
        "load-20b",
        "upd-08",
        "load2-04",
        "upd-01",
        "upd-02",
        "load-51",
        "load-52"
      ),
      .assumed(from: .iOS(26), "r4-02", "r4-06"),
      .measured(from: .catalyst(26), "upd-04", hints: ["r4-12"]),
      conflicts: [
        "r4-02 and r4-06 (iOS 26.1) begin after the first layout. They show which cells exist, "
          + "not the order of the calls.",
        "In load-14, a table inside a container view controller calls cellForRowAt twice for "
          + "each row. A reload after the first layout would look the same.",
      ]
    )
    rowLimit
  }
}

/// When a re-query calls the title method of a header or footer.
package enum TitleInRequery: Hashable, Sendable {
  case whenViewIsNil
  case withoutHeightMethod
  /// If no view method exists and the re-query does not call the height method.
  case withoutViewMethod
}

/// How often a re-query calls the height method of a header or footer.
package struct SectionHeightInRequery: Hashable, Sendable {
  /// The number of calls if nothing is estimated.
  package let whenExact: Int
  /// The number of calls if only a numeric `sectionHeaderHeight` or `sectionFooterHeight` prevents
  /// an estimate.
  package let whenPropertyIsNumeric: Int

  /// Whether both numbers are equal.
  var isAlike: Bool { whenExact == whenPropertyIsNumeric }
}
