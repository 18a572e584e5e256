/// The rules of sizes, as far as calls depend on them.
public enum GeometryRules: Sendable {
  /// The default of the three estimate properties.
  public static let estimatesByDefault = Rule<Bool>(
    .estimatesByDefault,
    "The properties estimatedRowHeight, estimatedSectionHeaderHeight and estimatedSectionFooterHeight start like this.",
    Band(since: .iOS(4), false, "the properties do not exist", .documented),
    Band(since: .iOS(7), false, "0, no estimates", .documented),
    Band(
      since: .iOS(11),
      true,
      "automaticDimension, estimates are on",
      .observed,
      ["load-20b", "load-21"]
    ),
    conflicts: [
      "tests2-41 (iOS 9 to 13) asserts the sum of the real heights right after reloadData; whether its estimates were on is not told, and upd-63 counts estimates from iOS 11 on"
    ]
  )

  /// The row estimate behind automaticDimension.
  public static let automaticRowEstimate = Rule<Double>(
    .automaticRowEstimate,
    "An automatic row estimate counts as this many points.",
    Band(since: .iOS(4), 44, "44", .assumed),
    Band(since: .iOS(11), 44, "44", .observed, ["load-21", "upd-08"]),
    Band(since: .iOS(14), 44, "44", .assumed),
    Band(since: SystemVersion(.catalyst, 13), 44, "44", .assumed),
    Band(
      since: SystemVersion(.catalyst, 26),
      40.0464,
      "40.0464",
      .measured,
      ["upd-07", "load2-16"]
    )
  )

  /// The height of a row that nothing gives a height.
  public static let defaultRowHeight = Rule<Double>(
    .defaultRowHeight,
    "A row whose height nothing sets has this many points.",
    Band(since: .iOS(4), 44, "44", .measured, ["xmartlabs/Eureka#1444", "vicpenap/PrettyKit#26"]),
    Band(since: .iOS(11), 44, "44", .assumed)
  )

  /// The heights of headers and footers that nothing sets.
  public static let sectionHeightDefault = Rule<SectionHeightDefault>(
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
      .measured,
      ["facebookarchive/three20#650"]
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
      .assumed
    )
  )

  /// Whether a view alone makes a header.
  public static let viewWithoutHeight = Rule<Bool>(
    .viewWithoutHeight,
    "In plain style without estimates, viewForHeader or viewForFooter alone gives the section a header or footer.",
    Band(since: .iOS(4), true, "of the default height", .assumed),
    Band(since: .iOS(6), true, "of the default height", .tested, ["tests2-32"]),
    Band(
      since: .iOS(9),
      false,
      "no: the height method or a title is needed",
      .measured,
      ["xai3/Shoyu#42"]
    ),
    Band(since: .iOS(11), true, "of the default height", .measured, ["xai3/Shoyu#42"]),
    conflicts: [
      "published tables say no for all versions up to iOS 10; tests2-32 shows the header on iOS 6 to 8"
    ]
  )

  /// What 0 and -1 mean as an answer.
  public static let sectionHeightAnswer = Rule<SectionHeightAnswer>(
    .sectionHeightAnswer,
    "heightForHeader and heightForFooter that answer 0 or automaticDimension mean this.",
    Band(
      since: .iOS(4),
      .init(groupedZeroIsDefault: true, plainAutomaticIsDefault: false),
      "grouped: both the default height; plain: both 0",
      .measured,
      ["load2-19"]
    ),
    Band(
      since: .iOS(11),
      .init(groupedZeroIsDefault: false, plainAutomaticIsDefault: true),
      "0 is 0, automaticDimension is the default height",
      .measured,
      ["load2-19"]
    )
  )

  /// The exceptions for rows and headers that the table does not have.
  public static let invalidQuery = Rule<Bool>(
    .invalidQuery,
    "The rect of a row or header that the table does not have raises NSInternalInconsistencyException; the rect of such a section or footer is empty.",
    Band(since: .iOS(4), true, "raises", .assumed),
    Band(
      since: .iOS(6),
      true,
      "raises",
      .observed,
      ["lionheart/openradar-mirror#14074", "lionheart/openradar-mirror#5395"]
    ),
    Band(since: .iOS(10), true, "raises", .assumed)
  )

  /// The exception for the rows of a section that the table does not have.
  public static let invalidSection = Rule<Bool>(
    .invalidSection,
    "The number of rows of a section that the table does not have raises NSInternalInconsistencyException.",
    Band(since: .iOS(4), false, "no: it is 0", .assumed),
    Band(since: .iOS(13), true, "raises", .observed, ["wordpress-mobile/WordPress-iOS#13891"]),
    conflicts: ["up to iOS 12 a bad access was seen as well"]
  )

  /// When an automatic estimate is no estimate.
  public static let fixedRowHeight = Rule<Bool>(
    .fixedRowHeight,
    "While estimatedRowHeight is automatic, rows of a numeric rowHeight without heightForRow are not estimated.",
    Band(since: .iOS(4), true, "their height is known", .assumed)
  )

  /// The gap above headers.
  public static let sectionHeaderTopPadding = Rule<Double>(
    .sectionHeaderTopPadding,
    "In plain style an automatic sectionHeaderTopPadding puts this many points above every header.",
    Band(since: .iOS(4), 0, "none, the property does not exist", .documented),
    Band(since: .iOS(15), 22, "22", .assumed, ["tests2-18", "tests2-60"]),
    Band(since: SystemVersion(.catalyst, 13), 0, "none, the property does not exist", .documented),
    Band(since: SystemVersion(.catalyst, 15), 22, "22", .assumed),
    Band(since: SystemVersion(.catalyst, 26), 22, "22", .measured, ["upd-03", "upd-04"])
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(estimatesByDefault), RuleEntry(automaticRowEstimate), RuleEntry(defaultRowHeight),
      RuleEntry(sectionHeightDefault), RuleEntry(viewWithoutHeight),
      RuleEntry(sectionHeightAnswer), RuleEntry(invalidQuery), RuleEntry(invalidSection),
      RuleEntry(fixedRowHeight), RuleEntry(sectionHeaderTopPadding),
    ]
  }

  /// The values for one version.
  package struct Values: Sendable {
    package var estimatesByDefault: Bool
    package var automaticRowEstimate: Double
    package var defaultRowHeight: Double
    package var sectionHeightDefault: SectionHeightDefault
    package var sectionHeightAnswer: SectionHeightAnswer
    package var viewAloneHasHeight: Bool
    package var raisesForInvalidSection: Bool
    package var knowsFixedRowHeights: Bool
    package var automaticTopPadding: Double

    init(_ version: SystemVersion) {
      estimatesByDefault = GeometryRules.estimatesByDefault.value(for: version)
      automaticRowEstimate = GeometryRules.automaticRowEstimate.value(for: version)
      defaultRowHeight = GeometryRules.defaultRowHeight.value(for: version)
      sectionHeightDefault = GeometryRules.sectionHeightDefault.value(for: version)
      sectionHeightAnswer = GeometryRules.sectionHeightAnswer.value(for: version)
      viewAloneHasHeight = GeometryRules.viewWithoutHeight.value(for: version)
      raisesForInvalidSection = GeometryRules.invalidSection.value(for: version)
      knowsFixedRowHeights = GeometryRules.fixedRowHeight.value(for: version)
      automaticTopPadding = GeometryRules.sectionHeaderTopPadding.value(for: version)
    }
  }
}
