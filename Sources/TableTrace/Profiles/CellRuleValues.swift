/// How the rows of a pass are chosen when rows are estimated.
public enum RowsOfPass: Hashable, Sendable {
  /// All rows that fit by estimate are made first, then what is missing.
  case byEstimate
  /// One row after the other, each placed by the real heights above it.
  case oneByOne
}

/// How often the height is asked inside the dequeue for an index path.
public struct HeightInDequeue: Hashable, Sendable {
  /// The times with row estimates.
  public let withEstimates: Int
  /// The times without.
  public let withoutEstimates: Int
}

/// Where the indentation level of a row is asked.
public enum IndentationPlace: Hashable, Sendable {
  /// After cellForRow has returned.
  case afterCell
  /// Inside the dequeue for an index path; without one, after cellForRow.
  case insideDequeue
}

/// The exception text for a cellForRow that answers nil.
public enum NilCellText: Hashable, Sendable {
  /// iOS 8 and earlier.
  case mustReturnACell
  /// iOS 9 and later.
  case failedToObtainACell
}

/// The exception text for a negative row height.
public enum NegativeHeightText: Hashable, Sendable {
  /// Names the index path and the height.
  case mustNotBeNegative
  /// The text of iOS 8 with estimates, without numbers; else the other.
  case invalidWithEstimates
}
