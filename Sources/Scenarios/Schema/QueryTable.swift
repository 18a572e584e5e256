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

  /// A rectangle.
  static let rect = ObjectShape(
    place: "a rectangle",
    fields: point.fields + [
      Field("width", .points, "The width, in points.", isRequired: true),
      Field("height", .points, "The height, in points.", isRequired: true),
    ]
  )

  /// The queries.
  static let queries = CommandShape(
    phrase: "a query",
    name: "query",
    commands: [
      Command("numberOfSections", "The number of sections."),
      Command("numberOfRows", .required(.index), "The number of rows of a section."),
      Command("contentSize", "The size of the content."),
      Command("contentOffset", "The content offset."),
      Command("rectForSection", .required(.index), "The rectangle of a section."),
      Command("rectForHeader", .required(.index), "The rectangle of a section's header."),
      Command("rectForFooter", .required(.index), "The rectangle of a section's footer."),
      Command("rectForRow", .required(.definition(.row)), "The rectangle of a row."),
      Command("indexPathForRow", .required(.object(point)), "The row at a point."),
      Command("indexPathsForRows", .required(.object(rect)), "The rows in a rectangle."),
      Command("indexPathsForVisibleRows", "The rows on the screen."),
      Command("visibleCells", "The cells on the screen."),
      Command("cellForRow", .required(.definition(.row)), "The cell of a row, if it has one."),
      Command("headerView", .required(.index), "The header view of a section, if it has one."),
      Command("footerView", .required(.index), "The footer view of a section, if it has one."),
      Command("indexPathForSelectedRow", "The selected row."),
      Command("indexPathsForSelectedRows", "All selected rows."),
      Command("isEditing", "Whether the table is in editing mode."),
      Command("reusePool", "The number of cells in the reuse pool, by identifier."),
    ]
  )
}
