/// The rules of the selection apart from taps: by code, through reloads and edit mode, in queries.
public enum SelectionKeepingRules: Sendable {
  /// Selecting by code.
  public static let byCode = Rule<Bool>(
    .selectionByCode,
    "selectRow and deselectRow call no delegate method; the cell is set selected, and in single selection the old row is deselected as silently.",
    Band(since: .iOS(4), true, "only the cell", .documented, ["int-36", "int-12"]),
    Band(since: .iOS(9), true, "only the cell", .measured, ["tests2-56", "int-36"]),
    Band(since: .iOS(17), true, "only the cell", .documented, ["int-36"])
  )

  /// Reloading.
  public static let cleared = Rule<Bool>(
    .selectionCleared,
    "reloadData, or another data source, clears the selection at once and tells nobody.",
    Band(since: .iOS(4), true, "cleared", .assumed),
    Band(since: .iOS(9), true, "cleared", .measured, ["int-34"]),
    Band(since: .iOS(10), true, "cleared", .assumed)
  )

  /// Edit mode.
  public static let editMode = Rule<Bool>(
    .selectionInEditMode,
    "Beginning and ending edit mode drop the selection and tell nobody; what was selected before edit mode comes back with its end like this.",
    Band(since: .iOS(4), false, "not", .assumed),
    Band(since: .iOS(8), true, "it comes back", .measured, ["int-22"]),
    Band(since: .iOS(9), false, "not", .measured, ["int-34"]),
    Band(since: .iOS(10), false, "not", .assumed)
  )

  /// A controller that appears.
  public static let appearing = Rule<Bool>(
    .selectionAppearing,
    "A table view controller clears the selection in its own viewWillAppear, as clearsSelectionOnViewWillAppear says by default.",
    Band(since: .iOS(4), true, "cleared without a callback", .documented)
  )

  /// The queries.
  public static let query = Rule<Bool>(
    .selectionQuery,
    "indexPathForSelectedRow answers the first of the selected rows by place; indexPathsForSelectedRows answers all in the order in which they were selected, and nil without any.",
    Band(since: .iOS(4), true, "the order is assumed", .assumed),
    Band(since: .iOS(6), true, "the order after two taps downward", .tested, ["tests2-54"]),
    Band(since: .iOS(11), true, "the order is assumed", .assumed)
  )

  /// Scrolling to the selection.
  public static let nearest = Rule<Bool>(
    .nearestSelectedRow,
    "scrollToNearestSelectedRow scrolls to the selected row that is nearest to the position in the bounds; without a selection it does nothing.",
    Band(since: .iOS(4), true, "by the middles of the rows", .documented)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(byCode), RuleEntry(cleared), RuleEntry(editMode), RuleEntry(appearing),
      RuleEntry(query), RuleEntry(nearest),
    ]
  }
}
