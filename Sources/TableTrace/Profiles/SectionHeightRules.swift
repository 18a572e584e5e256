/// The rules of the heights of headers and footers.
package enum SectionHeightRules: Sendable {
  package static let sectionHeightDefault = Rule<SectionHeightDefault>(
    .sectionHeightDefault,
    "If the app sets no height for headers or footers, they get a default height in points. It "
      + "depends on the table's style and on the iOS version.",
    VersionRange(
      .init(
        plain: 22,
        groupedFirst: 10,
        grouped: 10,
        groupedTitled: 36,
        groupedFirstTitled: 46,
        groupedTitledFooter: 36
      ),
      "plain: 22. Grouped with a title: 36 (the first header 46). Grouped without a title: 10.",
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
      "plain: 28. Grouped with a title: 38 (the first header 55.5). Grouped without a title: 17.5 "
        + "(the first header 35)."
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
      "plain: 28. Grouped with a title: headers 38 (the first 55.5), footers 30. Grouped without a "
        + "title: 17.5 (the first header 35).",
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
      "with a title: headers 40.5 in all styles, footers 30",
      .measured("r4-12", "r4-13")
    ),
    conflicts: ["r4-16 and r4-58 show titles and gaps. They do not show views of the app."]
  )

  package static let untitledSectionEnd = Rule<UntitledSectionEnd>(
    .untitledSectionEnd,
    "From iOS 26, if a header or footer of a grouped table has neither a title nor a view, the "
      + "table shows a gap instead. The table's style sets the height of the gap. This holds only "
      + "if the height and the estimate are automatic.",
    VersionRange(
      .header,
      "an empty header or footer, with the height that the height method returns"
    ),
    VersionRange(
      since: .iOS(26),
      .gap,
      "a gap with the style's height in whole pixels, whatever the height method returns. The "
        + "first gap is above its section, whose header is empty. If a view method is "
        + "implemented, the gap appears only after that method has returned nil.",
      .measured("r4-58", "r4-17", "r5-08")
    ),
    conflicts: [
      "r5-08 shows a footer whose view is nil, and does not mention the height methods. Headers "
        + "are assumed to behave alike.",
      "r4-17 and r4-58 do not show whether heightForHeader is still called. It is assumed that it "
        + "is called as before.",
      "r4-58 has automatic estimates. It is assumed that the app's own heights and estimates work as before.",
    ]
  )

  package static let endOfContent = Rule<Double>(
    .endOfContent,
    "From iOS 26, a grouped table without a tableFooterView has 20 points of extra space below its "
      + "last section. There is no such space if that section has a footer with a title or a view.",
    VersionRange(0, "no extra space"),
    VersionRange(since: .iOS(26), 20, "20 points", .observed("r4-08", "r5-08")),
    conflicts: [
      "Whether the space also follows a footer with a title or a tableFooterView is not known. It "
        + "is assumed that it does not."
    ]
  )

  package static let headerUnderLargeTitle = Rule<Bool>(
    .headerUnderLargeTitle,
    "In a grouped table, the first header with a title is taller than the other headers. From iOS "
      + "26, it is only as high as the others while a large title is expanded above the table.",
    VersionRange(false, "the first header is taller"),
    VersionRange(
      since: .iOS(26),
      true,
      "the first header is as high as the others",
      .measured("r5-07", "r4-58")
    ),
    conflicts: ["r4-58 shows the same under a search bar, which is not simulated"]
  )

  package static let viewWithoutHeight = Rule<Bool>(
    .viewWithoutHeight,
    "In plain style without estimated heights, a section gets a header if the delegate implements "
      + "only viewForHeaderInSection, and no height method. On iOS 9 and 10, a height method or a "
      + "title is also needed. The same holds for footers.",
    VersionRange(true, "yes: the view method is enough", .tested(from: .iOS(6), "tests2-32")),
    VersionRange(
      since: .iOS(9),
      false,
      "no: the height method or a title is needed",
      .assumed("load2-19")
    ),
    VersionRange(
      since: .iOS(11),
      true,
      "yes: the view method is enough, without estimates",
      .assumed("load2-19")
    ),
    conflicts: [
      "load2-19 (iOS 10 and 11) implements the height method and returns automaticDimension. It is "
        + "assumed that a missing height method has the same effect.",
      "tests2-32 shows headers. Footers are assumed.",
      "Published tables say that the view method is not enough on any version up to iOS 10. "
        + "tests2-32 shows the header on iOS 6 to 8.",
    ]
  )

  package static let sectionHeightAnswer = Rule<SectionHeightAnswer>(
    .sectionHeightAnswer,
    "heightForHeader and heightForFooter can return 0 or automaticDimension. Which height these "
      + "results mean depends on the iOS version.",
    VersionRange(
      .init(groupedZeroIsDefault: true, plainAutomaticIsDefault: false),
      "grouped style: both mean the default height. Plain style: both mean 0.",
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
      + "automatic, the space is 22 points high.",
    VersionRange(
      0,
      "no space: the property does not exist",
      .documented("doc-01"),
      .documented(from: .catalyst(13), "doc-01")
    ),
    VersionRange(
      since: .iOS(15),
      22,
      "22 points",
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
      "If neither the app nor the scenario says how high a header or footer view is, it is as high "
        + "as one with a title.",
      says: "as high as with a title",
      conflicts: ["On a device, an own view can have any height. In r5-08 one is 70.667 high."]
    )
    Statement(
      .headerAfterFooter,
      "In grouped styles, a header with a title is as high after a footer with a title as after "
        + "any other.",
      says: "as high as any other",
      .assumed(from: .iOS(26), "r4-16", "r4-58"),
      conflicts: [
        "r4-58 (iOS 26.1): such a header is 45.5 high, 45.333 with three pixels per point. r4-16 "
          + "(iOS 26.0) reports 38."
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
