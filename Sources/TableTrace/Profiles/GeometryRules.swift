/// The rules of heights and rectangles that affect calls.
package enum GeometryRules: Sendable {
  package static let estimatesByDefault = Rule<Bool>(
    .estimatesByDefault,
    "From iOS 11, estimatedRowHeight, estimatedSectionHeaderHeight and "
      + "estimatedSectionFooterHeight are automaticDimension by default, so heights are estimated. "
      + "On iOS 7 to 10, they are 0 by default, so heights are not estimated.",
    VersionRange(false, "the properties do not exist", .documented("doc-01")),
    VersionRange(since: .iOS(7), false, "0, no estimates", .documented("doc-01")),
    VersionRange(
      since: .iOS(11),
      true,
      "automaticDimension, so heights are estimated",
      .observed("load-20b", "load-21"),
      .documented(from: .iOS(13), "doc-01")
    ),
    conflicts: [
      "tests2-41 (iOS 9 to 13) asserts the sum of the real heights right after reloadData. It "
        + "does not say whether heights are estimated. From iOS 11, upd-63 shows estimates for "
        + "rows that were never shown."
    ]
  )

  package static let automaticEstimate = Rule<Bool>(
    .automaticEstimate,
    "The app can set estimatedRowHeight, estimatedSectionHeaderHeight or "
      + "estimatedSectionFooterHeight to automaticDimension. From iOS 11, the table then "
      + "estimates these heights itself. Up to iOS 10, automaticDimension means no estimate, as "
      + "0 does.",
    VersionRange(false, "no estimate, like 0", .measured(from: .iOS(8), until: .iOS(10), "r3-42")),
    VersionRange(since: .iOS(11), true, "an automatic estimate", .documented("doc-01")),
    conflicts: [
      "r3-42 shows estimatedRowHeight. It is assumed that estimates of headers and "
        + "footers behave in the same way."
    ]
  )

  package static let automaticRowEstimate = Rule<HeightByTextSize>(
    .automaticRowEstimate,
    "If estimatedRowHeight is automaticDimension, the table estimates the same fixed height for "
      + "each row, for example 44 points on iOS 18. This height depends on the iOS version. From "
      + "iOS 26, it also depends on the text size.",
    VersionRange(.init(44), "44", .measured(from: .iOS(11), until: .iOS(14), "load-22", "load-23")),
    VersionRange(
      since: .iOS(26),
      .init(large: 52, extraExtraExtraLarge: 59, accessibilityLarge: 59),
      "52 at the default text size, 59 at extraExtraExtraLarge and at the accessibility sizes",
      .measured("r4-52")
    ),
    VersionRange(since: .catalyst(13), .init(44), "44"),
    VersionRange(since: .catalyst(26), .init(40.0464), "40.0464", .measured("upd-07", "load2-16")),
    conflicts: [
      "load-22 (iOS 11.4) and load-23 (iOS 12.0) do not print the estimate. It is inferred, "
        + "because heightForRowAt is called once more for their rows of 44 points. This happens "
        + "only for rows whose height equals their estimate.",
      "load-21 (iOS 11.0) and upd-08 (iOS 12.2) do not name their screens. The screen sizes are "
        + "inferred from the number of cells, which is 17.",
      "r4-52 shows 59 at accessibilityLarge. It is inferred that extraExtraExtraLarge has 59 too.",
    ]
  )

  package static let defaultRowHeight = Rule<HeightByTextSize>(
    .defaultRowHeight,
    "If the app sets no height for a row, the row gets a default height, for example 44 points "
      + "on iOS 18. The default height depends on the iOS version. From iOS 26, it also depends "
      + "on the text size and on the cell's content.",
    VersionRange(.init(44), "44", .measured(from: .iOS(7), until: .iOS(11), "con-01")),
    VersionRange(
      since: .iOS(26),
      .init(large: 52, extraExtraExtraLarge: 59, accessibilityLarge: 80),
      "52, 59 or 80, depending on the text size, for a cell with one label. A cell with a "
        + "subtitle sizes itself to 62, 83 or 117.",
      .measured("r4-57", "r4-52")
    ),
    VersionRange(since: .catalyst(26), .init(44), "44"),
    conflicts: [
      "r4-16 and r4-62 (iOS 26.0): a second source reports 56 points for one label and 73 with a "
        + "subtitle, because its lines of text are taller. r4-57 (iOS 26.1) reports 53 points "
        + "for a cell with a content configuration.",
      "r4-16 (Catalyst 26.1) reports 51.5 points for a cell with a content configuration",
    ]
  )

  package static let invalidSection = Rule<Bool>(
    .invalidSection,
    "From iOS 13, numberOfRows(inSection:) raises NSInternalInconsistencyException for a section "
      + "that the table does not have. Up to iOS 12, it returns NSNotFound.",
    VersionRange(false, "it returns NSNotFound", .measured(from: .iOS(12), "r3-51")),
    VersionRange(
      since: .iOS(13),
      true,
      "it raises NSInternalInconsistencyException",
      .observed(until: .iOS(15), "exc-26")
    ),
    conflicts: ["Up to iOS 12, a crash with EXC_BAD_ACCESS was seen as well."]
  )

  package static let fixedRowHeight = Rule<Bool>(
    .fixedRowHeight,
    "If rowHeight is a number and heightForRowAt is not implemented, the table knows the height "
      + "of every row. It then estimates no row heights, even if estimatedRowHeight is "
      + "automaticDimension.",
    is: true,
    "the row heights are known"
  )

  package static let rowsInRect = Rule<RowsInRect>(
    .rowsInRect,
    "Up to iOS 18, indexPathsForRows(in:) returns the rows that touch the rectangle. From iOS "
      + "26, it does not return a row that only touches the lowest point of the rectangle.",
    VersionRange(.touched, "the rows that touch the rectangle, and none if it has no height"),
    VersionRange(
      since: .iOS(26),
      .toOnePointAboveBottom,
      "the rows from the rectangle's top edge to one point above its bottom edge. If the rectangle "
        + "has no width, the rows go to its bottom edge. If the rectangle has no height, only the "
        + "row at its place is returned.",
      .observed("r4-51", "r4-08")
    ),
    conflicts: [
      "In r4-51, the rule is inferred from the results for 87 rectangles. None of these "
        + "rectangles was completely inside a gap between two rows."
    ]
  )

  static let entries = RuleList.of {
    estimatesByDefault
    automaticEstimate
    automaticRowEstimate
    defaultRowHeight
    Statement(
      .invalidQuery,
      "rectForRow raises NSInternalInconsistencyException if the row does not exist. For a "
        + "section that does not exist, the rects of the section and of its footer are empty.",
      says: "rectForRow raises the exception",
      .observed(from: .iOS(6), until: .iOS(7), "exc-24"),
      conflicts: [
        "exc-24 (iOS 6) shows the exception for a row. The empty rects of sections and footers "
          + "are assumed."
      ]
    )
    Statement(
      .invalidHeaderQuery,
      "rectForHeader raises NSInternalInconsistencyException if the section does not exist.",
      says: "rectForHeader raises the exception",
      .observed(from: .iOS(7), until: .iOS(8), "exc-25"),
      .observed(from: .iOS(9), until: .iOS(10), "exc-25"),
      conflicts: [
        "exc-25 (iOS 7 and 9.3) shows the text. It is inferred from the name of an internal method "
          + "that rectForHeader raises the exception."
      ]
    )
    invalidSection
    fixedRowHeight
    rowsInRect
  }
}

/// The rows that `indexPathsForRows(in:)` returns for a rectangle.
package enum RowsInRect: Hashable, Sendable {
  case touched
  /// The rows from the rectangle's top edge to one point above its bottom edge.
  case toOnePointAboveBottom
}
