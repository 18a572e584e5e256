/// The exception text for a negative row height.
public enum NegativeHeightText: Hashable, Sendable {
  /// Names the index path and the height.
  case mustNotBeNegative
  /// The text of iOS 8 with estimates, without numbers; else the other.
  case invalidWithEstimates
}
