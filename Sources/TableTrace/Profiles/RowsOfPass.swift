/// How the rows of a pass are chosen when rows are estimated.
public enum RowsOfPass: Hashable, Sendable {
  /// All rows that fit by estimate are made first, then what is missing.
  case byEstimate
  /// One row after the other, each placed by the real heights above it.
  case oneByOne
}
