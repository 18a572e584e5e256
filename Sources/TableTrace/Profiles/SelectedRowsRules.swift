/// The rules of which rows and cells are selected in the end, where callbacks or reuse interfere.
public enum SelectedRowsRules: Sendable {
  /// A new row beside one that willDeselect kept.
  public static let besideKept = Rule<Bool>(
    .besideKeptRow,
    "In single selection, a row that is tapped is selected beside an old one that willDeselectRowAt kept, and didSelectRowAt comes.",
    Band(since: .iOS(4), true, "both are selected; nothing is said of the new row", .assumed)
  )

  /// willSelect answering a row that is not there.
  public static let absentRedirect = Rule<Bool>(
    .absentRedirect,
    "Where willSelectRowAt answers a row that the table does not have, nothing is deselected and nothing is selected.",
    Band(since: .iOS(4), true, "as if it had answered nil", .assumed)
  )

  /// What deselection follows.
  public static let deselectsSelected = Rule<Bool>(
    .deselectsSelected,
    "didDeselectRowAt comes for rows that are in the table's selection, once for each; how a cell looks and what willDeselectRowAt answers put no row there.",
    Band(since: .iOS(4), true, "the table's selection decides", .assumed),
    Band(since: .iOS(7), true, "the table's selection decides", .measured, ["g2-33"]),
    Band(since: .iOS(8), true, "the table's selection decides", .assumed)
  )

  /// The look of a cell from the pool.
  public static let reusedCell = Rule<Bool>(
    .lookOfReusedCell,
    "A cell keeps its look in the pool; as it comes on screen with another row it is set to the look of that row, highlighted first, before willDisplay.",
    Band(since: .iOS(4), true, "only where the look changes", .assumed)
  )

  static var entries: [RuleEntry] {
    [
      RuleEntry(besideKept), RuleEntry(absentRedirect), RuleEntry(deselectsSelected),
      RuleEntry(reusedCell),
    ]
  }
}
