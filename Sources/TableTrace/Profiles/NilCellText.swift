/// The exception text for a cellForRow that answers nil.
public enum NilCellText: Hashable, Sendable {
  /// iOS 8 and earlier.
  case mustReturnACell
  /// iOS 9 and later.
  case failedToObtainACell
}
