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
      Command(
        "numberOfSections",
        "The number of sections.",
        example: CommandExample("load", "query: numberOfSections", setting: CommandExample.ends)
      ),
      Command(
        "numberOfRows",
        .required(.index),
        "The number of rows of a section.",
        example: CommandExample("load", "query: {numberOfRows: 0}")
      ),
      Command(
        "contentSize",
        "The size of the content.",
        example: CommandExample("load", "query: contentSize")
      ),
      Command(
        "contentOffset",
        "The content offset.",
        example: CommandExample("load", "query: contentOffset")
      ),
      Command(
        "rectForSection",
        .required(.index),
        "The rectangle of a section.",
        example: CommandExample("load", "query: {rectForSection: 0}", setting: CommandExample.ends)
      ),
      Command(
        "rectForHeader",
        .required(.index),
        "The rectangle of a section's header.",
        example: CommandExample("load", "query: {rectForHeader: 0}", setting: CommandExample.ends)
      ),
      Command(
        "rectForFooter",
        .required(.index),
        "The rectangle of a section's footer.",
        example: CommandExample("load", "query: {rectForFooter: 0}", setting: CommandExample.ends)
      ),
      Command(
        "rectForRow",
        .required(.definition(.row)),
        "The rectangle of a row.",
        example: CommandExample("load", "query: {rectForRow: [0, 4]}")
      ),
      Command(
        "indexPathForRow",
        .required(.object(point)),
        "The row at a point.",
        example: CommandExample("load", "query: {indexPathForRow: {x: 10, y: 100}}")
      ),
      Command(
        "indexPathsForRows",
        .required(.object(rect)),
        "The rows in a rectangle.",
        example: CommandExample(
          "load",
          "query: {indexPathsForRows: {x: 0, y: 40, width: 320, height: 50}}"
        )
      ),
      Command(
        "indexPathsForVisibleRows",
        "The rows on the screen.",
        example: CommandExample("load", "query: indexPathsForVisibleRows")
      ),
      Command(
        "visibleCells",
        "The cells on the screen.",
        example: CommandExample("load", "query: visibleCells")
      ),
      Command(
        "indexPathForCell",
        .required(.integer(1...Shape.largestCount)),
        "The row of a visible cell, which is named by its number in the trace.",
        example: CommandExample("load", "query: {indexPathForCell: 2}")
      ),
      Command(
        "cellForRow",
        .required(.definition(.row)),
        "The cell of a row, if it has one.",
        example: CommandExample("load", "query: {cellForRow: [0, 1]}")
      ),
      Command(
        "headerView",
        .required(.index),
        "The header view of a section, if it has one.",
        example: CommandExample("load", "query: {headerView: 0}", setting: CommandExample.ends)
      ),
      Command(
        "footerView",
        .required(.index),
        "The footer view of a section, if it has one.",
        example: CommandExample("load", "query: {footerView: 0}", setting: CommandExample.ends)
      ),
      Command(
        "indexPathForSelectedRow",
        "The selected row.",
        example: CommandExample("load", "query: indexPathForSelectedRow")
      ),
      Command(
        "indexPathsForSelectedRows",
        "All selected rows.",
        example: CommandExample("load", "query: indexPathsForSelectedRows")
      ),
      Command(
        "isEditing",
        "Whether the table is in editing mode.",
        example: CommandExample("load", "query: isEditing")
      ),
      Command(
        "reusePool",
        "The cells in the reuse pool, by identifier; the last is handed out first.",
        example: CommandExample(
          "load",
          "scroll: {to: 88}",
          "query: reusePool",
          setting: CommandExample.display
        )
      ),
    ]
  )
}
