import TableTrace
import YAMLSource

/// The questions of the app to the table.
enum QueryTable {
  /// A point.
  static let point = ObjectShape(
    place: "a point",
    fields: [
      Field("x", .number(.any), "The distance from the left edge, in points.", isRequired: true),
      Field("y", .number(.any), "The distance from the top, in points.", isRequired: true),
    ]
  )

  static let rect = ObjectShape(
    place: "a rectangle",
    fields: point.fields + [
      Field("width", .points, "The width, in points.", isRequired: true),
      Field("height", .points, "The height, in points.", isRequired: true),
    ]
  )

  static let queries = KeywordShape(
    phrase: "a query",
    name: "query",
    keywords: rows.map(\.keyword)
  )

  private static let pinned: KeywordExample.Setting = """
    os: iOS 14
    viewport: {width: 320, height: 88}
    table: {sectionHeaderHeight: 20, sectionFooterHeight: 20}
    sections: [{header: Fruit, footer: Five kinds, rows: 5}]
    dataSource: {titleForHeaderInSection: model, titleForFooterInSection: model}
    """

  /// The rows of all queries, in the order of the reference page.
  static let rows = places + states

  /// Questions about places, and about what lies there.
  private static let places: [QueryRow] = [
    QueryRow(
      "numberOfSections",
      "The number of sections.",
      example: KeywordExample("query: numberOfSections", in: .ends)
    ) { _, _ in .numberOfSections },
    QueryRow(
      "numberOfRows",
      .required(.index),
      "The number of rows of a section.",
      example: KeywordExample("query: {numberOfRows: 0}")
    ) { _, value in value.scalar?.integer.map { .numberOfRows($0) } },
    QueryRow(
      "contentSize",
      "The size of the content.",
      example: KeywordExample("query: contentSize")
    ) { _, _ in .contentSize },
    QueryRow(
      "contentOffset",
      "The content offset.",
      example: KeywordExample("query: contentOffset")
    ) { _, _ in .contentOffset },
    QueryRow(
      "adjustedContentInset",
      "The insets of the content: top, left, bottom and right, the safe area included.",
      example: KeywordExample("setInsets: {top: 20}", "query: adjustedContentInset")
    ) { _, _ in .adjustedContentInset },
    QueryRow(
      "rectForSection",
      .required(.index),
      "The rectangle of a section.",
      example: KeywordExample("query: {rectForSection: 0}", in: .ends)
    ) { _, value in value.scalar?.integer.map { .rectForSection($0) } },
    QueryRow(
      "rectForHeader",
      .required(.index),
      "The rectangle of a section's header.",
      example: KeywordExample("query: {rectForHeader: 0}", in: .ends)
    ) { _, value in value.scalar?.integer.map { .rectForHeader($0) } },
    QueryRow(
      "rectForFooter",
      .required(.index),
      "The rectangle of a section's footer.",
      example: KeywordExample("query: {rectForFooter: 0}", in: .ends)
    ) { _, value in value.scalar?.integer.map { .rectForFooter($0) } },
    QueryRow(
      "rectForRow",
      .required(.definition(.row)),
      "The rectangle of a row.",
      example: KeywordExample("query: {rectForRow: [0, 4]}")
    ) { builder, value in builder.row(value).map { .rectForRow($0) } },
    QueryRow(
      "indexPathForRow",
      .required(.object(point)),
      "The row at a point.",
      example: KeywordExample("query: {indexPathForRow: {x: 10, y: 100}}")
    ) { _, value in Point(value).map { .indexPathForRow($0) } },
    QueryRow(
      "indexPathsForRows",
      .required(.object(rect)),
      "The rows in a rectangle.",
      example: KeywordExample("query: {indexPathsForRows: {x: 0, y: 40, width: 320, height: 50}}")
    ) { _, value in Rect(value).map { .indexPathsForRows($0) } },
    QueryRow(
      "indexPathsForVisibleRows",
      "The rows on the screen.",
      example: KeywordExample("query: indexPathsForVisibleRows")
    ) { _, _ in .indexPathsForVisibleRows },
    QueryRow(
      "visibleCells",
      "The cells on the screen.",
      example: KeywordExample("query: visibleCells")
    ) { _, _ in .visibleCells },
    QueryRow(
      "indexPathForCell",
      .required(.integer(1...Shape.largestCount)),
      "The row that shows a cell. The cell has its number in the trace, such as `Cell#1`.",
      example: KeywordExample("query: {indexPathForCell: 2}")
    ) { _, value in value.scalar?.integer.map { .indexPathForCell(Cell(number: $0)) } },
    QueryRow(
      "cellForRow",
      .required(.definition(.row)),
      "The cell of a row, if it has one.",
      example: KeywordExample("query: {cellForRow: [0, 1]}")
    ) { builder, value in builder.row(value).map { .cellForRow($0) } },
    QueryRow(
      "cellContent",
      .optional(.definition(.row)),
      "The content of the cell of a row, or of all cells on the screen.",
      example: KeywordExample(
        "query: cellContent",
        "query: {cellContent: [0, 1]}",
        in: """
          viewport: {width: 320, height: 88}
          sections: [{rows: [Apple, Banana]}]
          items: {Apple: {image: apple.png}}
          cells: {text: $item}
          """
      )
    ) { builder, value in
      value.isNothing ? .cellContent(nil) : builder.row(value).map { .cellContent($0) }
    },
    QueryRow(
      "firstResponder",
      "The cell whose text field is first responder, otherwise `nil` (not a query to the table).",
      example: KeywordExample("becomeFirstResponder: [0, 1]", "query: firstResponder")
    ) { _, _ in .firstResponder },
    QueryRow(
      "headerView",
      .required(.index),
      "The header view of a section, if it has one.",
      example: KeywordExample("query: {headerView: 0}", in: .ends)
    ) { _, value in value.scalar?.integer.map { .headerView($0) } },
    QueryRow(
      "footerView",
      .required(.index),
      "The footer view of a section, if it has one.",
      example: KeywordExample("query: {footerView: 0}", in: .ends)
    ) { _, value in value.scalar?.integer.map { .footerView($0) } },
    QueryRow(
      "headerFrame",
      .required(.index),
      "The frame of a section's header on the screen, in points of the content. A pinned header is not at its `rectForHeader`.",
      example: KeywordExample("scroll: {to: 20}", "query: {headerFrame: 0}", in: pinned)
    ) { _, value in value.scalar?.integer.map { .headerFrame($0) } },
    QueryRow(
      "footerFrame",
      .required(.index),
      "The frame of a section's footer on the screen, in points of the content. A pinned footer is not at its `rectForFooter`.",
      example: KeywordExample(
        "query: {footerFrame: 0}",
        "scroll: {to: 20}",
        "query: {footerFrame: 0}",
        in: pinned
      )
    ) { _, value in value.scalar?.integer.map { .footerFrame($0) } },
  ]
}
