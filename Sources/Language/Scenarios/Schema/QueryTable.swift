import TableTrace
import YAMLSource

/// The queries of the app to the table.
enum QueryTable {
  static let point = ObjectShape("a point") {
    Field("x", .number(.any)).required.says("The distance from the left edge, in points.")
    Field("y", .number(.any)).required.says("The distance from the top, in points.")
  }

  static let rect = ObjectShape("a rectangle") {
    point.fields
    Field("width", .points).required.says("The width, in points.")
    Field("height", .points).required.says("The height, in points.")
  }

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

  static let rows = places + states

  /// Queries about rows and sections, and about what is there.
  private static let places: [QueryRow] = [
    QueryRow("numberOfSections") { _, _ in .numberOfSections }
      .says("The number of sections that the table knows.")
      .example("query: numberOfSections", in: .named("ends")),
    QueryRow("numberOfRows", .required(.index)) { $1.scalar?.integer.map { .numberOfRows($0) } }
      .says("The number of rows of a section that the table knows.")
      .example("query: {numberOfRows: 0}"),
    QueryRow("contentSize") { _, _ in .contentSize }
      .says("The size of the content.")
      .example("query: contentSize"),
    QueryRow("contentOffset") { _, _ in .contentOffset }
      .says("The content offset.")
      .example("query: contentOffset"),
    QueryRow("adjustedContentInset") { _, _ in .adjustedContentInset }
      .says("The insets of the content with the safe area: top, left, bottom and right.")
      .example("setInsets: {top: 20}", "query: adjustedContentInset"),
    QueryRow("rectForSection", .required(.index)) { $1.scalar?.integer.map { .rectForSection($0) } }
      .says("The rectangle of a section.")
      .example("query: {rectForSection: 0}", in: .named("ends")),
    QueryRow("rectForHeader", .required(.index)) { $1.scalar?.integer.map { .rectForHeader($0) } }
      .says("The rectangle of a section's header.")
      .example("query: {rectForHeader: 0}", in: .named("ends")),
    QueryRow("rectForFooter", .required(.index)) { $1.scalar?.integer.map { .rectForFooter($0) } }
      .says("The rectangle of a section's footer.")
      .example("query: {rectForFooter: 0}", in: .named("ends")),
    QueryRow("rectForRow", .required(.row)) { $0.row($1).map { .rectForRow($0) } }
      .says("The rectangle of a row.")
      .example("query: {rectForRow: [0, 4]}"),
    QueryRow("indexPathForRow", .required(.object(point))) {
      Point($1).map { .indexPathForRow($0) }
    }
    .says("The row at a point of the content.")
    .example("query: {indexPathForRow: {x: 10, y: 100}}"),
    QueryRow("indexPathsForRows", .required(.object(rect))) {
      Rect($1).map { .indexPathsForRows($0) }
    }
    .says("The rows in a rectangle of the content.")
    .example("query: {indexPathsForRows: {x: 0, y: 40, width: 320, height: 50}}"),
    QueryRow("indexPathsForVisibleRows") { _, _ in .indexPathsForVisibleRows }
      .says("The rows on the screen.")
      .example("query: indexPathsForVisibleRows"),
    QueryRow("visibleCells") { _, _ in .visibleCells }
      .says("The cells on the screen.")
      .example("query: visibleCells"),
    QueryRow("indexPathForCell", .required(.integer(1...Shape.largestCount))) {
      $1.scalar?.integer.map { .indexPathForCell(Cell(number: $0)) }
    }
    .says(
      "The row of a cell. The cell is given by its number in the trace, such as 1 for `Cell#1`."
    )
    .example("query: {indexPathForCell: 2}"),
    QueryRow("cellForRow", .required(.row)) { $0.row($1).map { .cellForRow($0) } }
      .says("The cell of a row, or `nil` if the row has no cell.")
      .example("query: {cellForRow: [0, 1]}"),
    QueryRow("cellContent", .optional(.row)) {
      $1.isNothing ? .cellContent(nil) : $0.row($1).map { .cellContent($0) }
    }
    .says("The content of the cell of a row, or of all cells on the screen.")
    .example(
      "query: cellContent",
      "query: {cellContent: [0, 1]}",
      in: """
        viewport: {width: 320, height: 88}
        sections: [{rows: [Apple, Banana]}]
        items: {Apple: {image: apple.png}}
        cells: {text: $item}
        """
    ),
    QueryRow("firstResponder") { _, _ in .firstResponder }
      .says(
        "The cell whose text field is first responder, or `nil`. The table is not queried."
      )
      .example("becomeFirstResponder: [0, 1]", "query: firstResponder"),
    QueryRow("headerView", .required(.index)) { $1.scalar?.integer.map { .headerView($0) } }
      .says("The header view of a section, or `nil` if it is not on the screen.")
      .example("query: {headerView: 0}", in: .named("ends")),
    QueryRow("footerView", .required(.index)) { $1.scalar?.integer.map { .footerView($0) } }
      .says("The footer view of a section, or `nil` if it is not on the screen.")
      .example("query: {footerView: 0}", in: .named("ends")),
    QueryRow("headerFrame", .required(.index)) { $1.scalar?.integer.map { .headerFrame($0) } }
      .says(
        "The frame of a section's header on the screen, in points of the content. While a header is pinned, this frame differs from its `rectForHeader`."
      )
      .example("scroll: {to: 20}", "query: {headerFrame: 0}", in: pinned),
    QueryRow("footerFrame", .required(.index)) { $1.scalar?.integer.map { .footerFrame($0) } }
      .says(
        "The frame of a section's footer on the screen, in points of the content. While a footer is pinned, this frame differs from its `rectForFooter`."
      )
      .example(
        "query: {footerFrame: 0}",
        "scroll: {to: 20}",
        "query: {footerFrame: 0}",
        in: pinned
      ),
  ]
}
