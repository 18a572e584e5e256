/// The rules of headers and footers in a layout pass.
package enum SectionViewRules: Sendable {
  package static let afterCells = Statement(
    .sectionViewsAfterCells,
    "The views of the visible sections are created after all cells of the layout.",
    VersionRange(
      since: .iOS(4),
      "after all cells",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .measured(from: .iOS(7), "seed-000-load"),
      .assumed(from: .iOS(8)),
      .observed(from: .iOS(9), "seed-004-load", "load-20b", "load-07"),
      .assumed(from: .iOS(13)),
      .observed(from: .iOS(17), "load-52"),
      .assumed(from: .iOS(18)),
      .measured(from: .iOS(26), "r5-08"),
      .measured(from: .catalyst(26), "upd-04")
    ),
    decidedBy: [.sectionHeightBeforeView, .sectionViewTitle],
    conflicts: [
      "This evidence does not show that a view method that returned nil is called again in every "
        + "layout."
    ]
  )

  package static let viewOrder = Statement(
    .sectionViewOrder,
    "A layout creates the views of its sections in ascending order, each header before its footer.",
    VersionRange(
      since: .iOS(4),
      "ascending, the header first",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .measured(from: .iOS(7), "seed-000-load"),
      .assumed(from: .iOS(8)),
      .measured(from: .iOS(9), "load-07"),
      .observed(from: .iOS(11), "load-20b"),
      .assumed(from: .iOS(13)),
      .measured(from: .iOS(26), "r5-08"),
      .measured(from: .catalyst(26), "upd-04")
    )
  )

  package static let heightBeforeView = Rule<SectionHeightBeforeView>(
    .sectionHeightBeforeView,
    "The height of a visible header or footer that is still estimated is queried right before its view.",
    VersionRange(since: .iOS(4), .bothFirst, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      .bothFirst,
      "header and footer height, then both views",
      .measured("seed-000-load"),
      .assumed(from: .iOS(8))
    ),
    VersionRange(
      since: .iOS(11),
      .each,
      "each right before its own view",
      .observed("load-20b", "load-37"),
      .assumed(from: .iOS(13)),
      .measured(from: .catalyst(26), "upd-04")
    ),
    conflicts: [
      "upd-04 (Catalyst 26) has a header and no footer",
      "load-37 has only a header. In load-20b the height of the footer is queried earlier, as "
        + "section-view.early-footer-height says.",
      "load2-17 and load2-18: while the estimate is automatic, the height is queried only if the "
        + "view or title method is implemented",
    ]
  )

  package static let earlyFooterHeight = Rule<Bool>(
    .earlyFooterHeight,
    "From iOS 11, an estimated footer height is queried as soon as the first row of its section is "
      + "configured.",
    VersionRange(
      since: .iOS(4),
      false,
      "no",
      .documented("doc-01"),
      .measured(from: .iOS(7), "seed-000-load"),
      .assumed(from: .iOS(8))
    ),
    VersionRange(
      since: .iOS(11),
      true,
      "yes",
      .observed("load-20b"),
      .assumed(from: .iOS(12), "load2-11")
    ),
    conflicts: [
      "load-20b (11.3) does not print willDisplay. It is assumed that it is called afterwards."
    ]
  )

  package static let title = Rule<SectionViewTitle>(
    .sectionViewTitle,
    "When the header or footer view of a visible section is made, its title method is called. How "
      + "often depends on the iOS version.",
    VersionRange(
      since: .iOS(4),
      .init(alone: 1, afterNilView: 1, afterView: 0),
      "once, unless the view method returned a view",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .observed(from: .iOS(8), "load-02", "seed-004-load", "load-49"),
      .assumed(from: .iOS(11))
    ),
    VersionRange(
      since: .iOS(17),
      .init(alone: 3, afterNilView: 1, afterView: 1),
      "three times without a view method, once after it, even if it returned a view",
      .observed("load-51", "load-52"),
      .assumed(from: .iOS(26))
    ),
    conflicts: [
      "Only load-01 (iOS 4) has a view method that returned nil. Later versions are assumed.",
      "load-51 and load-52 (iOS 17) have a header and no footer.",
    ]
  )

  package static let willDisplay = Statement(
    .sectionViewWillDisplay,
    "willDisplayHeaderView and willDisplayFooterView are called as soon as their view is made.",
    VersionRange(since: .iOS(4), "the methods do not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      "as soon as it is made",
      .assumed(),
      .observed(from: .iOS(9), "seed-004-load", "load-07"),
      .assumed(from: .iOS(11)),
      .measured(from: .catalyst(26), "upd-04")
    ),
    conflicts: [
      "upd-04 (Catalyst 26) has a header and no footer",
      "tests2-57 (iOS 7 to 9): the callback is not called if the view is a UIView of another "
        + "class. One author says so, without a log.",
    ]
  )

  package static let didEnd = Statement(
    .sectionViewDidEnd,
    "When headers and footers leave the screen, their end-displaying callbacks are called after "
      + "those of the cells, once each. They receive the section number that the view was "
      + "displayed with.",
    VersionRange(since: .iOS(4), "the methods do not exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(6),
      "before the entering views",
      .assumed("tests2-32", "load2-07", "load2-08")
    )
  )

  package static let firstGroupedHeader = Rule<Bool>(
    .firstGroupedHeader,
    "In grouped style without heightForHeaderInSection, the first header has a view from iOS 9.",
    VersionRange(since: .iOS(4), true, "its view method is not called", .measured("load2-20")),
    VersionRange(since: .iOS(9), false, "its view method is called", .assumed())
  )

  package static let extent = Statement(
    .sectionViewExtent,
    "In plain style a header or footer is displayed while any part of its section is visible. In "
      + "grouped style it is displayed while it is visible itself.",
    VersionRange(
      since: .iOS(4),
      "in plain style as long as its section, because it is pinned",
      .assumed(),
      .measured(from: .iOS(9), "load2-07", "load2-08"),
      .assumed(from: .iOS(14)),
      .measured(from: .iOS(26), "r4-15")
    ),
    conflicts: [
      "load2-07, load2-08 and r4-15 show headers of plain tables. Footers and grouped style are "
        + "assumed."
    ]
  )

  package static let pinned = Statement(
    .sectionViewPinned,
    "In plain style a header is pinned to the top edge of the bounds, below the inset. The end of "
      + "its own section's rows pushes it out. A footer is pinned to the bottom edge in the same "
      + "way. In grouped style both scroll with the content.",
    VersionRange(
      since: .iOS(4),
      "pinned to the edge, between the ends of its rows",
      .assumed(),
      .measured(from: .iOS(26), "r4-15")
    ),
    conflicts: ["r4-15 shows headers in a table without an inset. Footers and insets are assumed."]
  )

  package static let askedAgain = Statement(
    .sectionViewAskedAgain,
    "If a header or footer has a height but its view method returned nil, the method is called "
      + "again in every layout.",
    VersionRange(
      since: .iOS(4),
      "again in every layout",
      .assumed("upd-22"),
      .measured(from: .iOS(12), "load2-06"),
      .assumed(from: .iOS(14))
    ),
    conflicts: [
      "upd-22 (iPhone OS 3): every view method is called again whenever the offset changes",
      "load2-06 is about headers, and its result is known only from the title of a page. Footers "
        + "are assumed to behave alike.",
    ]
  )

  package static let nilTitle = Statement(
    .sectionViewNilTitle,
    "If a title method returned nil, it is called again in every layout while its header or "
      + "footer is visible, as often as at first.",
    VersionRange(
      since: .iOS(4),
      "again in every layout",
      .assumed("upd-22", "load2-06")
    ),
    decidedBy: [.sectionViewTitle],
    conflicts: [
      "load2-06 shows only viewForHeader. No log shows a title that is nil, or how often the "
        + "title method is called in a layout."
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(afterCells), RuleEntry(viewOrder), RuleEntry(heightBeforeView),
      RuleEntry(earlyFooterHeight),
      RuleEntry(title), RuleEntry(willDisplay), RuleEntry(didEnd), RuleEntry(firstGroupedHeader),
      RuleEntry(extent), RuleEntry(pinned), RuleEntry(askedAgain), RuleEntry(nilTitle),
    ]
  }
}

/// The estimated heights of a section's ends that are queried before their views.
package enum SectionHeightBeforeView: Hashable, Sendable {
  /// Header height, footer height, then the views.
  case bothFirst
  /// Each height right before its own view.
  case each
}

/// The number of queries for a title when the view of a header or footer is made.
package struct SectionViewTitle: Hashable, Sendable {
  /// The times without a view method.
  package let alone: Int
  /// The times after a view method that returned nil.
  package let afterNilView: Int
  /// The times after a view method that gave a view.
  package let afterView: Int
}
