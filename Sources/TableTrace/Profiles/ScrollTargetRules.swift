/// The rules of scrolling to a row, a rectangle or a title of the section index.
package enum ScrollTargetRules: Sendable {
  package static let heights = Rule<ScrollHeights>(
    .scrollHeights,
    "From iOS 9, if row heights are estimated and heightForRowAt is implemented, scrollToRow "
      + "calls heightForRowAt before it moves the content.",
    VersionRange(.none, "no estimates exist", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      .none,
      "never: scrollToRow moves by estimates, even beyond the end of the content, and the content "
        + "stays there",
      .measured(from: .iOS(8), "load2-15", "load2-14")
    ),
    VersionRange(
      since: .iOS(9),
      .allRows,
      "for all rows",
      .measured(until: .iOS(10), "load2-14", "g2-08")
    ),
    VersionRange(
      since: .iOS(15),
      .rowsOfTarget,
      "for the rows that will be visible at the target",
      .assumed("load2-13")
    ),
    conflicts: [
      "load2-13 (iOS 15 to 17) shows self-sizing rows without heightForRowAt.",
      "One source of load2-15, probably about iOS 16, says that rows that are scrolled past keep "
        + "their estimates.",
    ]
  )

  package static let rowsWithoutMethod = Rule<Bool>(
    .scrollRowsWithoutMethod,
    "From iOS 9, scrollToRow first measures the rows that will be visible when the scrolling "
      + "ends. It does this if row heights are estimated and heightForRowAt is not implemented. To "
      + "measure a self-sizing row, scrollToRow makes a cell that is not displayed.",
    VersionRange(false, "no estimates exist", .documented("doc-01")),
    VersionRange(since: .iOS(7), false, "scrollToRow moves by estimates", .assumed("load2-15")),
    VersionRange(
      since: .iOS(9),
      true,
      "scrollToRow measures these rows first",
      .assumed("load2-14", "load2-13"),
      .measured(from: .iOS(15), "load2-13"),
      .assumed(from: .iOS(18), "load2-13")
    ),
    conflicts: [
      "load2-13 does not show whether such a cell is displayed.",
      "load2-14 shows heightForRowAt on iOS 9.0, and load2-13 shows self-sizing rows on iOS 15 to "
        + "17. No evidence shows whether the versions between treat these two cases differently.",
    ]
  )

  package static let animatedLanding = Rule<Bool>(
    .scrollAnimatedLanding,
    "From iOS 9.1, an animated scrollToRow uses the row heights that it queries inside the call to "
      + "compute the offset where it ends. On iOS 9.0, it uses the heights known before the call.",
    VersionRange(
      false,
      "scrollToRow queries no height. It ends at the same offset with and without an animation."
    ),
    VersionRange(
      since: .iOS(9),
      true,
      "the offset is computed from the heights known before the call",
      .measured("load2-15")
    ),
    VersionRange(
      since: .iOS(9, 1),
      false,
      "the offset is computed from the heights queried in the call",
      .assumed("load2-13")
    ),
    conflicts: [
      "load2-15 is about a beta of iOS 9.0. No evidence shows this bug on later versions. One of "
        + "its sources, probably about iOS 16, says that rows that are scrolled past keep their "
        + "estimates.",
      "load2-13 shows the heights queried while the target is computed, in a call without an animation",
    ]
  )

  package static let range = Rule<ScrollRangeText>(
    .scrollRange,
    "If scrollToRow names a row or section that the table does not have, it raises NSRangeException.",
    VersionRange(
      .scrollToRow,
      "'…: row (…) beyond bounds (…) …'",
      .observed(from: .iOS(5), "exc-32")
    ),
    VersionRange(
      since: .iOS(7),
      .contentOffset,
      "'…: row (…) beyond bounds (…) …', with the name of a private method",
      .observed("exc-33")
    ),
    VersionRange(
      since: .iOS(11),
      .presentationValues,
      "'…: row (…) beyond bounds (…) …', with the name of another private method",
      .observed("exc-35")
    ),
    VersionRange(
      since: .iOS(13),
      .attempted,
      "'Attempted to scroll the table view …'",
      .observed(until: .iOS(17), "exc-36")
    ),
    conflicts: [
      "This evidence is about rows. Only exc-34 (iOS 7 to 8) and exc-37 (iOS 13) name a missing "
        + "section."
    ]
  )

  static let entries = RuleList.of {
    heights
    rowsWithoutMethod
    animatedLanding
    Statement(
      .scrollPosition,
      "scrollToRow moves the row to the top (below a pinned header), middle or bottom of the area "
        + "inside the insets. With the position none, it scrolls as little as possible. It never "
        + "scrolls beyond the ends of the content.",
      says: "never beyond the ends of the content",
      .assumed("tests2-32", "tests2-26", "tests2-43", "tests2-53", "tests2-60"),
      decidedBy: [.scrollHeights, .scrollRowsWithoutMethod, .scrollAnimatedLanding]
    )
    range
    Statement(
      .sectionIndexTouch,
      "When a finger touches the section index, sectionForSectionIndexTitle is called for each "
        + "title that the finger reaches. The table then scrolls to the first row of the returned "
        + "section, without an animation.",
      says: "once for each title",
      .measured(from: .iOS(10), until: .iOS(14), "int-58"),
      conflicts: [
        "int-58 does not show whether a finger that stays on a title calls the method again, nor "
          + "whether the table scrolls with an animation."
      ]
    )
    Statement(
      .sectionIndexShown,
      "A plain table shows a section index if sectionIndexTitles returns titles and the table has "
        + "at least sectionIndexMinimumDisplayRowCount rows. reloadSectionIndexTitles calls "
        + "sectionIndexTitles at once.",
      says: "only with titles and enough rows",
      .documented("doc-01"),
      conflicts: ["doc-01 does not say when reloadSectionIndexTitles calls sectionIndexTitles."]
    )
  }
}

/// The rows with estimated heights that scrollToRow measures before it scrolls.
package enum ScrollHeights: Hashable, Sendable {
  case none
  case allRows
  /// The rows that will be visible at the target.
  case rowsOfTarget
}

/// The exception text for scrolling to a row that the table does not have.
package enum ScrollRangeText: Hashable, Sendable {
  /// `-[UITableView scrollToRowAtIndexPath:…]: row (…) beyond bounds (…) …`.
  case scrollToRow
  /// The same text with the method `_contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:`.
  case contentOffset
  /// The same text with the method that also takes `usingPresentationValues:`.
  case presentationValues
  /// `Attempted to scroll the table view to an out-of-bounds row …`.
  case attempted
}
