/// The rules of the heights of headers and footers.
package enum SectionHeightRules: Sendable {
  package static let sectionHeightDefault = Rule<SectionHeightDefault>(
    .sectionHeightDefault,
    "If the app sets no height for headers or footers, they get a default height in points. This "
      + "height depends on the table's style and on the iOS version.",
    VersionRange(
      .init(
        plain: 22,
        groupedFirst: 10,
        grouped: 10,
        groupedTitled: 36,
        groupedFirstTitled: 46,
        groupedTitledFooter: 36
      ),
      "plain style: 22 points. Grouped style: 36 with a title (46 for the first header), and 10 "
        + "without a title.",
      .measured(from: .iOS(5), "con-02")
    ),
    VersionRange(
      since: .iOS(7),
      .init(
        plain: 28,
        groupedFirst: 35,
        grouped: 17.5,
        groupedTitled: 38,
        groupedFirstTitled: 55.5,
        groupedTitledFooter: 38
      ),
      "plain style: 28 points. Grouped style: 38 with a title (55.5 for the first header), and "
        + "17.5 without a title (35 for the first header)."
    ),
    VersionRange(
      since: .iOS(26),
      .init(
        plain: 28,
        groupedFirst: 35,
        grouped: 17.5,
        groupedTitled: 38,
        groupedFirstTitled: 55.5,
        groupedTitledFooter: 30
      ),
      "plain style: 28 points. Grouped style with a title: headers 38 (the first 55.5), footers "
        + "30. Grouped style without a title: 17.5 (the first header 35).",
      .measured("r4-16", "r4-58")
    ),
    VersionRange(
      since: .catalyst(26),
      .init(
        plain: 40.5,
        groupedFirst: 35,
        grouped: 17.5,
        groupedTitled: 40.5,
        groupedFirstTitled: 40.5,
        groupedTitledFooter: 30
      ),
      "headers with a title: 40.5 points in all styles. Footers with a title: 30.",
      .measured("r4-12", "r4-13")
    ),
    conflicts: [
      "r4-16 and r4-58 show headers and footers with a title or with nothing. They show no header "
        + "or footer that is a view of the app."
    ]
  )

  package static let untitledSectionEnd = Rule<UntitledSectionEnd>(
    .untitledSectionEnd,
    "In a grouped table, a header or footer can have neither a title nor a view. From iOS 26, the "
      + "table then shows a gap instead, and the table's style sets the height of the gap. This "
      + "holds only if the height and the estimated height are automaticDimension.",
    VersionRange(
      .header,
      "an empty header or footer, with the height that heightForHeaderInSection or "
        + "heightForFooterInSection returns"
    ),
    VersionRange(
      since: .iOS(26),
      .gap,
      "a gap with the style's height in whole pixels, whatever the height method returns. The gap "
        + "above the first section is not part of its header, which is empty. If the view method "
        + "(viewForHeaderInSection or viewForFooterInSection) is implemented, the gap appears only "
        + "after that method has returned nil.",
      .measured("r4-58", "r4-17", "r5-08")
    ),
    conflicts: [
      "r5-08 shows a footer whose view is nil, and does not mention the height methods. It is "
        + "assumed that headers behave in the same way.",
      "r4-17 and r4-58 do not show whether heightForHeaderInSection is still called. It is assumed "
        + "that it is called as on older versions.",
      "In r4-58, the estimated heights are automaticDimension. It is assumed that heights and "
        + "estimates of the app work as on older versions.",
    ]
  )

  package static let endOfContent = Rule<Double>(
    .endOfContent,
    "From iOS 26, a grouped table without a tableFooterView has 20 points of extra space below its "
      + "last section. There is no such space if that section has a footer with a title or a view.",
    VersionRange(0, "no extra space below the last section"),
    VersionRange(
      since: .iOS(26),
      20,
      "20 points of extra space below the last section",
      .observed("r4-08", "r5-08")
    ),
    conflicts: [
      "It is not known whether the space also appears below a footer with a title, or below a "
        + "tableFooterView. It is assumed that it does not."
    ]
  )

  package static let headerUnderLargeTitle = Rule<Bool>(
    .headerUnderLargeTitle,
    "In a grouped table, the first header is taller than the other headers if it has a title. From "
      + "iOS 26, it is only as high as the others while a large title is expanded above the table.",
    VersionRange(false, "the first header is taller than the others"),
    VersionRange(
      since: .iOS(26),
      true,
      "the first header is as high as the others under a large title",
      .measured("r5-07", "r4-58")
    ),
    conflicts: [
      "r4-58 shows that the first header is also only as high as the others under a search bar. "
        + "Search bars are not simulated."
    ]
  )

  package static let viewWithoutHeight = Rule<Bool>(
    .viewWithoutHeight,
    "In a plain table without estimated heights, viewForHeaderInSection alone is enough for a "
      + "section to get a header. Only on iOS 9 and 10, heightForHeaderInSection or a title is "
      + "needed too. Footers and their methods work in the same way.",
    VersionRange(
      true,
      "yes: viewForHeaderInSection alone is enough",
      .tested(from: .iOS(6), "tests2-32")
    ),
    VersionRange(
      since: .iOS(9),
      false,
      "no: heightForHeaderInSection or a title is needed too",
      .assumed("load2-19")
    ),
    VersionRange(
      since: .iOS(11),
      true,
      "yes: viewForHeaderInSection alone is enough, if heights are not estimated",
      .assumed("load2-19")
    ),
    conflicts: [
      "load2-19 (iOS 10 and 11) implements heightForHeaderInSection, which returns "
        + "automaticDimension. It is assumed that a missing method has the same effect.",
      "tests2-32 shows headers. It is assumed that footers behave in the same way.",
      "Published lists say that viewForHeaderInSection alone is not enough on any version up to "
        + "iOS 10. But tests2-32 shows the header on iOS 6 to 8.",
    ]
  )

  package static let sectionHeightAnswer = Rule<SectionHeightAnswer>(
    .sectionHeightAnswer,
    "heightForHeaderInSection and heightForFooterInSection can return 0 or automaticDimension. The "
      + "iOS version determines which height these two results mean.",
    VersionRange(
      .init(groupedZeroIsDefault: true, plainAutomaticIsDefault: false),
      "grouped style: 0 and automaticDimension both mean the default height. Plain style: both "
        + "mean a height of 0.",
      .measured(from: .iOS(10), "load2-19")
    ),
    VersionRange(
      since: .iOS(11),
      .init(groupedZeroIsDefault: false, plainAutomaticIsDefault: true),
      "0 means a height of 0, automaticDimension means the default height",
      .measured(until: .iOS(13), "load2-19")
    )
  )

  package static let sectionHeaderTopPadding = Rule<Double>(
    .sectionHeaderTopPadding,
    "From iOS 15, a plain table has space above every header. If sectionHeaderTopPadding is "
      + "automaticDimension, which is the default, the space is 22 points high.",
    VersionRange(
      0,
      "no space: sectionHeaderTopPadding does not exist",
      .documented("doc-01"),
      .documented(from: .catalyst(13), "doc-01")
    ),
    VersionRange(
      since: .iOS(15),
      22,
      "22 points above every header",
      .assumed("tests2-18", "tests2-60"),
      .measured(from: .iOS(26), "r4-15", "r4-16"),
      .assumed(from: .catalyst(15), "upd-03", "upd-04"),
      .measured(from: .catalyst(26), "r4-12", "r4-16")
    )
  )

  static let entries = RuleList.of {
    sectionHeightDefault
    Statement(
      .sectionViewHeight,
      "A header or footer view without a given height is as high as a header or footer with a "
        + "title. The app or the scenario can give it another height.",
      says: "as high as a header or footer with a title",
      conflicts: [
        "On a device, a view of the app can have any height. In r5-08, one of these views is "
          + "70.667 points high."
      ]
    )
    Statement(
      .headerAfterFooter,
      "In grouped styles, the footer above a header does not change the header's height. A header "
        + "with a title is equally high below a footer with a title and below one without.",
      says: "the footer above the header does not change its height",
      .assumed(from: .iOS(26), "r4-16", "r4-58"),
      conflicts: [
        "In r4-58 (iOS 26.1), a header below a footer with a title is 45.5 points high, or 45.333 "
          + "with three pixels per point. In r4-16 (iOS 26.0), it is 38 points high."
      ]
    )
    untitledSectionEnd
    endOfContent
    headerUnderLargeTitle
    viewWithoutHeight
    sectionHeightAnswer
    sectionHeaderTopPadding
  }
}

/// The meaning of 0 and automaticDimension as the height of a header or footer.
package struct SectionHeightAnswer: Hashable, Sendable {
  /// Whether 0 means the default height in grouped styles.
  package let groupedZeroIsDefault: Bool
  /// Whether automaticDimension means the default height in plain style, instead of 0.
  package let plainAutomaticIsDefault: Bool
}

/// What a grouped section shows if its header or footer has neither a title nor a view.
package enum UntitledSectionEnd: Hashable, Sendable {
  /// A header or footer without a view.
  case header
  /// A gap that belongs to the style.
  case gap
}

/// The heights of headers and footers that the app does not set, in points.
package struct SectionHeightDefault: Hashable, Sendable {
  /// The height of a header or footer with a title or a view, in plain style.
  package let plain: Double
  /// The height of the first header without a title, in grouped styles.
  package let groupedFirst: Double
  /// The height of every other header or footer without a title, in grouped styles.
  package let grouped: Double
  package let groupedTitled: Double
  /// The height of the first header with a title, in grouped styles.
  package let groupedFirstTitled: Double
  /// A footer with a title in grouped styles.
  package let groupedTitledFooter: Double
}
