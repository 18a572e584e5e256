/// The rules of the heights of headers and footers.
package enum SectionHeightRules: Sendable {
  package static let sectionHeightDefault = Rule<SectionHeightDefault>(
    .sectionHeightDefault,
    "Headers and footers whose height nothing sets have these heights.",
    Band(
      since: .iOS(4),
      .init(
        plain: 22,
        groupedFirst: 10,
        grouped: 10,
        groupedTitled: 36,
        groupedFirstTitled: 46,
        groupedTitledFooter: 36
      ),
      "22 plain; 36 titled (the first 46) and 10 untitled grouped",
      .assumed(),
      .measured(from: .iOS(5), "con-02")
    ),
    Band(
      since: .iOS(7),
      .init(
        plain: 28,
        groupedFirst: 35,
        grouped: 17.5,
        groupedTitled: 38,
        groupedFirstTitled: 55.5,
        groupedTitledFooter: 38
      ),
      "28 plain; 38 titled (the first 55.5), 17.5 untitled (the first 35) grouped",
      .assumed()
    ),
    Band(
      since: .iOS(26),
      .init(
        plain: 28,
        groupedFirst: 35,
        grouped: 17.5,
        groupedTitled: 38,
        groupedFirstTitled: 55.5,
        groupedTitledFooter: 30
      ),
      "28 plain; grouped: headers 38 titled (the first 55.5) and footers 30, 17.5 untitled (the first 35)",
      .measured("r4-16", "r4-58")
    ),
    Band(
      since: .catalyst(26),
      .init(
        plain: 40.5,
        groupedFirst: 35,
        grouped: 17.5,
        groupedTitled: 40.5,
        groupedFirstTitled: 40.5,
        groupedTitledFooter: 30
      ),
      "titled headers 40.5 in all styles, titled footers 30",
      .measured("r4-12", "r4-13")
    ),
    conflicts: [
      "r4-58 (iOS 26.1): a titled header after a titled footer is 45.5 high, 45.333 with three pixels to the point; r4-16 (iOS 26.0) has 38 there"
    ]
  )

  package static let untitledSectionEnd = Rule<UntitledSectionEnd>(
    .untitledSectionEnd,
    "In grouped styles, what takes the place of a header or footer without a title and a view, while its height and its estimate are automatic.",
    Band(
      since: .iOS(4),
      .header,
      "a header or footer without a view, as high as its height method says",
      .assumed()
    ),
    Band(
      since: .iOS(26),
      .gap,
      "a gap of the style in whole pixels, whatever the height method answers; the first one lies above its section, whose header is empty; where there is a view method, it is a gap once that has answered nil",
      .measured("r4-58", "r4-17", "r5-08")
    ),
    conflicts: [
      "r5-08 has a footer whose view is nil and does not tell its height methods; headers are taken to be alike",
      "r4-17, r4-58 do not tell whether heightForHeader is asked all the same; it is, as before",
      "r4-58 has automatic estimates; that numbers and estimates of the app go on as before is assumed",
    ]
  )

  package static let endOfContent = Rule<Double>(
    .endOfContent,
    "In grouped styles this many points follow a last section whose footer is a gap of the style, in a table without a tableFooterView.",
    Band(since: .iOS(4), 0, "none", .assumed()),
    Band(since: .iOS(26), 20, "20", .observed("r4-08", "r5-08")),
    conflicts: ["whether they follow a titled footer or a tableFooterView is not known"]
  )

  package static let headerUnderLargeTitle = Rule<Bool>(
    .headerUnderLargeTitle,
    "Whether the first titled header of a grouped table under an expanded large title is only as high as the others.",
    Band(since: .iOS(4), false, "no", .assumed()),
    Band(since: .iOS(26), true, "yes", .measured("r5-07", "r4-58")),
    conflicts: ["r4-58 has the same under a search bar, which is not simulated"]
  )

  package static let viewWithoutHeight = Rule<Bool>(
    .viewWithoutHeight,
    "In plain style without estimates, viewForHeader or viewForFooter alone gives the section a header or footer.",
    Band(
      since: .iOS(4),
      true,
      "of the default height",
      .assumed(),
      .tested(from: .iOS(6), "tests2-32")
    ),
    Band(
      since: .iOS(9),
      false,
      "no: the height method or a title is needed",
      .assumed(),
      .measured(from: .iOS(10), "load2-19")
    ),
    Band(
      since: .iOS(11),
      true,
      "of the default height",
      .measured("load2-19"),
      .assumed(from: .iOS(13))
    ),
    conflicts: [
      "published tables say no for all versions up to iOS 10; tests2-32 shows the header on iOS 6 to 8"
    ]
  )

  package static let sectionHeightAnswer = Rule<SectionHeightAnswer>(
    .sectionHeightAnswer,
    "heightForHeader and heightForFooter that answer 0 or automaticDimension mean this.",
    Band(
      since: .iOS(4),
      .init(groupedZeroIsDefault: true, plainAutomaticIsDefault: false),
      "grouped: both the default height; plain: both 0",
      .assumed(),
      .measured(from: .iOS(10), "load2-19")
    ),
    Band(
      since: .iOS(11),
      .init(groupedZeroIsDefault: false, plainAutomaticIsDefault: true),
      "0 is 0, automaticDimension is the default height",
      .measured("load2-19"),
      .assumed(from: .iOS(13))
    )
  )

  package static let sectionHeaderTopPadding = Rule<Double>(
    .sectionHeaderTopPadding,
    "In plain style an automatic sectionHeaderTopPadding puts this many points above every header.",
    Band(
      since: .iOS(4),
      0,
      "none, the property does not exist",
      .documented("doc-01"),
      .documented(from: .catalyst(13), "doc-01")
    ),
    Band(
      since: .iOS(15),
      22,
      "22",
      .assumed("tests2-18", "tests2-60"),
      .measured(from: .iOS(26), "r4-15", "r4-16"),
      .assumed(from: .catalyst(15), "upd-03", "upd-04")
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(sectionHeightDefault), RuleEntry(untitledSectionEnd), RuleEntry(endOfContent),
      RuleEntry(headerUnderLargeTitle), RuleEntry(viewWithoutHeight),
      RuleEntry(sectionHeightAnswer), RuleEntry(sectionHeaderTopPadding),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var sectionHeightDefault: SectionHeightDefault
    package var untitledSectionEnd: UntitledSectionEnd
    package var endOfContent: Double
    package var lowersHeaderUnderLargeTitle: Bool
    package var viewAloneHasHeight: Bool
    package var sectionHeightAnswer: SectionHeightAnswer
    package var automaticTopPadding: Double

    init(_ version: ProfileVersion) {
      sectionHeightDefault = SectionHeightRules.sectionHeightDefault.value(for: version)
      untitledSectionEnd = SectionHeightRules.untitledSectionEnd.value(for: version)
      endOfContent = SectionHeightRules.endOfContent.value(for: version)
      lowersHeaderUnderLargeTitle = SectionHeightRules.headerUnderLargeTitle.value(for: version)
      viewAloneHasHeight = SectionHeightRules.viewWithoutHeight.value(for: version)
      sectionHeightAnswer = SectionHeightRules.sectionHeightAnswer.value(for: version)
      automaticTopPadding = SectionHeightRules.sectionHeaderTopPadding.value(for: version)
    }
  }
}

/// What the answers 0 and automaticDimension to a header's or footer's height mean.
package struct SectionHeightAnswer: Hashable, Sendable {
  /// In grouped styles 0 is ignored and the default height applies.
  package let groupedZeroIsDefault: Bool
  /// In plain style automaticDimension is the default height, not 0.
  package let plainAutomaticIsDefault: Bool
}

/// What stands for a header or footer of a grouped section without a title.
package enum UntitledSectionEnd: Hashable, Sendable {
  /// A header or footer without a view.
  case header
  /// A gap that belongs to the style.
  case gap
}

/// The heights of headers and footers that nothing sets, in points.
package struct SectionHeightDefault: Hashable, Sendable {
  /// Plain style, with a title or a view.
  package let plain: Double
  /// Grouped styles, the first header, without a title.
  package let groupedFirst: Double
  /// Grouped styles, without a title.
  package let grouped: Double
  /// Grouped styles, with a title.
  package let groupedTitled: Double
  /// Grouped styles, the first header, with a title.
  package let groupedFirstTitled: Double
  /// Grouped styles, a footer with a title.
  package let groupedTitledFooter: Double
}
