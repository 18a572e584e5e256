import TableTrace
import YAMLSource

extension QueryTable {
  private static let diffable = "apply: {sections: [{section: A, items: [b, c]}]}"

  private static let fruit: KeywordExample.Setting = """
    os: iOS 17
    viewport: {width: 320, height: 132}
    sections: [{header: A, rows: [a, b]}]
    """

  /// Questions about the state of the table, and of what the app has besides it.
  static let states: [QueryRow] = [
    QueryRow(
      "indexPathForSelectedRow",
      "The selected row.",
      example: KeywordExample("query: indexPathForSelectedRow")
    ) { _, _ in .indexPathForSelectedRow },
    QueryRow(
      "indexPathsForSelectedRows",
      "All selected rows.",
      example: KeywordExample("query: indexPathsForSelectedRows")
    ) { _, _ in .indexPathsForSelectedRows },
    QueryRow(
      "isEditing",
      "Whether the table is in edit mode.",
      example: KeywordExample("query: isEditing")
    ) { _, _ in .isEditing },
    QueryRow(
      "isRefreshing",
      "Whether the refresh control is refreshing (not a query to the table).",
      example: KeywordExample(
        "beginRefreshing",
        "query: isRefreshing",
        in: "table: {refreshControl: true}\nsections: [{rows: 1}]"
      )
    ) { _, _ in .isRefreshing },
    QueryRow(
      "reusePool",
      "The cells in the reuse queue, by identifier. The last one is dequeued first.",
      example: KeywordExample("scroll: {to: 88}", "query: reusePool", in: .display)
    ) { _, _ in .reusePool },
    QueryRow(
      "snapshot",
      "The sections and items of a diffable data source, otherwise `nil` (not a query to the table).",
      example: KeywordExample(diffable, "query: snapshot", in: fruit)
    ) { _, _ in .snapshot },
    QueryRow(
      "itemIdentifier",
      .required(.definition(.row)),
      "`itemIdentifier(for:)` of a diffable data source, otherwise `nil` (not a query to the table).",
      example: KeywordExample(diffable, "query: {itemIdentifier: [0, 1]}", in: fruit)
    ) { builder, value in builder.row(value).map { .itemIdentifier($0) } },
    QueryRow(
      "indexPathForItem",
      .required(.text),
      "`indexPath(for:)` of a diffable data source, otherwise `nil` (not a query to the table).",
      example: KeywordExample(diffable, "query: {indexPathForItem: c}", in: fruit)
    ) { _, value in value.text.map { .indexPathForItem($0) } },
  ]
}
