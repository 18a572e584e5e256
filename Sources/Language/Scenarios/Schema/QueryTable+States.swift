import TableTrace
import YAMLSource

extension QueryTable {
  private static let diffable = "apply: {sections: [{section: A, items: [b, c]}]}"

  private static let fruit: KeywordExample.Setting = """
    os: iOS 17
    viewport: {width: 320, height: 132}
    sections: [{header: A, rows: [a, b]}]
    """

  /// Queries about the state of the table and of the app.
  static let states: [QueryRow] = [
    QueryRow("indexPathForSelectedRow") { _, _ in .indexPathForSelectedRow }
      .says("The selected row.")
      .example("query: indexPathForSelectedRow"),
    QueryRow("indexPathsForSelectedRows") { _, _ in .indexPathsForSelectedRows }
      .says("All selected rows.")
      .example("query: indexPathsForSelectedRows"),
    QueryRow("isEditing") { _, _ in .isEditing }
      .says("Whether the table is in edit mode.")
      .example("query: isEditing"),
    QueryRow("isRefreshing") { _, _ in .isRefreshing }
      .says("Whether the refresh control is refreshing. The table is not queried.")
      .example(
        "beginRefreshing",
        "query: isRefreshing",
        in: "table: {refreshControl: true}\nsections: [{rows: 1}]"
      ),
    QueryRow("reusePool") { _, _ in .reusePool }
      .says("The cells in the reuse queue, by identifier. The last cell is dequeued first.")
      .example("scroll: {to: 88}", "query: reusePool", in: .named("display")),
    QueryRow("snapshot") { _, _ in .snapshot }
      .says(
        "The sections and items of a diffable data source, or `nil` without one. The table is not queried."
      )
      .example(diffable, "query: snapshot", in: fruit),
    QueryRow("itemIdentifier", .required(.row)) { $0.row($1).map { .itemIdentifier($0) } }
      .says(
        "`itemIdentifier(for:)` of a diffable data source, or `nil` without one. The table is not queried."
      )
      .example(diffable, "query: {itemIdentifier: [0, 1]}", in: fruit),
    QueryRow("indexPathForItem", .required(.text)) { $1.text.map { .indexPathForItem($0) } }
      .says(
        "`indexPath(for:)` of a diffable data source, or `nil` without one. The table is not queried."
      )
      .example(diffable, "query: {indexPathForItem: c}", in: fruit),
  ]
}
