/// The rules of headers and footers in a layout pass.
public enum SectionViewRules: Sendable {
  /// When the views are asked for.
  public static let afterCells = Rule<Bool>(
    .sectionViewsAfterCells,
    "The views of the visible sections are asked for after all cells of the pass, section by section upward, header before footer; a view that was nil is asked for again in every layout.",
    Band(since: .iOS(4), true, "after all cells", .observed, ["load-01"]),
    Band(since: .iOS(7), true, "after all cells", .measured, ["seed-000-load"]),
    Band(
      since: .iOS(8),
      true,
      "after all cells",
      .observed,
      ["seed-004-load", "load-20b", "load-07", "load2-06"]
    ),
    Band(since: .iOS(13), true, "after all cells", .assumed),
    Band(since: .iOS(17), true, "after all cells", .observed, ["load-51"]),
    Band(since: SystemVersion(.catalyst, 26), true, "after all cells", .observed, ["upd-04"])
  )

  /// When a height that is still estimated is asked.
  public static let heightBeforeView = Rule<SectionHeightBeforeView>(
    .sectionHeightBeforeView,
    "The height of a visible header or footer that is still estimated is asked right before its view.",
    Band(since: .iOS(4), .bothFirst, "no estimates exist", .documented),
    Band(
      since: .iOS(7),
      .bothFirst,
      "header and footer height, then both views",
      .measured,
      ["seed-000-load"]
    ),
    Band(since: .iOS(8), .bothFirst, "header and footer height, then both views", .assumed),
    Band(
      since: .iOS(11),
      .each,
      "each right before its own view",
      .observed,
      ["load-20b", "load-37"]
    ),
    Band(since: .iOS(13), .each, "each right before its own view", .assumed),
    Band(
      since: SystemVersion(.catalyst, 26),
      .each,
      "each right before its own view",
      .observed,
      ["upd-04"]
    ),
    conflicts: [
      "load2-17, load2-18: while the estimate is automatic, only if the view or the title is implemented"
    ]
  )

  /// The footer height that comes early.
  public static let earlyFooterHeight = Rule<Bool>(
    .earlyFooterHeight,
    "An estimated footer height is asked right after the first configured row of its section, before that row's willDisplay.",
    Band(since: .iOS(4), false, "no", .documented),
    Band(since: .iOS(11), true, "yes", .observed, ["load-20b"]),
    Band(since: .iOS(12), true, "yes", .assumed, ["load2-11"])
  )

  /// How often a title is asked for the view.
  public static let title = Rule<SectionViewTitle>(
    .sectionViewTitle,
    "A title is asked when the header or footer view of a visible section is made.",
    Band(
      since: .iOS(4),
      .init(alone: 1, afterNilView: 1, afterView: 0),
      "once, unless the view method gave a view",
      .observed,
      ["load-01"]
    ),
    Band(
      since: .iOS(7),
      .init(alone: 1, afterNilView: 1, afterView: 0),
      "once, unless the view method gave a view",
      .assumed
    ),
    Band(
      since: .iOS(8),
      .init(alone: 1, afterNilView: 1, afterView: 0),
      "once, unless the view method gave a view",
      .observed,
      ["load-02", "seed-004-load", "load-49"]
    ),
    Band(
      since: .iOS(11),
      .init(alone: 1, afterNilView: 1, afterView: 0),
      "once, unless the view method gave a view",
      .assumed
    ),
    Band(
      since: .iOS(17),
      .init(alone: 3, afterNilView: 1, afterView: 1),
      "three times without a view method, once after it, even if it gave a view",
      .observed,
      ["load-51", "upd-04"]
    )
  )

  /// When the view is announced.
  public static let willDisplay = Rule<Bool>(
    .sectionViewWillDisplay,
    "willDisplayHeaderView and willDisplayFooterView follow the making of their view at once.",
    Band(since: .iOS(4), false, "the methods do not exist", .documented),
    Band(since: .iOS(6), true, "at once", .assumed),
    Band(since: .iOS(9), true, "at once", .observed, ["seed-004-load", "load-07", "upd-04"]),
    conflicts: ["tests2-57 (iOS 7 to 9): not sent for a plain UIView; one author, no log"]
  )

  /// When views end.
  public static let didEnd = Rule<Bool>(
    .sectionViewDidEnd,
    "Header and footer views that leave end displaying after the cells that leave, once, with the section number of their display.",
    Band(since: .iOS(4), false, "the methods do not exist", .documented),
    Band(since: .iOS(6), true, "before the views that enter", .tested, ["tests2-32"]),
    Band(since: .iOS(9), true, "before the views that enter", .assumed, ["load2-07", "load2-08"])
  )

  /// The first header of a grouped table.
  public static let firstGroupedHeader = Rule<Bool>(
    .firstGroupedHeader,
    "In grouped style the first header has no view while heightForHeader is missing.",
    Band(since: .iOS(4), true, "its view is not asked for", .measured, ["load2-20"]),
    Band(since: .iOS(9), false, "its view is asked for", .assumed)
  )

  /// How long a header or footer is on screen.
  public static let extent = Rule<Bool>(
    .sectionViewExtent,
    "In plain style a header or footer is displayed while any part of its section is on screen; in grouped style while it is on screen itself.",
    Band(since: .iOS(4), true, "as long as its section, because it is pinned", .assumed),
    Band(
      since: .iOS(9),
      true,
      "as long as its section, because it is pinned",
      .measured,
      ["load2-07", "load2-08"]
    )
  )

  /// What happens to a header without a view.
  public static let askedAgain = Rule<Bool>(
    .sectionViewAskedAgain,
    "A header or footer that has a height but got no view is asked for its view again in every layout pass.",
    Band(since: .iOS(4), true, "again in every pass", .assumed, ["upd-22"]),
    Band(since: .iOS(12), true, "again in every pass", .measured, ["load2-06"]),
    conflicts: ["upd-22 (iPhone OS 3): every view is asked for again whenever the offset changes"]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(afterCells), RuleEntry(heightBeforeView), RuleEntry(earlyFooterHeight),
      RuleEntry(title), RuleEntry(willDisplay), RuleEntry(didEnd), RuleEntry(firstGroupedHeader),
      RuleEntry(extent), RuleEntry(askedAgain),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var heightBeforeView: SectionHeightBeforeView
    package var asksFooterHeightEarly: Bool
    package var title: SectionViewTitle
    package var skipsFirstGroupedHeader: Bool

    init(_ version: SystemVersion) {
      heightBeforeView = SectionViewRules.heightBeforeView.value(for: version)
      asksFooterHeightEarly = SectionViewRules.earlyFooterHeight.value(for: version)
      title = SectionViewRules.title.value(for: version)
      skipsFirstGroupedHeader = SectionViewRules.firstGroupedHeader.value(for: version)
    }
  }
}
