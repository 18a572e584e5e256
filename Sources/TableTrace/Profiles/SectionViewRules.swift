/// The rules of headers and footers in a layout pass.
package enum SectionViewRules: Sendable {
  package static let heightBeforeView = Rule<SectionHeightBeforeView>(
    .sectionHeightBeforeView,
    "If the height of a visible header or footer is still an estimate, heightForHeaderInSection or "
      + "heightForFooterInSection is called before the view is made.",
    VersionRange(
      .bothFirst,
      "estimated heights do not exist on these versions",
      .documented("doc-01")
    ),
    VersionRange(
      since: .iOS(7),
      .bothFirst,
      "both heights are queried, first the header's, then both views are made",
      .measured(until: .iOS(8), "seed-000-load")
    ),
    VersionRange(
      since: .iOS(11),
      .each,
      "the header's height is queried right before its view is made, then the footer's height "
        + "right before its view",
      .observed(until: .iOS(13), "load-20b", "load-37"),
      .measured(from: .catalyst(26), "upd-04")
    ),
    conflicts: [
      "upd-04 (Catalyst 26) has a header and no footer",
      "load-37 has only a header. In load-20b, the height of the footer is queried earlier. "
        + "section-view.early-footer-height describes this.",
      "load2-17 and load2-18 have automatic estimates. They show that the height is queried only "
        + "if the view method or the title method is implemented.",
    ]
  )

  package static let earlyFooterHeight = Rule<Bool>(
    .earlyFooterHeight,
    "From iOS 11, heightForFooterInSection is called early if the footer's height is estimated. "
      + "The call follows cellForRowAt of the first row that the section shows.",
    VersionRange(
      false,
      "heightForFooterInSection is not called between cellForRowAt and willDisplay",
      .documented("doc-01"),
      .measured(from: .iOS(7), until: .iOS(8), "seed-000-load")
    ),
    VersionRange(
      since: .iOS(11),
      true,
      "heightForFooterInSection is called between cellForRowAt and willDisplay",
      .observed("load-20b"),
      .assumed(from: .iOS(12), "load2-11")
    ),
    conflicts: [
      "load-20b (iOS 11.3) does not print willDisplay of the row. It is assumed that willDisplay "
        + "is called after heightForFooterInSection."
    ]
  )

  package static let title = Rule<SectionViewTitle>(
    .sectionViewTitle,
    "When the table makes a visible header or footer, it calls titleForHeaderInSection or "
      + "titleForFooterInSection. The number of calls depends on the iOS version, and on "
      + "whether viewForHeaderInSection or viewForFooterInSection is implemented.",
    VersionRange(
      .init(alone: 1, afterNilView: 1, afterView: 0),
      "once, or not at all if the view method (viewForHeaderInSection or viewForFooterInSection) "
        + "returned a view",
      .observed(until: .iOS(6), "load-01"),
      .observed(from: .iOS(8), until: .iOS(11), "load-02", "seed-004-load", "load-49")
    ),
    VersionRange(
      since: .iOS(17),
      .init(alone: 3, afterNilView: 1, afterView: 1),
      "three times if the view method (viewForHeaderInSection or viewForFooterInSection) is not "
        + "implemented. Otherwise once after the view method, even if it returned a view.",
      .observed(until: .iOS(26), "load-51", "load-52")
    ),
    conflicts: ["load-51 and load-52 (iOS 17) have a header and no footer."]
  )

  package static let firstGroupedHeader = Rule<Bool>(
    .firstGroupedHeader,
    "In a grouped table without heightForHeaderInSection, the first section is special before iOS "
      + "9: viewForHeaderInSection is not called for it. From iOS 9, the method is called for "
      + "every section.",
    VersionRange(
      true,
      "viewForHeaderInSection is not called for the first section",
      .measured("load2-20")
    ),
    VersionRange(
      since: .iOS(9),
      false,
      "viewForHeaderInSection is called for the first section too"
    )
  )

  static let entries = RuleList.of {
    Statement(
      .sectionViewsAfterCells,
      "In a layout, the header and footer views of the visible sections are created after all "
        + "cells.",
      says: "the views are created after all cells",
      .observed(until: .iOS(6), "load-01"),
      .measured(from: .iOS(7), until: .iOS(8), "seed-000-load"),
      .observed(from: .iOS(9), until: .iOS(13), "seed-004-load", "load-20b", "load-07"),
      .observed(from: .iOS(17), until: .iOS(18), "load-52"),
      .measured(from: .iOS(26), "r5-08"),
      .measured(from: .catalyst(26), "upd-04"),
      decidedBy: [.sectionHeightBeforeView, .sectionViewTitle],
      conflicts: [
        "The evidence for this rule shows no method that returned nil. section-view.asked-again "
          + "and section-view.footer-asked-again are about such a method."
      ]
    )
    Statement(
      .sectionViewOrder,
      "A layout creates headers and footers section by section, in ascending order. In each "
        + "section, the header is created before the footer.",
      says: "the sections in ascending order, and each header before its footer",
      .observed(until: .iOS(6), "load-01"),
      .measured(from: .iOS(7), until: .iOS(8), "seed-000-load"),
      .measured(from: .iOS(9), "load-07"),
      .observed(from: .iOS(11), until: .iOS(13), "load-20b"),
      .measured(from: .iOS(26), "r5-08"),
      .measured(from: .catalyst(26), "upd-04")
    )
    heightBeforeView
    earlyFooterHeight
    title
    Statement(
      .titleAfterNilView,
      "If viewForHeaderInSection or viewForFooterInSection returned nil, the title method is called "
        + "once after it.",
      says: "once",
      .observed(until: .iOS(6), "load-01"),
      decidedBy: [.sectionViewTitle],
      conflicts: ["Only load-01 (iOS 4) has a view method that returned nil."]
    )
    Statement(
      .footerTitle,
      "In a layout, titleForFooterInSection is called as often for a visible footer as "
        + "titleForHeaderInSection is for a header.",
      says: "as often as for a header",
      .observed(until: .iOS(6), "load-01"),
      .measured(from: .iOS(8), until: .iOS(11), "load-49"),
      decidedBy: [.sectionViewTitle],
      conflicts: ["load-51 and load-52 (iOS 17) have no footer."]
    )
    Statement(
      .sectionViewWillDisplay,
      "willDisplayHeaderView or willDisplayFooterView is called as soon as the header or footer "
        + "view is made.",
      VersionRange(
        "willDisplayHeaderView and willDisplayFooterView do not exist",
        .documented("doc-01")
      ),
      VersionRange(
        since: .iOS(6),
        "as soon as the view is made",
        .observed(from: .iOS(9), until: .iOS(11), "seed-004-load", "load-07"),
        .measured(from: .catalyst(26), "upd-04")
      ),
      conflicts: [
        "upd-04 (Catalyst 26) has a header and no footer",
        "tests2-57 (iOS 7 to 9) says that willDisplayHeaderView is not called if the view is not a "
          + "UITableViewHeaderFooterView. Only one author says so, without a log.",
      ]
    )
    Statement(
      .sectionViewDidEnd,
      "didEndDisplayingHeaderView or didEndDisplayingFooterView is called once for each header or "
        + "footer that leaves the screen, after didEndDisplaying of the cells. It receives the "
        + "section number that the header or footer had when it was displayed.",
      VersionRange(
        "didEndDisplayingHeaderView and didEndDisplayingFooterView do not exist",
        .documented("doc-01")
      ),
      VersionRange(
        since: .iOS(6),
        "before the header and footer views that come onto the screen are made",
        .assumed("tests2-32", "load2-07", "load2-08")
      )
    )
    firstGroupedHeader
    Statement(
      .sectionViewExtent,
      "In plain style a header or footer is displayed while any part of its section is visible. "
        + "In grouped style it is displayed only while it is on screen itself.",
      says: "in plain style, while any part of its section is visible, because the view is pinned",
      .measured(from: .iOS(9), until: .iOS(14), "load2-07", "load2-08"),
      .measured(from: .iOS(26), "r4-15"),
      conflicts: [
        "load2-07, load2-08 and r4-15 show headers of plain tables. For footers and for grouped "
          + "style, the rule is assumed."
      ]
    )
    Statement(
      .sectionViewPinned,
      "In plain style, a header that reaches the top edge of the bounds is pinned there while rows "
        + "of its section are visible. The last of these rows pushes it off the screen.",
      says: "the header is pinned to the top edge, but never below the end of its section's rows",
      .measured(from: .iOS(26), "r4-15"),
      conflicts: ["r4-15 shows a table without a content inset."]
    )
    Statement(
      .headerBelowInset,
      "If a plain table has a top inset, a header is pinned below this inset.",
      says: "the header is pinned below the top inset",
      conflicts: ["r4-15 (iOS 26.0) shows a table without a content inset."]
    )
    Statement(
      .footerPinned,
      "In plain style, a footer is pinned to the bottom edge of the bounds, above the inset, while "
        + "its section continues below that edge. The first row of the section pushes it off the "
        + "screen.",
      says: "the footer is pinned to the bottom edge of the bounds",
      conflicts: ["r4-15 (iOS 26.0) shows only headers."]
    )
    Statement(
      .groupedViewPlace,
      "In grouped styles, headers and footers scroll with the content. They are not pinned to an "
        + "edge.",
      says: "headers and footers are not pinned",
      conflicts: ["No evidence shows a grouped table that has scrolled."]
    )
    Statement(
      .sectionViewAskedAgain,
      "viewForHeaderInSection may return nil for a header that has a height. The method is then "
        + "called again in every layout.",
      says: "called again in every layout",
      .assumed("upd-22"),
      .measured(from: .iOS(12), until: .iOS(13), "load2-06"),
      conflicts: [
        "upd-22 (iPhone OS 3) says that every view method is called again whenever the content "
          + "offset changes.",
        "Only the title of the web page of load2-06 (iOS 12) states the result. It does not say "
          + "when the method is called in a layout.",
      ]
    )
    Statement(
      .footerAskedAgain,
      "If a footer has a height but viewForFooterInSection returned nil, the method is called again "
        + "in every layout.",
      says: "again in every layout",
      .assumed("upd-22", "load2-06"),
      conflicts: ["load2-06 (iOS 12) is about headers. It is assumed that footers behave alike."]
    )
    Statement(
      .sectionViewNilTitle,
      "If titleForHeaderInSection or titleForFooterInSection returned nil, the method is called "
        + "again in every layout while the header or footer is visible. Each layout calls the "
        + "method as often as the first layout did.",
      says: "called again in every layout",
      .assumed("upd-22", "load2-06"),
      decidedBy: [.sectionViewTitle],
      conflicts: [
        "load2-06 shows only viewForHeaderInSection. No log shows a title that is nil, or how "
          + "often the title method is called in a layout."
      ]
    )
  }
}

/// When estimated heights of headers and footers are queried, relative to their views.
package enum SectionHeightBeforeView: Hashable, Sendable {
  /// The height of the header, the height of the footer, then both views.
  case bothFirst
  /// Each height right before its own view.
  case each
}

/// How often the title method is called when the view of a header or footer is made.
package struct SectionViewTitle: Hashable, Sendable {
  /// The number of calls if no view method exists.
  package let alone: Int
  /// The number of calls after a view method that returned nil.
  package let afterNilView: Int
  /// The number of calls after a view method that returned a view.
  package let afterView: Int
}
