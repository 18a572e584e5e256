/// The rules of headers and footers in a layout pass.
package enum SectionViewRules: Sendable {
  package static let afterCells = Statement(
    .sectionViewsAfterCells,
    "The views of the visible sections are asked for after all cells of the pass, section by section upward, header before footer.",
    Band(
      since: .iOS(4),
      "after all cells",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .measured(from: .iOS(7), "seed-000-load"),
      .assumed(from: .iOS(8)),
      .observed(from: .iOS(9), "seed-004-load", "load-20b", "load-07", "load2-06"),
      .assumed(from: .iOS(13), "load-51"),
      .measured(from: .iOS(26), "r5-08"),
      .measured(from: .catalyst(26), "upd-04")
    ),
    decidedBy: [.sectionHeightBeforeView, .sectionViewTitle],
    conflicts: [
      "That a view that was nil is asked for again in every layout is not shown by these cases."
    ]
  )

  package static let heightBeforeView = Rule<SectionHeightBeforeView>(
    .sectionHeightBeforeView,
    "The height of a visible header or footer that is still estimated is asked right before its view.",
    Band(since: .iOS(4), .bothFirst, "no estimates exist", .documented("doc-01")),
    Band(
      since: .iOS(7),
      .bothFirst,
      "header and footer height, then both views",
      .measured("seed-000-load"),
      .assumed(from: .iOS(8))
    ),
    Band(
      since: .iOS(11),
      .each,
      "each right before its own view",
      .observed("load-20b", "load-37"),
      .assumed(from: .iOS(13)),
      .measured(from: .catalyst(26), "upd-04")
    ),
    conflicts: [
      "upd-04 (Catalyst 26) has a header and no footer",
      "load2-17, load2-18: while the estimate is automatic, only if the view or the title is implemented",
    ]
  )

  package static let earlyFooterHeight = Rule<Bool>(
    .earlyFooterHeight,
    "An estimated footer height is asked right after the first configured row of its section, before that row's willDisplay.",
    Band(since: .iOS(4), false, "no", .documented("doc-01")),
    Band(since: .iOS(11), true, "yes", .assumed("load-20b", "load2-11"))
  )

  package static let title = Rule<SectionViewTitle>(
    .sectionViewTitle,
    "A title is asked when the header or footer view of a visible section is made.",
    Band(
      since: .iOS(4),
      .init(alone: 1, afterNilView: 1, afterView: 0),
      "once, unless the view method gave a view",
      .observed("load-01"),
      .assumed(from: .iOS(6)),
      .observed(from: .iOS(8), "load-02", "seed-004-load", "load-49"),
      .assumed(from: .iOS(11))
    ),
    Band(
      since: .iOS(17),
      .init(alone: 3, afterNilView: 1, afterView: 1),
      "three times without a view method, once after it, even if it gave a view",
      .observed("load-51", "load-52"),
      .assumed(from: .iOS(26))
    )
  )

  package static let willDisplay = Statement(
    .sectionViewWillDisplay,
    "willDisplayHeaderView and willDisplayFooterView follow the making of their view at once.",
    Band(since: .iOS(4), "the methods do not exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      "at once",
      .assumed(),
      .observed(from: .iOS(9), "seed-004-load", "load-07"),
      .measured(from: .iOS(11), "seed-004-load", "load-07"),
      .assumed(from: .iOS(12))
    ),
    conflicts: ["tests2-57 (iOS 7 to 9): not sent for a plain UIView; one author, no log"]
  )

  package static let didEnd = Statement(
    .sectionViewDidEnd,
    "Header and footer views that leave end displaying after the cells that leave, once, with the section number of their display.",
    Band(since: .iOS(4), "the methods do not exist", .documented("doc-01")),
    Band(
      since: .iOS(6),
      "before the views that enter",
      .assumed("tests2-32", "load2-07", "load2-08")
    )
  )

  package static let firstGroupedHeader = Rule<Bool>(
    .firstGroupedHeader,
    "In grouped style the first header has no view while heightForHeader is missing.",
    Band(since: .iOS(4), true, "its view is not asked for", .measured("load2-20")),
    Band(since: .iOS(9), false, "its view is asked for", .assumed())
  )

  package static let extent = Statement(
    .sectionViewExtent,
    "In plain style a header or footer is displayed while any part of its section is on screen; in grouped style while it is on screen itself.",
    Band(
      since: .iOS(4),
      "as long as its section, because it is pinned",
      .assumed(),
      .measured(from: .iOS(9), "load2-07", "load2-08"),
      .assumed(from: .iOS(14)),
      .measured(from: .iOS(26), "r4-15")
    )
  )

  package static let pinned = Statement(
    .sectionViewPinned,
    "In plain style a header stays at the top edge of the bounds, below the inset, until the end of the rows of its own section pushes it out, and a footer in the same way at the bottom edge; in grouped style both stay at their places.",
    Band(
      since: .iOS(4),
      "at the edge, between the ends of its rows",
      .assumed(),
      .measured(from: .iOS(26), "r4-15")
    ),
    conflicts: ["r4-15 tells of headers, and of a table without an inset; the rest is assumed"]
  )

  package static let askedAgain = Statement(
    .sectionViewAskedAgain,
    "A header or footer that has a height but got no view is asked for its view again in every layout pass.",
    Band(
      since: .iOS(4),
      "again in every pass",
      .assumed("upd-22"),
      .measured(from: .iOS(12), "load2-06"),
      .assumed(from: .iOS(14))
    ),
    conflicts: ["upd-22 (iPhone OS 3): every view is asked for again whenever the offset changes"]
  )

  package static let nilTitle = Statement(
    .sectionViewNilTitle,
    "A title that was nil is asked again in every layout pass while its header or footer is on screen, as often as at first.",
    Band(
      since: .iOS(4),
      "again in every pass",
      .assumed("upd-22", "load2-06")
    ),
    decidedBy: [.sectionViewTitle],
    conflicts: [
      "load2-06 tells of viewForHeader only; no log has a title that is nil, or shows how often it is asked in a pass"
    ]
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(afterCells), RuleEntry(heightBeforeView), RuleEntry(earlyFooterHeight),
      RuleEntry(title), RuleEntry(willDisplay), RuleEntry(didEnd), RuleEntry(firstGroupedHeader),
      RuleEntry(extent), RuleEntry(pinned), RuleEntry(askedAgain), RuleEntry(nilTitle),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var heightBeforeView: SectionHeightBeforeView
    package var asksFooterHeightEarly: Bool
    package var title: SectionViewTitle
    package var skipsFirstGroupedHeader: Bool

    init(_ version: ProfileVersion) {
      heightBeforeView = SectionViewRules.heightBeforeView.value(for: version)
      asksFooterHeightEarly = SectionViewRules.earlyFooterHeight.value(for: version)
      title = SectionViewRules.title.value(for: version)
      skipsFirstGroupedHeader = SectionViewRules.firstGroupedHeader.value(for: version)
    }
  }
}

/// How the estimated heights of a section's header and footer precede their views.
package enum SectionHeightBeforeView: Hashable, Sendable {
  /// Header height, footer height, then the views.
  case bothFirst
  /// Each height right before its own view.
  case each
}

/// How often a title is asked when the view of a header or footer is made.
package struct SectionViewTitle: Hashable, Sendable {
  /// The times without a view method.
  package let alone: Int
  /// The times after a view method that answered nil.
  package let afterNilView: Int
  /// The times after a view method that gave a view.
  package let afterView: Int
}
