/// The rules of a round: what the table asks before it makes any cell.
public enum LoadRules: Sendable {
  /// The order of the sections in a round.
  public static let sectionOrder = Rule<SectionOrder>(
    .sectionOrder,
    "A round visits the sections of the table in this order.",
    Band(
      since: .iOS(4),
      .lastThenAscending,
      "the last section first, then 0 upward",
      .observed,
      ["load-01", "load-02", "load2-05", "load-31"]
    ),
    conflicts: [
      "load2-05 remarks that with many sections the last couple may come first; no log shows it",
      "load-27: a stack of reloadData on iOS 7 passes a sum over all sections, which could ascend",
    ]
  )

  /// When the number of sections is asked.
  public static let numberOfSections = Rule<Bool>(
    .numberOfSections,
    "A round asks the number of sections once, before anything about a section.",
    Band(
      since: .iOS(4),
      true,
      "once, first",
      .observed,
      ["load-01", "load-02", "seed-004-load", "load-20b", "load-51"]
    )
  )

  /// When the number of rows is asked.
  public static let numberOfRows = Rule<Bool>(
    .numberOfRows,
    "The rows of a section are counted once a round, after the questions about its header and footer.",
    Band(
      since: .iOS(4),
      true,
      "once, between footer and rows",
      .observed,
      ["load-01", "load-02", "seed-004-load", "load-21", "load-51"]
    )
  )

  /// Whether header and footer views are made in a round.
  public static let viewInRound = Rule<Bool>(
    .viewInRound,
    "Header and footer views are asked for while the geometry is built.",
    Band(since: .iOS(4), true, "yes, before the heights", .observed, ["load-01"]),
    Band(since: .iOS(7), false, "no", .observed, ["seed-000-load", "seed-004-load", "load-20b"])
  )

  /// When a title is asked in a round.
  public static let titleInRound = Rule<TitleInRound>(
    .titleInRound,
    "The title of a header or footer is asked while the geometry is built.",
    Band(
      since: .iOS(4),
      .whenViewIsNil,
      "when the view is nil or missing",
      .observed,
      ["load-01", "load-15"]
    ),
    Band(
      since: .iOS(7),
      .withoutHeightMethod,
      "when the height method is missing",
      .assumed,
      ["load-15"]
    ),
    Band(
      since: .iOS(8),
      .withoutHeightMethod,
      "when the height method is missing",
      .observed,
      ["load-02", "seed-004-load", "load-49"]
    ),
    Band(
      since: .iOS(11),
      .withoutViewMethod,
      "when the view method is missing and the height is not asked in the round",
      .assumed,
      ["load-20b"]
    ),
    Band(
      since: .iOS(17),
      .withoutViewMethod,
      "when the view method is missing and the height is not asked in the round",
      .observed,
      ["load-51"]
    )
  )

  /// How often the height of a header or footer is asked in a round that needs it.
  public static let sectionHeightInRound = Rule<SectionHeightInRound>(
    .sectionHeightInRound,
    "heightForHeader and heightForFooter are asked while the geometry is built.",
    Band(
      since: .iOS(4),
      .init(whenExact: 2, whenPropertyIsNumeric: 2),
      "twice each",
      .observed,
      ["load-01"]
    ),
    Band(
      since: .iOS(7),
      .init(whenExact: 2, whenPropertyIsNumeric: 2),
      "twice each",
      .assumed,
      ["seed-000-load"]
    ),
    Band(
      since: .iOS(8),
      .init(whenExact: 2, whenPropertyIsNumeric: 2),
      "twice each",
      .observed,
      ["seed-004-load", "load-21", "load-07", "load-09"]
    ),
    Band(
      since: .iOS(11),
      .init(whenExact: 2, whenPropertyIsNumeric: 1),
      "once with a numeric sectionHeaderHeight or sectionFooterHeight, twice with estimate 0, "
        + "not while the estimate is automatic",
      .observed,
      ["load-21", "load-20b"]
    ),
    Band(
      since: .iOS(12),
      .init(whenExact: 2, whenPropertyIsNumeric: 1),
      "twice with estimate 0, once with a numeric sectionHeaderHeight or sectionFooterHeight, "
        + "not while the estimate is automatic",
      .measured,
      ["load-16"]
    ),
    Band(
      since: .iOS(13),
      .init(whenExact: 2, whenPropertyIsNumeric: 1),
      "as on iOS 12",
      .assumed
    )
  )

  /// Whether the estimates of headers and footers are asked in a round.
  public static let sectionEstimateInRound = Rule<Bool>(
    .sectionEstimateInRound,
    "estimatedHeightForHeader and estimatedHeightForFooter take the place of the heights in a round.",
    Band(since: .iOS(4), false, "the methods do not exist", .documented),
    Band(since: .iOS(7), true, "once each, header first", .measured, ["seed-000-load"]),
    Band(since: .iOS(8), true, "once each, header first", .assumed, ["load-39", "load-29"])
  )

  /// When real row heights are asked in a round.
  public static let rowHeightInRound = Rule<Bool>(
    .rowHeightInRound,
    "Without row estimates a round asks the height of every row, ascending.",
    Band(since: .iOS(4), true, "every row of the table", .observed, ["load-01"]),
    Band(since: .iOS(5), true, "every row of the table", .assumed),
    Band(
      since: .iOS(7),
      true,
      "every row of the table",
      .measured,
      ["seed-000-load", "load-04"]
    ),
    Band(
      since: .iOS(8),
      true,
      "every row of the table",
      .observed,
      ["seed-004-load", "load-21", "load-41", "load-07"]
    ),
    Band(since: .iOS(11), true, "every row of the table", .measured, ["load-04", "load-53"]),
    Band(since: .iOS(13), true, "every row of the table", .assumed),
    Band(
      since: SystemVersion(.catalyst, 26),
      true,
      "every row of the table",
      .observed,
      ["upd-04"]
    )
  )

  /// When row estimates are asked in a round.
  public static let rowEstimateInRound = Rule<Bool>(
    .rowEstimateInRound,
    "estimatedHeightForRow, where implemented, is asked for every row of a round.",
    Band(since: .iOS(4), false, "the method does not exist", .documented),
    Band(
      since: .iOS(7),
      true,
      "every row of the table, whatever the property says",
      .measured,
      ["seed-000-load", "load-19", "load-50"]
    ),
    conflicts: ["load-11 and load-50 condense the rounds into one"]
  )

  /// When the titles of the section index are asked.
  public static let sectionIndexTitles = Rule<Bool>(
    .sectionIndexTitles,
    "sectionIndexTitles is asked once in a load and once in a reload, after the geometry and before the first cell, in plain style.",
    Band(since: .iOS(4), true, "once", .observed, ["load-01"]),
    Band(since: .iOS(7), true, "once", .measured, ["seed-000-load"]),
    Band(since: .iOS(8), true, "once", .assumed)
  )

  /// What a question of the app does to a table that has loaded nothing.
  public static let queryLoads = Rule<Bool>(
    .queryLoads,
    "A question about counts, rects or sizes loads a table that has loaded nothing, with one round.",
    Band(since: .iOS(4), true, "one round, later questions none", .assumed),
    Band(since: .iOS(5), true, "one round, later questions none", .tested, ["tests2-30"]),
    Band(since: .iOS(6), true, "one round, later questions none", .assumed, ["tests2-27"]),
    conflicts: [
      "tests2-07: indexPathsForVisibleRows is empty before the first load and loads nothing"
    ]
  )

  /// The number of rows in a section that UIKit refuses.
  public static let rowLimit = Rule<Int>(
    .rowLimit,
    "A section of this many rows or more raises 'Failed to allocate data stores'.",
    Band(since: .iOS(4), 2_147_483_647, "2147483647 rows", .assumed, ["load-32"]),
    conflicts: [
      "the lowest number seen to raise is 2147483647 (iOS 6.0); where it starts is not known"
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(sectionOrder), RuleEntry(numberOfSections), RuleEntry(numberOfRows),
      RuleEntry(viewInRound), RuleEntry(titleInRound), RuleEntry(sectionHeightInRound),
      RuleEntry(sectionEstimateInRound), RuleEntry(rowHeightInRound),
      RuleEntry(rowEstimateInRound), RuleEntry(sectionIndexTitles), RuleEntry(queryLoads),
      RuleEntry(rowLimit),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var order: SectionOrder
    package var asksView: Bool
    package var title: TitleInRound
    package var sectionHeight: SectionHeightInRound
    package var rowLimit: Int
    package var simulationLimit: SimulationLimit

    init(_ version: SystemVersion) {
      order = LoadRules.sectionOrder.value(for: version)
      asksView = LoadRules.viewInRound.value(for: version)
      title = LoadRules.titleInRound.value(for: version)
      sectionHeight = LoadRules.sectionHeightInRound.value(for: version)
      rowLimit = LoadRules.rowLimit.value(for: version)
      simulationLimit = ChangeRules.simulationLimit.value(for: version)
    }
  }
}
