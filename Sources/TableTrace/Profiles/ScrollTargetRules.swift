/// The rules of scrolling to a row, a rectangle or a title of the section index.
package enum ScrollTargetRules: Sendable {
  package static let heights = Rule<ScrollHeights>(
    .scrollHeights,
    "From iOS 9, scrollToRow calls heightForRowAt before it moves the content. This holds if row "
      + "heights are estimated and heightForRowAt is implemented.",
    VersionRange(.none, "estimated heights do not exist on these versions", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      .none,
      "heightForRowAt is not called. scrollToRow uses the estimated heights. It can move beyond "
        + "the end of the content, and the content stays there.",
      .measured(from: .iOS(8), "load2-15", "load2-14")
    ),
    VersionRange(
      since: .iOS(9),
      .allRows,
      "heightForRowAt is called for all rows",
      .measured(until: .iOS(10), "load2-14", "g2-08")
    ),
    VersionRange(
      since: .iOS(15),
      .rowsOfTarget,
      "heightForRowAt is called for the rows that will be visible when the scrolling ends",
      .assumed("load2-13")
    ),
    conflicts: [
      "load2-13 (iOS 15 to 17) shows self-sizing rows without heightForRowAt.",
      "One source of load2-15, probably about iOS 16, says that scrollToRow keeps the estimated "
        + "heights of the rows that it scrolls past.",
    ]
  )

  package static let rowsWithoutMethod = Rule<Bool>(
    .scrollRowsWithoutMethod,
    "From iOS 9, scrollToRow measures some rows before it moves the content: those that will be "
      + "visible when the scrolling ends. This holds if row heights are estimated and "
      + "heightForRowAt is not implemented. To measure a self-sizing row, scrollToRow makes a cell "
      + "that is not displayed.",
    VersionRange(false, "estimated heights do not exist on these versions", .documented("doc-01")),
    VersionRange(
      since: .iOS(7),
      false,
      "scrollToRow measures no row and uses the estimated heights",
      .assumed("load2-15")
    ),
    VersionRange(
      since: .iOS(9),
      true,
      "scrollToRow measures these rows before it moves the content",
      .assumed("load2-14", "load2-13"),
      .measured(from: .iOS(15), "load2-13"),
      .assumed(from: .iOS(18), "load2-13")
    ),
    conflicts: [
      "load2-13 does not show whether the cell that scrollToRow makes to measure a row is "
        + "displayed.",
      "load2-14 shows rows with heightForRowAt on iOS 9.0, and load2-13 shows self-sizing rows on "
        + "iOS 15 to 17. No evidence shows whether the versions between these measure the two "
        + "kinds of rows differently.",
    ]
  )

  package static let animatedLanding = Rule<Bool>(
    .scrollAnimatedLanding,
    "An animated scrollToRow computes the content offset where the animation will end. From iOS "
      + "9.1, it uses the row heights that it queries inside the call. On iOS 9.0, it uses the "
      + "heights that were known before the call.",
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
      "load2-15 is about a beta of iOS 9.0. No evidence shows this bug on later versions. One "
        + "source of load2-15, probably about iOS 16, says that scrollToRow keeps the estimated "
        + "heights of the rows that it scrolls past.",
      "load2-13 shows a scrollToRow without an animation. It queries heights while it computes "
        + "where to stop.",
    ]
  )

  package static let range = Rule<ScrollRangeText>(
    .scrollRange,
    "If the app calls scrollToRow with a row or section that the table does not have, scrollToRow "
      + "raises NSRangeException.",
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
      "'…: row (…) beyond bounds (…) …', with the name of a private method that ends in "
        + "usingPresentationValues",
      .observed("exc-35")
    ),
    VersionRange(
      since: .iOS(13),
      .attempted,
      "'Attempted to scroll the table view …'",
      .observed(until: .iOS(17), "exc-36")
    ),
    conflicts: [
      "Most evidence about this exception shows a missing row. Only exc-34 (iOS 7 to 8) and exc-37 "
        + "(iOS 13) show a missing section."
    ]
  )

  static let entries = RuleList.of {
    heights
    rowsWithoutMethod
    animatedLanding
    Statement(
      .scrollPosition,
      "scrollToRow moves the row to the top (below a pinned header), the middle or the bottom of "
        + "the area inside the insets. With the position none, it moves only as far as needed to "
        + "show the row. It never scrolls beyond the ends that the content has at that time, with "
        + "known or estimated heights.",
      says: "scrollToRow never scrolls beyond the ends of the content",
      .assumed("tests2-32", "tests2-26", "tests2-43", "tests2-53", "tests2-60"),
      decidedBy: [.scrollHeights, .scrollRowsWithoutMethod, .scrollAnimatedLanding]
    )
    range
    Statement(
      .sectionIndexTouch,
      "When a finger touches the section index, sectionForSectionIndexTitle is called for each "
        + "title that the finger reaches. The table then scrolls to the first row of the section "
        + "that the method returned, without an animation.",
      says: "sectionForSectionIndexTitle is called once for each title that the finger reaches",
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
      says: "only if it has titles and the table has enough rows",
      .documented("doc-01"),
      conflicts: ["doc-01 does not say when reloadSectionIndexTitles calls sectionIndexTitles."]
    )
  }
}

/// The rows with estimated heights that scrollToRow measures before it scrolls.
package enum ScrollHeights: Hashable, Sendable {
  case none
  case allRows
  /// The rows that will be visible when the scrolling ends.
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
