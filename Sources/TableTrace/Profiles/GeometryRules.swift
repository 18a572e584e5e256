/// The rules of sizes, as far as calls depend on them.
package enum GeometryRules: Sendable {
  /// The default of the three estimate properties.
  package static let estimatesByDefault = Rule<Bool>(
    .estimatesByDefault,
    "The properties estimatedRowHeight, estimatedSectionHeaderHeight and estimatedSectionFooterHeight start like this.",
    Band(since: .iOS(4), false, "the properties do not exist", .documented()),
    Band(since: .iOS(7), false, "0, no estimates", .documented()),
    Band(
      since: .iOS(11),
      true,
      "automaticDimension, estimates are on",
      .observed("load-20b", "load-21")
    ),
    conflicts: [
      "tests2-41 (iOS 9 to 13) asserts the sum of the real heights right after reloadData; whether its estimates were on is not told, and upd-63 counts estimates from iOS 11 on"
    ]
  )

  /// The row estimate behind automaticDimension.
  package static let automaticRowEstimate = Rule<Double>(
    .automaticRowEstimate,
    "An automatic row estimate counts as this many points.",
    Band(
      since: .iOS(4),
      44,
      "44",
      .assumed(),
      .observed(from: .iOS(11), "load-21", "upd-08"),
      .assumed(from: .iOS(14))
    ),
    Band(since: .catalyst(13), 44, "44", .assumed()),
    Band(since: .catalyst(26), 40.0464, "40.0464", .measured("upd-07", "load2-16"))
  )

  /// The height of a row that nothing gives a height.
  package static let defaultRowHeight = Rule<Double>(
    .defaultRowHeight,
    "A row whose height nothing sets has this many points.",
    Band(
      since: .iOS(4),
      44,
      "44",
      .measured("xmartlabs/Eureka#1444", "vicpenap/PrettyKit#26"),
      .assumed(from: .iOS(11))
    )
  )

  /// The heights of headers and footers that nothing sets.
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
        groupedFirstTitled: 46
      ),
      "22 plain; 36 titled (the first 46) and 10 untitled grouped",
      .measured("facebookarchive/three20#650")
    ),
    Band(
      since: .iOS(7),
      .init(
        plain: 28,
        groupedFirst: 35,
        grouped: 17.5,
        groupedTitled: 38,
        groupedFirstTitled: 55.5
      ),
      "28 plain; 38 titled (the first 55.5), 17.5 untitled (the first 35) grouped",
      .assumed()
    )
  )

  /// Whether a view alone makes a header.
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
      .measured("xai3/Shoyu#42")
    ),
    Band(since: .iOS(11), true, "of the default height", .measured("xai3/Shoyu#42")),
    conflicts: [
      "published tables say no for all versions up to iOS 10; tests2-32 shows the header on iOS 6 to 8"
    ]
  )

  /// What 0 and -1 mean as an answer.
  package static let sectionHeightAnswer = Rule<SectionHeightAnswer>(
    .sectionHeightAnswer,
    "heightForHeader and heightForFooter that answer 0 or automaticDimension mean this.",
    Band(
      since: .iOS(4),
      .init(groupedZeroIsDefault: true, plainAutomaticIsDefault: false),
      "grouped: both the default height; plain: both 0",
      .measured("load2-19")
    ),
    Band(
      since: .iOS(11),
      .init(groupedZeroIsDefault: false, plainAutomaticIsDefault: true),
      "0 is 0, automaticDimension is the default height",
      .measured("load2-19")
    )
  )

  /// The exceptions for rows and headers that the table does not have.
  package static let invalidQuery = Statement(
    .invalidQuery,
    "The rect of a row or header that the table does not have raises NSInternalInconsistencyException; the rect of such a section or footer is empty.",
    Band(
      since: .iOS(4),
      "raises",
      .assumed(),
      .observed(
        from: .iOS(6),
        "lionheart/openradar-mirror#14074",
        "lionheart/openradar-mirror#5395"
      ),
      .assumed(from: .iOS(10))
    )
  )

  /// The exception for the rows of a section that the table does not have.
  package static let invalidSection = Rule<Bool>(
    .invalidSection,
    "The number of rows of a section that the table does not have raises NSInternalInconsistencyException.",
    Band(since: .iOS(4), false, "no: it is 0", .assumed()),
    Band(since: .iOS(13), true, "raises", .observed("wordpress-mobile/WordPress-iOS#13891")),
    conflicts: ["up to iOS 12 a bad access was seen as well"]
  )

  /// When an automatic estimate is no estimate.
  package static let fixedRowHeight = Rule<Bool>(
    .fixedRowHeight,
    "While estimatedRowHeight is automatic, rows of a numeric rowHeight without heightForRow are not estimated.",
    Band(since: .iOS(4), true, "their height is known", .assumed())
  )

  /// The gap above headers.
  package static let sectionHeaderTopPadding = Rule<Double>(
    .sectionHeaderTopPadding,
    "In plain style an automatic sectionHeaderTopPadding puts this many points above every header.",
    Band(
      since: .iOS(4),
      0,
      "none, the property does not exist",
      .documented(),
      .documented(from: .catalyst(13))
    ),
    Band(
      since: .iOS(15),
      22,
      "22",
      .assumed("tests2-18", "tests2-60"),
      .assumed(from: .catalyst(15)),
      .measured(from: .catalyst(26), "upd-03", "upd-04")
    )
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(estimatesByDefault), RuleEntry(automaticRowEstimate), RuleEntry(defaultRowHeight),
      RuleEntry(sectionHeightDefault), RuleEntry(viewWithoutHeight), RuleEntry(sectionHeightAnswer),
      RuleEntry(invalidQuery), RuleEntry(invalidSection), RuleEntry(fixedRowHeight),
      RuleEntry(sectionHeaderTopPadding),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    /// The default of the three estimate properties.
    package var estimatesByDefault: Bool
    /// The row estimate behind automaticDimension.
    package var automaticRowEstimate: Double
    /// The height of a row that nothing gives a height.
    package var defaultRowHeight: Double
    /// The heights of headers and footers that nothing sets.
    package var sectionHeightDefault: SectionHeightDefault
    /// Whether a view alone makes a header.
    package var viewAloneHasHeight: Bool
    /// What 0 and -1 mean as an answer.
    package var sectionHeightAnswer: SectionHeightAnswer
    /// The exception for the rows of a section that the table does not have.
    package var raisesForInvalidSection: Bool
    /// When an automatic estimate is no estimate.
    package var knowsFixedRowHeights: Bool
    /// The gap above headers.
    package var automaticTopPadding: Double

    init(_ version: SystemVersion) {
      estimatesByDefault = GeometryRules.estimatesByDefault.value(for: version)
      automaticRowEstimate = GeometryRules.automaticRowEstimate.value(for: version)
      defaultRowHeight = GeometryRules.defaultRowHeight.value(for: version)
      sectionHeightDefault = GeometryRules.sectionHeightDefault.value(for: version)
      viewAloneHasHeight = GeometryRules.viewWithoutHeight.value(for: version)
      sectionHeightAnswer = GeometryRules.sectionHeightAnswer.value(for: version)
      raisesForInvalidSection = GeometryRules.invalidSection.value(for: version)
      knowsFixedRowHeights = GeometryRules.fixedRowHeight.value(for: version)
      automaticTopPadding = GeometryRules.sectionHeaderTopPadding.value(for: version)
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
}
