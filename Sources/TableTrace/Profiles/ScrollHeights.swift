/// Which estimated rows are measured before the table scrolls to a row.
public enum ScrollHeights: Hashable, Sendable {
  /// None.
  case none
  /// All rows of the table.
  case allRows
  /// Those that will fill the bounds around the target.
  case rowsOfTarget
}
